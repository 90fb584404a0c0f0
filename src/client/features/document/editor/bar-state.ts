import { redoDepth, undoDepth } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { type ListKind, listKindAt } from './list-commands.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';
import { isInTable } from './table-commands.ts';

/** The state of the buttons at the caret. */
export type BarState = {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly heading: number | null;
  readonly list: ListKind | null;
  readonly link: string | null;
  readonly isInTable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

export function barStateOf(state: EditorState): BarState {
  const { parent } = state.selection.$from;
  return {
    isBold: hasMark(state, PLAN_SCHEMA.marks.strong),
    isItalic: hasMark(state, PLAN_SCHEMA.marks.em),
    heading: parent.type.name === 'heading' ? Number(parent.attrs.level) : null,
    list: listKindAt(state),
    link: linkAt(state),
    isInTable: isInTable(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

export function isSameBar(a: BarState, b: BarState): boolean {
  return (Object.keys(a) as (keyof BarState)[]).every((key) => a[key] === b[key]);
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  if (!selection.empty) return doc.rangeHasMark(selection.from, selection.to, type);
  return Boolean(type.isInSet(storedMarks ?? selection.$from.marks()));
}

function linkAt({ selection: { $from, from, to }, doc }: EditorState): string | null {
  const { link } = PLAN_SCHEMA.marks;
  let href: string | null = null;
  doc.nodesBetween(from, Math.max(to, from), (node) => {
    const mark = link.isInSet(node.marks);
    if (mark) href ??= String(mark.attrs.href);
  });
  const beside = link.isInSet($from.marks());
  return href ?? (beside ? String(beside.attrs.href) : null);
}
