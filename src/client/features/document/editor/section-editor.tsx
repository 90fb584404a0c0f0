import type { Command } from 'prosemirror-state';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { nextTask } from '#client/adapters/page/breathe.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { type BarState, barStateOf, isSameBar } from './bar-state.ts';
import { EditorBar } from './editor-bar.tsx';
import { removeLink, setLink } from './link-commands.ts';
import { LinkForm } from './link-form.tsx';
import { type Caret, type EditorOptions, type OpenEditor, openEditor } from './open-editor.ts';
import { definitionsIn, readSection } from './read-section.ts';
import './editor.css';

export type SectionEditorProps = {
  /** The source text of the edited blocks. */
  text: string;
  /** Their plan, which may define their links and footnotes. */
  plan: string;
  heading: string | null;
  caret: Caret;
  /** The place for the buttons: above the plan, so that they cover none of its words. */
  barPlace: HTMLElement | null;
  /** Earlier changes, to undo when the editor itself has nothing more to undo. */
  before: { past: { undo: () => void; redo: () => void }; canUndo: boolean; canRedo: boolean };
  onChange: EditorOptions['onChange'];
  /** `isAsked` if the person ended it, by Escape or a button: then the focus must go somewhere. */
  onLeave: (isAsked: boolean) => void;
};

let isInUse = false;

/** Edits words in place, with a bar of buttons above them. */
export function SectionEditor(props: SectionEditorProps) {
  const { text, plan, barPlace, before } = props;
  const definitions = useMemo(() => definitionsIn(plan), [plan]);
  const [bar, setBar] = useState<BarState | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const editor = useRef<OpenEditor>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [ways] = useState(() => ({
    undoBefore: () => latest.current.before.past.undo(),
    redoBefore: () => latest.current.before.past.redo(),
  }));

  useLayoutEffect(() => {
    if (!place.current) return;
    const opened = openEditor(place.current, {
      text: latest.current.text,
      definitions: definitionsIn(latest.current.plan),
      label: DOCUMENT_COPY.edit.section(latest.current.heading),
      description: DOCUMENT_COPY.edit.keys,
      onChange: (...changed) => latest.current.onChange(...changed),
      onState: (state) => {
        const next = barStateOf(state);
        const show = () => setBar((shown) => (shown && isSameBar(shown, next) ? shown : next));
        // The caret comes first: thirteen buttons take a slow phone a frame of their own.
        if (editor.current) show();
        else startTransition(show);
      },
      leave: () => latest.current.onLeave(true),
      askLink: () => setIsLinking(true),
      ...ways,
      toBar: () => tools.current?.querySelector('button')?.focus(),
    });
    isInUse = true;
    opened.focus(latest.current.caret);
    editor.current = opened;
    return opened.close;
  }, [ways]);

  useLayoutEffect(() => editor.current?.take(text, definitions), [text, definitions]);

  useEffect(() => {
    const rooms = [place.current, barPlace].filter((room) => room !== null);
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && rooms.some((room) => room.contains(relatedTarget));
      // Switching to another window is no reason to stop.
      if (!isInside && document.hasFocus()) latest.current.onLeave(false);
    };
    for (const room of rooms) room.addEventListener('focusout', leave);
    return () => {
      for (const room of rooms) room.removeEventListener('focusout', leave);
    };
  }, [barPlace]);

  const [run] = useState(() => (command: Command) => {
    const view = editor.current?.view;
    if (!view) return;
    command(view.state, view.dispatch, view);
    // Undo may have gone back to before this editor, which is closed then.
    if (!view.isDestroyed) view.focus();
  });
  const [startLink] = useState(() => () => setIsLinking(true));
  const [back] = useState(() => () => editor.current?.view.focus());
  const [finish] = useState(() => () => latest.current.onLeave(true));
  function backFromLink(command?: Command): void {
    // Focus the text before the field is removed: without any focus, editing would end.
    if (command) run(command);
    else editor.current?.view.focus();
    setIsLinking(false);
  }

  const buttons = bar && (
    <>
      {!isLinking && (
        <EditorBar
          state={bar}
          canUndo={bar.canUndo || before.canUndo}
          canRedo={bar.canRedo || before.canRedo}
          bar={tools}
          run={run}
          ways={ways}
          onLink={startLink}
          onBack={back}
          onDone={finish}
        />
      )}
      {isLinking && (
        <LinkForm
          href={bar.link}
          onSet={(href) => backFromLink(setLink(href))}
          onRemove={() => backFromLink(removeLink)}
          onClose={() => backFromLink()}
        />
      )}
    </>
  );
  return (
    <>
      {barPlace && createPortal(buttons, barPlace)}
      <div ref={place} className="section-editor" />
    </>
  );
}

const SAMPLE =
  '## A\n\nWords **b** *c* [d](https://e.example), [ADD: f]\n**g:** h\n\n- i\n- [ ] j\n\n1. k\n\n| l | m |\n|---|---|\n| n | o |\n';
// Browsers optimize a function after some runs.
const WARM_OPENINGS = 4;
const WARM_LETTERS = 16;

/**
 * Opens an invisible editor and types into it: the first keystrokes take a slow phone several frames longer than later
 * ones, and a click into a plan should not wait for that. In small steps, and only until somebody is there.
 */
export async function warmEditor(): Promise<void> {
  for (let opening = 1; opening <= WARM_OPENINGS && !isInUse; opening += 1) {
    await nextTask();
    readSection(SAMPLE);
    await nextTask();
    const opened = openUnseen();
    const letters = opening === WARM_OPENINGS ? WARM_LETTERS : 1;
    for (let letter = 0; letter < letters && !isInUse; letter += 1) {
      await nextTask();
      typeUnseen(opened.view.dom);
    }
    await nextTask();
    opened.close();
  }
}

function openUnseen(): OpenEditor {
  const nothing = () => {};
  return openEditor(document.createElement('div'), {
    text: SAMPLE,
    definitions: '',
    label: '',
    description: '',
    onChange: nothing,
    onState: barStateOf,
    leave: nothing,
    askLink: nothing,
    undoBefore: nothing,
    redoBefore: nothing,
    toBar: nothing,
  });
}

/** Like a browser: a key event, and a character in the page, which the editor then finds. */
function typeUnseen(words: HTMLElement): void {
  words.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true, cancelable: true }));
  const [first] = words.querySelector('p')?.childNodes ?? [];
  if (first instanceof Text) first.appendData('p');
}
