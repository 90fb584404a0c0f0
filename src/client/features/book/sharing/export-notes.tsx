import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import { GAPS_COPY } from '#content/copy/gaps.ts';

type ExportNotesProps = {
  gaps: number;
  hasPrivate: boolean;
  isPrivateIn: boolean;
  onPrivate: (isPrivateIn: boolean) => void;
};

/** Shown before an export: what becomes a blank, and what is left out. */
export function ExportNotes({ gaps, hasPrivate, isPrivateIn, onPrivate }: ExportNotesProps) {
  if (gaps === 0 && !hasPrivate) return null;
  const copy = BOOK_COPY.export;
  return (
    <div className="mb-1 flex flex-col gap-1 border-b border-line px-3 pt-1 pb-2 text-sm text-soft">
      {gaps > 0 && <p>{GAPS_COPY.beforeExport(gaps)}</p>}
      {hasPrivate && (
        <>
          <p>{isPrivateIn ? copy.privateIn : copy.privateOut}</p>
          <CheckLine isChecked={isPrivateIn} onChange={onPrivate}>
            <span className="font-medium text-ink">{copy.withPrivate}</span>
          </CheckLine>
        </>
      )}
    </div>
  );
}
