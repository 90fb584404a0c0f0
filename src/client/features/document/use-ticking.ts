import { type RefObject, useCallback } from 'react';
import type { ResolveClash } from '#domain/merging/merge-sequences.ts';
import { mergeTexts } from '#domain/merging/text-merge.ts';
import { tick } from '#domain/plan/checklist.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { replaceRange } from '#domain/plan/source-range.ts';

type TickingOptions = {
  /** The rendered plan. */
  current: RefObject<PlanDocument>;
  know: (document: PlanDocument) => void;
  onEdit: (text: string) => void;
  /** The plan including a section being edited; null while none is. */
  liveText: () => string | null;
  close: () => void;
};

// The line of the box was changed elsewhere: its words matter more than the tick.
const keepTheirs: ResolveClash = (_, theirs) => theirs;

/** Ticks a box by changing one character of the plan. */
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
      // A section is still being edited, and the text rendered around it is old.
      close();
      const ticked = replaceRange(shown.text, { start: at, end: at + 1 }, isTicked ? 'x' : ' ');
      onEdit(mergeTexts(shown.text, ticked, now, keepTheirs).mine);
    },
    [current, know, onEdit, liveText, close],
  );
}
