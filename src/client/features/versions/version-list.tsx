import { ChevronRight } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { fieldWords } from '#content/copy/words/field-words.ts';
import { VERSIONS_COPY } from '#content/copy/writing/versions.ts';
import type { VersionSummary } from '#domain/api/api-contract.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { FIELDS, isFieldName } from '#domain/blueprint/fields.ts';

type VersionListProps = {
  versions: readonly VersionSummary[];
  blueprint: Blueprint;
  onChoose: (versionId: string) => void;
};

export function VersionList({ versions, blueprint, onChoose }: VersionListProps) {
  if (versions.length === 0) return <p className="py-4 text-soft">{VERSIONS_COPY.empty}</p>;
  return (
    <ul className="lined">
      {versions.map(({ versionId, savedAt, origin, field, length }) => (
        <li key={versionId}>
          <button
            type="button"
            onClick={() => onChoose(versionId)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-xl px-2 py-2 text-left hover:bg-canvas"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
              <time dateTime={savedAt} className="font-medium">
                {timeWords(savedAt)}
              </time>
              <Badge tone={origin === 'conflict' ? 'gold' : 'plain'}>{VERSIONS_COPY.origins[origin]}</Badge>
              {field !== undefined && field !== 'aiOutput' && (
                <span className="text-sm text-soft">{fieldWords(field)}</span>
              )}
              <span className="text-sm text-soft tabular-nums sm:ml-auto">
                {VERSIONS_COPY.size(wordsMore(length, currentText(blueprint, field ?? 'aiOutput')))}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function timeWords(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

export function currentText(blueprint: Blueprint, field: string): string {
  return (isFieldName(field) && FIELDS[field].read(blueprint)) || '';
}

// For an English plan with Markdown, if there is no current text to measure.
const LETTERS_A_WORD = 6;

/** From its length alone: a version's text is fetched only when it is opened. */
function wordsMore(length: number, now: string): number {
  const words = now.match(/\S+/g)?.length ?? 0;
  const more = Math.round((length - now.length) / (words === 0 ? LETTERS_A_WORD : now.length / words));
  return Math.abs(more) < 20 ? more : Math.round(more / 10) * 10;
}
