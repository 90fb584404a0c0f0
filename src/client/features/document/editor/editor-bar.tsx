import {
  Bold,
  Check,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Redo2,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide-react';
import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, memo, type ReactNode, type RefObject } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import type { BarState } from './bar-state.ts';
import { redoFrom, undoFrom, type WaysBefore } from './editor-keys.ts';
import { toggleList } from './list-commands.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';
import { addRowAfter, removeRow } from './table-commands.ts';

const COPY = DOCUMENT_COPY.edit;
const { nodes, marks } = PLAN_SCHEMA;
const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const;
const ICONS = {
  bold: <Bold {...ICON} />,
  italic: <Italic {...ICON} />,
  // Words, not H2 and H3: those are HTML names.
  heading: null,
  subheading: null,
  bullets: <List {...ICON} />,
  numbers: <ListOrdered {...ICON} />,
  checks: <ListChecks {...ICON} />,
  link: <Link {...ICON} />,
  rowBelow: <TableRowsSplit {...ICON} />,
  removeRow: <Trash2 {...ICON} />,
  undo: <Undo2 {...ICON} />,
  redo: <Redo2 {...ICON} />,
  done: <Check {...ICON} />,
};

type EditorBarProps = {
  state: BarState;
  /** In this editor, or in earlier changes. */
  canUndo: boolean;
  canRedo: boolean;
  ways: WaysBefore;
  bar: RefObject<HTMLDivElement | null>;
  run: (command: Command) => void;
  onLink: () => void;
  /** Moves the focus back to the text. */
  onBack: () => void;
  onDone: () => void;
};

/** The buttons take the focus from the text only by Tab or Alt+F10. */
export const EditorBar = memo(function EditorBar({
  state,
  canUndo,
  canRedo,
  ways,
  bar,
  run,
  onLink,
  onBack,
  onDone,
}: EditorBarProps) {
  const heading = (level: number) =>
    run(state.heading === level ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }));
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={COPY.bar}
      onKeyDown={(event) => moveInBar(event, onBack)}
      className="editor-bar"
    >
      <div className="editor-tools">
        <Tool name="bold" isOn={state.isBold} keys="Ctrl+B" onUse={() => run(toggleMark(marks.strong))} />
        <Tool name="italic" isOn={state.isItalic} keys="Ctrl+I" onUse={() => run(toggleMark(marks.em))} />
        <Tool name="bullets" isOn={state.list === 'bullets'} onUse={() => run(toggleList('bullets'))} />
        <Tool name="numbers" isOn={state.list === 'numbers'} onUse={() => run(toggleList('numbers'))} />
        <Tool name="checks" isOn={state.list === 'checks'} onUse={() => run(toggleList('checks'))} />
        <Tool name="heading" isOn={state.heading === 2} onUse={() => heading(2)}>
          {COPY.heading}
        </Tool>
        <Tool name="subheading" isOn={state.heading === 3} onUse={() => heading(3)}>
          {COPY.subheading}
        </Tool>
        <Tool name="link" isOn={state.link !== null} keys="Ctrl+K" onUse={onLink} />
        {state.isInTable && <Tool name="rowBelow" onUse={() => run(addRowAfter)} />}
        {state.isInTable && <Tool name="removeRow" onUse={() => run(removeRow)} />}
        <Tool name="undo" keys="Ctrl+Z" isOff={!canUndo} onUse={() => run(undoFrom(ways))} />
        <Tool name="redo" keys="Ctrl+Y" isOff={!canRedo} onUse={() => run(redoFrom(ways))} />
      </div>
      <Tool name="done" keys="Esc" onUse={onDone}>
        {COPY.done}
      </Tool>
    </div>
  );
});

type ToolProps = {
  name: keyof typeof ICONS;
  keys?: string;
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
  children?: ReactNode;
};

function Tool({ name, keys, isOn, isOff = false, onUse, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={COPY[name]}
      title={keys ? `${COPY[name]} (${keys})` : COPY[name]}
      aria-pressed={isOn}
      // Not `disabled`: a button that loses focus while in use would end editing.
      aria-disabled={isOff}
      tabIndex={name === 'bold' ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && onUse()}
      className={classNames('editor-tool', children !== undefined && 'px-3 font-semibold')}
    >
      {ICONS[name]}
      {children}
    </button>
  );
}

function moveInBar(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    onBack();
    return;
  }
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  const last = tools.length - 1;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
  if (to === undefined || at === -1) return;
  event.preventDefault();
  tools[(to + tools.length) % tools.length]?.focus();
}
