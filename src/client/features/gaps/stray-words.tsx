import { Button } from '#client/ui/button.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import type { GapWords } from '#domain/facts/fact-sheet.ts';
import { askedFor } from '#domain/facts/gap-words.ts';
import { capital } from '#domain/reading/plain-words.ts';

type StrayWordsProps = { stray: readonly GapWords[]; onRemove: (words: GapWords) => void };

/** Words whose gap disappeared when a plan was rewritten. Only the person removes them. */
export function StrayWords({ stray, onRemove }: StrayWordsProps) {
  const copy = GAPS_COPY.stray;
  return (
    <section aria-labelledby="stray-words" className="mt-10">
      <h2 id="stray-words" className="font-serif text-xl font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 text-soft">{copy.lead}</p>
      <ul className="mt-3 rounded-2xl border border-line bg-surface">
        {stray.map((entry) => (
          <li
            key={`${entry.of} ${entry.words}`}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-64 pt-1">
              <p className="text-sm text-faint">{capital(askedFor(entry))}</p>
              <p className="max-h-64 overflow-y-auto break-words whitespace-pre-wrap">{entry.words}</p>
            </div>
            <Button
              size="small"
              variant="quiet"
              aria-label={`${copy.remove}: ${askedFor(entry)}`}
              onClick={() => onRemove(entry)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
