import { ArrowRight } from 'lucide-react';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import { type BlueprintType, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import type { MissingChapter } from '#domain/plan/book-outline.ts';

type BookMissingProps = {
  missing: readonly MissingChapter[];
  written: number;
  onOpen: (type: BlueprintType) => void;
};

export function BookMissing({ missing, written, onOpen }: BookMissingProps) {
  const copy = BOOK_COPY.missing;
  return (
    <section aria-labelledby="book-missing" className="mt-16 print:hidden">
      <h2 id="book-missing" className="font-serif text-2xl font-semibold">
        {copy.heading}
      </h2>
      <p className="mt-1 text-soft">{copy.lead(written)}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {missing.map(({ type, title, answered }) => (
          <li
            key={type}
            className="flex min-w-0 items-center gap-3 rounded-2xl border border-dashed border-edge py-2 pr-2 pl-4 [overflow-wrap:anywhere]"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              <span className="block text-sm text-soft">
                {answered === 0 ? copy.notStarted : copy.answered(answered)}
              </span>
            </span>
            <InAppLink
              href={`/blueprints/${type}`}
              aria-label={copy.label(stepFor(answered), title)}
              onGo={() => onOpen(type)}
              className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-xl px-3 text-sm font-semibold text-gold-text hover:bg-sunken"
            >
              {stepFor(answered)}
              <ArrowRight aria-hidden="true" className="size-4" />
            </InAppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stepFor(answered: number): string {
  const { start, continue: more, write } = BOOK_COPY.missing;
  if (answered === 0) return start;
  return answered < QUESTION_COUNT ? more : write;
}
