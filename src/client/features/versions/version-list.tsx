import { ChevronRight } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { VERSIONS_COPY } from '#content/copy/book.ts';
import { fieldWords } from '#content/copy/words/field-words.ts';
import type { VersionSummary } from '#domain/api/api-contract.ts';

type VersionListProps = { versions: readonly VersionSummary[]; onChoose: (versionId: string) => void };

export function VersionList({ versions, onChoose }: VersionListProps) {
  if (versions.length === 0) return <p className="py-4 text-soft">{VERSIONS_COPY.empty}</p>;
  return (
    <ul className="divide-y divide-line">
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
              <span className="ml-auto text-sm text-soft tabular-nums">{VERSIONS_COPY.length(length)}</span>
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
