import { mergeTexts } from '#domain/merging/text-merge.ts';

type Edit = {
  readonly before: string;
  readonly after: string;
  readonly isTyping: boolean;
  readonly at: number;
  /** Undoes the changes made to other plans along with it. */
  readonly also?: (() => void) | undefined;
};

export type Way = 'undo' | 'redo';

/** 'changed': somebody else has changed that part of the plan since. null: nothing to undo. */
export type Restored = { text: string; place: number; also?: (() => void) | undefined } | 'changed' | null;

const KEPT = 50;
// Consecutive keystrokes are one edit, as in every editor.
const PAUSE_MS = 1_000;

export type PlanHistory = ReturnType<typeof createPlanHistory>;

/** The changes to one plan during this visit, even after their editor closed. */
export function createPlanHistory() {
  let done: Edit[] = [];
  let undone: Edit[] = [];

  function followRedo(before: string, after: string): boolean {
    const edit = undone.at(-1);
    if (!edit || carry(before, edit.before, edit.after)?.text !== after) return false;
    undone = undone.slice(0, -1);
    done = [...done, { ...edit, before, after }];
    return true;
  }

  function followUndo(before: string, after: string): boolean {
    const taken: Edit[] = [];
    let text = before;
    for (const edit of done.toReversed()) {
      if (!edit.isTyping) return false;
      const restored = carry(text, edit.after, edit.before);
      if (!restored) {
        // Somebody else has changed the same words: nothing before this can be undone anymore.
        done = done.slice(0, -1 - taken.length);
        return true;
      }
      taken.push({ ...edit, before: restored.text, after: text });
      text = restored.text;
      if (text !== after) continue;
      undone = [...undone, ...taken];
      done = done.slice(0, -taken.length);
      return true;
    }
    return false;
  }

  return {
    /** The editor has its own undo: with `way`, its change reverts an edit here instead of adding one. */
    record(
      before: string,
      after: string,
      isTyping: boolean,
      at: number,
      way: Way | null = null,
      also?: () => void,
    ): void {
      if (before === after || (way === 'undo' && followUndo(before, after))) return;
      if (way === 'redo' && followRedo(before, after)) return;
      const last = done.at(-1);
      const isOneWithLast =
        isTyping && last?.isTyping && last.after === before && at - last.at < PAUSE_MS && undone.length === 0;
      const edit = isOneWithLast ? { ...last, after, at } : { before, after, isTyping, at, also };
      const others = isOneWithLast ? done.slice(0, -1) : done;
      // Typed and removed again: there is nothing to undo, and it would block earlier edits.
      done = edit.before === after ? others : [...others, edit].slice(-KEPT);
      undone = [];
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undo(text: string): Restored {
      const edit = done.at(-1);
      if (!edit) return null;
      const restored = carry(text, edit.after, edit.before);
      if (!restored) return 'changed';
      done = done.slice(0, -1);
      // Only once: a redo applies to this plan alone.
      undone = [...undone, { ...edit, before: restored.text, after: text, also: undefined }];
      return { ...restored, also: edit.also };
    },
    redo(text: string): Restored {
      const edit = undone.at(-1);
      if (!edit) return null;
      const restored = carry(text, edit.before, edit.after);
      if (!restored) return 'changed';
      undone = undone.slice(0, -1);
      done = [...done, { ...edit, before: text, after: restored.text }];
      return restored;
    },
  };
}

/** Applies the change `from` → `to` to a text that has changed elsewhere; null if the two changes touch or are equal. */
function carry(text: string, from: string, to: string): { text: string; place: number } | null {
  const { mine: made, isClean } = text === from ? { mine: to, isClean: true } : mergeTexts(from, to, text);
  return isClean && made !== text ? { text: made, place: commonStart(text, made) } : null;
}

function commonStart(before: string, after: string): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  return start;
}
