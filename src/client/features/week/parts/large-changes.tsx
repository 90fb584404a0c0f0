import { Undo2 } from 'lucide-react';
import { localDay } from '#client/adapters/time/local-day.ts';
import { Button } from '#client/ui/button.tsx';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import { changedAt, type LargeChange } from '#domain/week/memory/large-changes.ts';

type LargeChangesProps = {
  /** With the number of tasks still as each change left them. */
  changes: readonly { readonly change: LargeChange; readonly left: number }[];
  onTakeBack: (change: LargeChange, left: number) => void;
};

/** Undo for dates added or moved by one click, while any of them is unchanged. */
export function LargeChanges({ changes, onTakeBack }: LargeChangesProps) {
  const copy = LOAD_COPY.changes;
  if (changes.length === 0) return null;
  return (
    <section aria-label={copy.label} className="mt-8 text-[0.9375rem] print:hidden">
      <ul className="grid gap-1">
        {changes.map(({ change, left }) => (
          <li key={`${change.kind} ${change.id}`} className="flex flex-wrap items-center gap-x-3 text-soft">
            <span>{copy[change.kind](localDay(changedAt(change)), left)}</span>
            <Button
              size="small"
              variant="quiet"
              icon={<Undo2 aria-hidden="true" className="size-4" />}
              onClick={() => onTakeBack(change, left)}
            >
              {change.kind === 'added' ? copy.takeOut(left) : copy.putBack(left)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
