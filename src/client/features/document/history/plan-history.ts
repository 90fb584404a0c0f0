type Edit = {
  readonly before: string;
  readonly after: string;
  readonly isTyping: boolean;
  readonly at: number;
};

/** 'changed': somebody else has changed that part of the plan since. null: there is nothing more to do. */
export type Restored = { text: string; place: number } | 'changed' | null;

const KEPT = 50;
// Letters that follow one another are one edit, as in every editor.
const PAUSE_MS = 1_000;

export type PlanHistory = ReturnType<typeof createPlanHistory>;

/** What was changed in one plan during this visit, also after the editor that did it is closed. */
export function createPlanHistory() {
  let done: Edit[] = [];
  let undone: Edit[] = [];

  /** The editor has an undo of its own: what it takes back is taken back here, not one more edit. */
  function followEditor(before: string, after: string): boolean {
    const again = undone.at(-1);
    if (again?.before === before && again.after === after) {
      undone = undone.slice(0, -1);
      done = [...done, again];
      return true;
    }
    const back = done.findLastIndex((edit) => edit.before === after);
    if (back === -1 || !done.slice(back).every(({ isTyping }) => isTyping)) return false;
    undone = [...undone, ...done.slice(back).reverse()];
    done = done.slice(0, back);
    return true;
  }

  return {
    record(before: string, after: string, isTyping: boolean, at: number): void {
      if (before === after || (isTyping && followEditor(before, after))) return;
      const last = done.at(-1);
      const isOneWithLast =
        isTyping && last?.isTyping && last.after === before && at - last.at < PAUSE_MS && undone.length === 0;
      done = isOneWithLast
        ? [...done.slice(0, -1), { ...last, after, at }]
        : [...done, { before, after, isTyping, at }].slice(-KEPT);
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
      undone = [...undone, { ...edit, before: restored.text, after: text }];
      return restored;
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

/** Makes the change `from` → `to` in a text that has changed elsewhere; null where the two changes meet. */
function carry(text: string, from: string, to: string): { text: string; place: number } | null {
  const own = difference(from, to);
  if (text === from) return { text: to, place: own.start };
  const other = difference(from, text);
  const isAbove = own.endBefore < other.start;
  if (!isAbove && own.start <= other.endBefore) return null;
  const moved = isAbove ? 0 : text.length - from.length;
  const head = text.slice(0, own.start + moved);
  return {
    text: head + to.slice(own.start, own.endAfter) + text.slice(own.endBefore + moved),
    place: head.length,
  };
}

function difference(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, endBefore: before.length - tail, endAfter: after.length - tail };
}
