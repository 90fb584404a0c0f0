import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';

/** Taking back what was changed in the plan before this editor was opened. */
export type PlanPast = { undo: () => void; redo: () => void };

type PlanBarProps = { said: string | null; past: PlanPast; canUndo: boolean; canRedo: boolean };

/** Above a plan that is being read: what was just done, and the way back. */
export function PlanBar({ said, past, canUndo, canRedo }: PlanBarProps) {
  return (
    <div className={said ? 'plan-said' : 'plan-how'}>
      <p role="status">
        {said ?? (
          // Not by `matchMedia`: on a tablet with a mouse the words change with what is at hand.
          <>
            <span className="pointer-coarse:hidden">{DOCUMENT_COPY.edit.how}</span>
            <span className="hidden pointer-coarse:inline">{DOCUMENT_COPY.edit.howByTouch}</span>
          </>
        )}
      </p>
      {(canUndo || canRedo) && (
        <span className="plan-past">
          <IconButton
            label={DOCUMENT_COPY.edit.undo}
            icon={<Undo2 aria-hidden="true" className="size-4.5" />}
            aria-disabled={!canUndo}
            onClick={past.undo}
          />
          <IconButton
            label={DOCUMENT_COPY.edit.redo}
            icon={<Redo2 aria-hidden="true" className="size-4.5" />}
            aria-disabled={!canRedo}
            onClick={past.redo}
          />
        </span>
      )}
    </div>
  );
}
