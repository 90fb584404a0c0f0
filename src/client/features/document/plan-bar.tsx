import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { timeShown, useFading } from '#client/ui/notices/use-fading.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';

/** Undoes changes made before this editor was opened. */
export type PlanPast = { undo: () => void; redo: () => void };

type PlanBarProps = {
  said: { words: string } | null;
  onFade: () => void;
  past: PlanPast;
  canUndo: boolean;
  canRedo: boolean;
};

/** Above a plan that is being read: the last change, for a while, with Undo. */
export function PlanBar({ said, onFade, past, canUndo, canRedo }: PlanBarProps) {
  const hasPast = canUndo || canRedo;
  const { hold } = useFading(said, timeShown(hasPast), onFade);
  const holding = { onFocus: () => hold(true), onBlur: () => hold(false) };
  return (
    <div
      className={said ? 'plan-said' : 'plan-how'}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <p>
        {said?.words ?? (
          // Not by `matchMedia`: on a tablet with a mouse, the words follow the current input device.
          <>
            <span className="pointer-coarse:hidden">{DOCUMENT_COPY.edit.how}</span>
            <span className="hidden pointer-coarse:inline">{DOCUMENT_COPY.edit.howByTouch}</span>
          </>
        )}
      </p>
      {hasPast && (
        <span className="plan-past">
          <IconButton
            label={DOCUMENT_COPY.edit.undo}
            icon={<Undo2 aria-hidden="true" className="size-4.5" />}
            aria-disabled={!canUndo}
            onClick={past.undo}
            {...holding}
          />
          <IconButton
            label={DOCUMENT_COPY.edit.redo}
            icon={<Redo2 aria-hidden="true" className="size-4.5" />}
            aria-disabled={!canRedo}
            onClick={past.redo}
            {...holding}
          />
        </span>
      )}
    </div>
  );
}
