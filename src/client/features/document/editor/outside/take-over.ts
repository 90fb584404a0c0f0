import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { patchNode } from './patch-node.ts';

/** Applies outside changes from `before` to `after` to the editor. The caret stays at its words. */
export function takeOver(state: EditorState, before: Node, after: Node): Transaction {
  const tr = patched(state, before, after) ?? replaced(state, after);
  if (state.selection instanceof TextSelection) keepCaret(tr, state.selection);
  // Bold was pressed for the characters typed next.
  tr.setStoredMarks(state.storedMarks);
  return tr.setMeta('addToHistory', false);
}

function patched(state: EditorState, before: Node, after: Node): Transaction | null {
  const { tr } = state;
  try {
    patchNode(tr, -1, { own: state.doc, before, after });
    return tr;
  } catch {
    // A step would leave an invalid node. The words matter more than the caret.
    return null;
  }
}

function replaced(state: EditorState, doc: Node): Transaction {
  return state.tr.replaceWith(0, state.doc.content.size, doc.content);
}

// Words inserted right at the caret go after it: it belongs to the last typed character.
function keepCaret(tr: Transaction, { $anchor, $head, empty }: TextSelection): void {
  const isForward = $anchor.pos < $head.pos;
  const stay = $head.parentOffset === 0 ? 1 : -1;
  const anchor = tr.mapping.map($anchor.pos, empty ? stay : isForward ? 1 : -1);
  const head = tr.mapping.map($head.pos, empty ? stay : isForward ? -1 : 1);
  tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)));
}
