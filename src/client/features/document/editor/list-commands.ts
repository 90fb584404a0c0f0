import type { Attrs, Node } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { PLAN_SCHEMA } from './plan-schema.ts';

export type ListKind = 'bullets' | 'numbers' | 'checks';

const { bullet_list, ordered_list, list_item } = PLAN_SCHEMA.nodes;

/** The innermost list around the caret. */
export function listKindAt(state: EditorState): ListKind | null {
  const found = listAt(state);
  if (!found) return null;
  if (found.item.attrs.isTicked !== null) return 'checks';
  return found.list.type === ordered_list ? 'numbers' : 'bullets';
}

/** Turns lines into a list, a list into another kind, and a list of this kind into lines. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const current = listKindAt(state);
    if (current === kind) return liftListItem(list_item)(state, dispatch);
    const type = kind === 'numbers' ? ordered_list : bullet_list;
    if (current) return changeList(state, kind, dispatch);
    return wrapInList(type)(state, dispatch && ((tr) => dispatch(withBoxes(tr, kind))));
  };
}

function changeList(state: EditorState, kind: ListKind, dispatch?: (tr: Transaction) => void): boolean {
  const found = listAt(state);
  if (!found) return false;
  const { tr } = state;
  tr.setNodeMarkup(found.at, kind === 'numbers' ? ordered_list : bullet_list, {
    isLoose: found.list.attrs.isLoose,
  });
  found.list.forEach((item, offset) => {
    const isTicked = kind === 'checks' ? (item.attrs.isTicked ?? false) : null;
    tr.setNodeAttribute(found.at + 1 + offset, 'isTicked', isTicked);
  });
  dispatch?.(tr.scrollIntoView());
  return true;
}

function withBoxes(tr: Transaction, kind: ListKind): Transaction {
  if (kind !== 'checks') return tr;
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (node.type === list_item) tr.setNodeAttribute(at, 'isTicked', false);
  });
  return tr;
}

/** A new item after one with a box has an unticked box, too. */
export const splitItem: Command = (state, dispatch, view) => {
  const found = listAt(state);
  const attrs: Attrs | undefined =
    found && found.item.attrs.isTicked !== null ? { isTicked: false } : undefined;
  return splitListItem(list_item, attrs)(state, dispatch, view);
};

export const tickItem: Command = (state, dispatch) => {
  const found = listAt(state);
  if (!found || found.item.attrs.isTicked === null) return false;
  dispatch?.(state.tr.setNodeAttribute(found.itemAt, 'isTicked', !found.item.attrs.isTicked));
  return true;
};

function listAt({ selection }: EditorState): { list: Node; at: number; item: Node; itemAt: number } | null {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 1; depth -= 1) {
    if ($from.node(depth).type !== list_item) continue;
    return {
      item: $from.node(depth),
      itemAt: $from.before(depth),
      list: $from.node(depth - 1),
      at: $from.before(depth - 1),
    };
  }
  return null;
}
