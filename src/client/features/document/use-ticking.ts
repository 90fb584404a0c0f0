import { type RefObject, useCallback } from 'react';
import { tick } from '#domain/plan/checklist.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { replaceRange } from '#domain/plan/source-range.ts';

type TickingOptions = {
  /** The plan as it is drawn. */
  current: RefObject<PlanDocument>;
  know: (document: PlanDocument) => void;
  onEdit: (text: string) => void;
  /** The plan with what is being typed into a section of it; null while none is edited. */
  liveText: () => string | null;
  close: () => void;
};

/** Ticks a box of the plan by one character of its text. */
export function useTicking({ current, know, onEdit, liveText, close }: TickingOptions) {
  return useCallback(
    (at: number, isTicked: boolean) => {
      const now = liveText();
      const shown = current.current;
      if (now === null || now === shown.text) {
        const ticked = tick(shown, at, isTicked);
        know(ticked);
        onEdit(ticked.text);
        return;
      }
      // A section is still being edited: behind it, everything has moved.
      const grown = now.length - shown.text.length;
      const moved = shown.text.slice(at) === now.slice(at + grown) ? grown : 0;
      close();
      onEdit(replaceRange(now, { start: at + moved, end: at + moved + 1 }, isTicked ? 'x' : ' '));
    },
    [current, know, onEdit, liveText, close],
  );
}
