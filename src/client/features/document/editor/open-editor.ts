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

/** The initial caret: at a point of the screen, or in a block. */
export type Caret = { block: number; point?: { left: number; top: number } };

export type EditorOptions = EditorWays & {
  text: string;
  /** Link and footnote definitions from other parts of the plan. */
  definitions: string;
  label: string;
  description: string;
  /** `from` is this editor's previous text: somebody else may have changed it since. */
  onChange: (text: string, from: string, way: HistoryWay | null) => void;
  onState: (state: EditorState) => void;
};

// Longer than the editor takes to read the end of a composition.
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
    // The browser has already scrolled to its own input: measuring every element around it takes a slow phone a fifth
    // of a keystroke's time.
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
    /** Applies changes from another device; caret and undo history stay. */
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

/** While a word is composed, with an input method or a phone's keyboard, changing the page below it would break the composition. */
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
    /** Only the last pending call runs: it includes all earlier ones. */
    afterwards(run: () => void): void {
      if (isOn) waiting = run;
      else run();
    },
  };
}

/** Across several blocks, the editor inserts the character, not the browser. */
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
