import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { CheckItemView } from './check-item-view.ts';
import { type EditorWays, editorKeys } from './editor-keys.ts';
import { dropInto, pasteInto } from './paste-into.ts';
import { readSection } from './read-section.ts';
import { writeSection } from './write-section.ts';

/** Where the caret begins: at a point of the screen, or in a block. */
export type Caret = { block: number; point?: { left: number; top: number } };

export type EditorOptions = EditorWays & {
  text: string;
  /** Links and notes that other parts of the plan define. */
  definitions: string;
  label: string;
  description: string;
  onChange: (text: string) => void;
  onState: (state: EditorState) => void;
};

export type OpenEditor = ReturnType<typeof openEditor>;

export function openEditor(place: HTMLElement, options: EditorOptions) {
  let source = readSection(options.text, options.definitions);
  let written = options.text;
  let isTyped = false;
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: source.doc,
      plugins: [...editorKeys(options), history(), tableEditing()],
    }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': options.label,
      'aria-description': options.description,
    },
    nodeViews: { list_item: (node, owner, at) => new CheckItemView(node, owner, at) },
    handleDOMEvents: {
      paste(owner, event) {
        if (!pasteInto(owner, event.clipboardData)) return false;
        event.preventDefault();
        return true;
      },
      drop(owner, event) {
        if (!dropInto(owner, event)) return false;
        event.preventDefault();
        return true;
      },
    },
    handleTextInput(owner) {
      isTyped = isInOneBlock(owner.state.selection);
      return false;
    },
    // What the browser itself has written it has brought into sight, too: asking for the place of every part around it
    // takes a slow phone a fifth of the time that a letter may take.
    handleScrollToSelection: () => isTyped,
    dispatchTransaction(tr) {
      const state = view.state.apply(tr);
      view.updateState(state);
      isTyped = false;
      options.onState(state);
      if (!tr.docChanged || tr.getMeta(FROM_OUTSIDE)) return;
      const text = writeSection(state.doc, source);
      if (text === written) return;
      written = text;
      options.onChange(text);
    },
  });
  return {
    view,
    focus(caret: Caret): void {
      view.dispatch(view.state.tr.setSelection(selectionAt(view, caret)));
      view.focus();
    },
    /** Takes over what came from another device; caret and undo stay. */
    take(text: string, definitions: string): void {
      if (text === written) return;
      source = readSection(text, definitions);
      written = text;
      const tr = replaceDifference(view.state, source.doc);
      if (tr) view.dispatch(tr.setMeta('addToHistory', false).setMeta(FROM_OUTSIDE, true));
    },
    close: () => view.destroy(),
  };
}

const FROM_OUTSIDE = 'from-outside';

/** Where it reaches over several blocks, the editor and not the browser writes the letter. */
function isInOneBlock(selection: Selection): boolean {
  return selection instanceof TextSelection && selection.$from.sameParent(selection.$to);
}

function selectionAt(view: EditorView, { block, point }: Caret): Selection {
  const { doc } = view.state;
  const found = point && view.posAtCoords(point);
  if (found) return TextSelection.near(doc.resolve(found.pos));
  const before = doc.children.slice(0, block).reduce((size, { nodeSize }) => size + nodeSize, 0);
  return Selection.near(doc.resolve(Math.min(before, doc.content.size)), 1);
}

function replaceDifference(state: EditorState, doc: Node) {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || !end) return null;
  // Where words repeat, the two ends can overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
}
