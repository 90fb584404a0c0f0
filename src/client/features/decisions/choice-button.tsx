import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { Choice } from '#domain/decisions/decision.ts';
import type { FactOrigin } from '#domain/facts/suggestion.ts';

type ChoiceButtonProps = { choice: Choice; label: string; onChoose: (value: string) => void };

/** A value to choose, with its sources. */
export function ChoiceButton({ choice, label, onChoose }: ChoiceButtonProps) {
  const id = useId();
  const { value, origins, isConfirmed = false, isOffered = false } = choice;
  // The person's own words are better than a plan that repeats them.
  const [first, ...others] = origins.toSorted((one, other) => isPlan(one) - isPlan(other));
  return (
    <div
      className={classNames(
        'relative flex min-h-14 min-w-0 flex-col justify-center rounded-xl border bg-surface px-4 py-2.5 hover:border-ink hover:bg-sunken',
        isOffered ? 'border-gold' : 'border-edge',
      )}
    >
      {/* The button is as large as its box. Its name is the value; the sources are its description. */}
      <button
        type="button"
        dir="auto"
        aria-label={DECIDE_COPY.named(value, label)}
        aria-describedby={id}
        onClick={() => onChoose(value)}
        className="line-clamp-4 cursor-pointer text-left font-semibold break-words after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--c-focus)"
      >
        {value}
      </button>
      <span id={id} className="mt-0.5 block w-full min-w-0 text-sm text-soft">
        {isConfirmed && <span className="block">{DECIDE_COPY.confirmed}</span>}
        {isOffered && <span className="block">{DECIDE_COPY.offered}</span>}
        {first && (
          <span className="line-clamp-2 break-words">
            {whoSaid(first)}
            {others.length > 0 && ` ${DECIDE_COPY.more(others.length)}`}
            {first.quote.trim() !== value && (
              <>
                : <q>{around(first.quote, value)}</q>
              </>
            )}
          </span>
        )}
      </span>
    </div>
  );
}

function whoSaid({ type, place }: FactOrigin): string {
  if (place.kind === 'told') return DECIDE_COPY.told(place.name);
  const { title } = outlineOf(type ?? 'identity');
  return place.kind === 'answer' ? DECIDE_COPY.answer(title) : DECIDE_COPY.plan(title);
}

const isPlan = ({ place }: FactOrigin) => Number(place.kind === 'plan');

const LONGEST = 110;

/** The part of a long sentence with the value. */
function around(quote: string, value: string): string {
  const words = quote.replaceAll('**', '');
  if (words.length <= LONGEST) return words;
  const at = Math.max(0, words.indexOf(value));
  const from = at > LONGEST / 2 ? words.indexOf(' ', at - LONGEST / 2) + 1 : 0;
  const end = words.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${words.slice(from, end > from ? end : from + LONGEST)} …`;
}
