import { history } from 'prosemirror-history';
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { CheckItemView } from './check-item-view.ts';
import { type EditorWays, editorKeys, type HistoryWay, wayOf } from './editor-keys.ts';
import { fromOutside, isFromOutside, outsideWords } from './outside/outside-words.ts';
import { takeOver } from './outside/take-over.ts';
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
  /** `from` is the text as this editor had it before: somebody else may have changed it since. */
  onChange: (text: string, from: string, way: HistoryWay | null) => void;
  onState: (state: EditorState) => void;
};

// Longer than the editor itself takes to read the last of what was composed.
const COMPOSED_MS = 50;

export type OpenEditor = ReturnType<typeof openEditor>;

export function openEditor(place: HTMLElement, options: EditorOptions) {
  let source = readSection(options.text, options.definitions);
  let { definitions } = options;
  let written = options.text;
  let isTyped = false;
  const composing = createComposing();
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: source.doc,
      plugins: [...editorKeys(options), history(), outsideWords(), tableEditing()],
    }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': options.label,
      'aria-description': options.description,
    },
    nodeViews: { list_item: (node, owner, at) => new CheckItemView(node, owner, at) },
    handleDOMEvents: {
      compositionstart: composing.start,
      compositionend: composing.end,
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
      if (!tr.docChanged || isFromOutside(tr)) return;
      const text = writeSection(state.doc, source);
      if (text === written) return;
      const from = written;
      written = text;
      options.onChange(text, from, wayOf(tr));
    },
  });
  return {
    view,
    focus(caret: Caret): void {
      view.dispatch(view.state.tr.setSelection(selectionAt(view, caret)));
      view.focus();
    },
    /** Takes over what came from another device; caret and undo stay. */
    take(text: string, known: string): void {
      composing.afterwards(() => {
        if (text === written || view.isDestroyed) return;
        const before = readSection(written, definitions).doc;
        source = readSection(text, known);
        definitions = known;
        written = text;
        const tr = takeOver(view.state, before, source.doc);
        if (tr.docChanged) view.dispatch(fromOutside(tr));
      });
    },
    close(): void {
      composing.stop();
      view.destroy();
    },
  };
}

/** While a word is composed, with an input method or a phone's keyboard, the page under it must not change: it would be torn. */
function createComposing() {
  let isOn = false;
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start(): void {
      stop();
      isOn = true;
    },
    end(): void {
      stop();
      timer = setTimeout(() => {
        isOn = false;
        waiting?.();
        waiting = null;
      }, COMPOSED_MS);
    },
    stop,
    /** Only the last one that waits is done: it knows what those before it knew. */
    afterwards(run: () => void): void {
      if (isOn) waiting = run;
      else run();
    },
  };
}

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
