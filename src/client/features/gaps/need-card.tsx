import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { sentenceFor } from '#domain/errors.ts';
import { gapWordsProblem } from '#domain/facts/gap-words.ts';
import type { Need } from '#domain/plan/gaps/gap-list.ts';
import { inBrackets } from '#domain/plan/gaps/gaps.ts';
import { capital } from '#domain/reading/plain-words.ts';

export type NeedActions = {
  fill: (need: Need, words: string, isFact: boolean) => void;
  /** Stores the typed words; returns the reason if that is impossible, or if they are too long to save. */
  type: (need: string, words: string) => string | undefined;
  flush: () => void;
  show: (place: Need['places'][number]) => void;
};

type NeedCardProps = {
  need: Need;
  known: string | undefined;
  typed: string;
  actions: NeedActions;
  /** Shown like a question, one after another. */
  takesFocus?: boolean;
};

const SHOWN_AT_FIRST = 2;

export function NeedCard({ need, known, typed, actions, takesFocus = false }: NeedCardProps) {
  const id = useId();
  // Words that could not be stored stay in the box until somebody types elsewhere.
  const [refused, setRefused] = useState<string>();
  const [words, setWords] = useTyped(typed === '' ? undefined : typed, (next) =>
    setRefused(actions.type(need.need, next)),
  );
  const tooLong = gapWordsProblem(words);
  const [isFact, setIsFact] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? need.places : need.places.slice(0, SHOWN_AT_FIRST);
  const isEmpty = words.trim() === '';
  const fill = () => {
    if (!isEmpty && !tooLong) actions.fill(need, words, isFact);
  };
  return (
    <li aria-labelledby={id} className="rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5">
      <h3 id={id} className="font-semibold">
        {capital(need.need)}{' '}
        <span className="ml-1 text-sm font-normal whitespace-nowrap text-faint">
          {GAPS_COPY.places(need.places.length)}
        </span>
      </h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-[0.9375rem] text-soft">
        {shown.map((place) => (
          <li key={`${place.id} ${place.gap.range.start}`}>
            <q className="break-words">{inBrackets(place.sentence)}</q>{' '}
            <span className="text-sm text-faint">
              {place.title}
              <Button
                size="small"
                variant="quiet"
                aria-label={GAPS_COPY.named(GAPS_COPY.show, `${place.title}, ${need.need}`)}
                onClick={() => actions.show(place)}
              >
                {GAPS_COPY.show}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {need.places.length > SHOWN_AT_FIRST && !isWhole && (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {GAPS_COPY.more(need.places.length - SHOWN_AT_FIRST)}
        </Button>
      )}
      <form
        className="mt-3 flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
      >
        <TextArea
          label={capital(need.need)}
          isLabelHidden
          minHeight="48px"
          rows={1}
          className="max-h-64 short:max-h-36"
          value={words}
          autoFocus={takesFocus}
          error={refused ?? (tooLong && sentenceFor(tooLong))}
          onChange={(event) => setWords(event.target.value)}
          onBlur={actions.flush}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            fill();
          }}
        />
        {known && words !== known && (
          <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
            {GAPS_COPY.youSaid(known)}
            <Button size="small" variant="secondary" onClick={() => setWords(known)}>
              {GAPS_COPY.use}
            </Button>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {words !== known ? (
            <CheckLine isChecked={isFact} onChange={setIsFact} about={need.need}>
              <span className="text-[0.9375rem]">{GAPS_COPY.keep}</span>
            </CheckLine>
          ) : (
            <span />
          )}
          <Button
            size="small"
            type="submit"
            disabled={isEmpty}
            aria-label={GAPS_COPY.named(GAPS_COPY.fill(need.places.length), need.need)}
          >
            {GAPS_COPY.fill(need.places.length)}
          </Button>
        </div>
      </form>
    </li>
  );
}
