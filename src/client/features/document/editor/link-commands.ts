import type { Command, EditorState } from 'prosemirror-state';
import { PLAN_SCHEMA } from './plan-schema.ts';

const { link } = PLAN_SCHEMA.marks;

/** Links the selected words, or the link's words around the caret; otherwise inserts the URL as its own text. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const range = linkedRange(state);
    const mark = link.create({ href });
    const { tr } = state;
    if (range) tr.removeMark(range.from, range.to, link).addMark(range.from, range.to, mark);
    else tr.replaceSelectionWith(PLAN_SCHEMA.text(href.replace(/^(?:mailto|tel):/, ''), [mark]), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const range = linkedRange(state);
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, link));
  return true;
};

function linkedRange({ selection }: EditorState): { from: number; to: number } | null {
  if (!selection.empty) return selection;
  const { $from } = selection;
  const start = $from.start();
  let found: { from: number; to: number } | null = null;
  $from.parent.forEach((node, offset) => {
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (link.isInSet(node.marks) && from <= $from.pos && $from.pos <= to) found = { from, to };
  });
  return found;
}
