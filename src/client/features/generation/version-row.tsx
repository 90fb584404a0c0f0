import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { VersionSummary } from '#domain/api-contract.ts';

type VersionRowProps = {
  version: VersionSummary;
  read: () => Promise<string>;
  onRestore: (text: string) => void;
  onCompare: ((text: string) => void) | undefined;
};

const whenFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function VersionRow({ version, read, onRestore, onCompare }: VersionRowProps) {
  const copy = GENERATION_COPY.versions;
  const [shown, setShown] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const when = whenFormat.format(new Date(version.savedAt));

  async function withText(use: (text: string) => void) {
    setHasFailed(false);
    try {
      use(shown ?? (await read()));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold">{when}</p>
          <p className="text-sm text-soft">
            {copy.origin[version.origin]} · {copy.length(version.length.toLocaleString('en-US'))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="quiet"
            aria-label={`${shown === null ? copy.show : copy.hide}, ${when}`}
            onClick={() => (shown === null ? withText(setShown) : setShown(null))}
          >
            {shown === null ? copy.show : copy.hide}
          </Button>
          {onCompare && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${copy.compare}, ${when}`}
              onClick={() => withText(onCompare)}
            >
              {copy.compare}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={`${copy.restore}, ${when}`}
            onClick={() => withText(onRestore)}
          >
            {copy.restore}
          </Button>
        </div>
      </div>
      {hasFailed && <p className="mt-2 text-sm font-medium text-danger">{copy.failed}</p>}
      {shown !== null && (
        <pre className="mt-3 max-h-72 overflow-y-auto rounded-xl bg-sunken px-4 py-3 font-sans text-sm break-words whitespace-pre-wrap">
          {shown}
        </pre>
      )}
    </li>
  );
}
