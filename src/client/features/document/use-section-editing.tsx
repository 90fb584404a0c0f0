import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ResolveClash } from '#domain/merging/merge-sequences.ts';
import { mergeTexts } from '#domain/merging/text-merge.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { sectionsOf } from '#domain/plan/sections.ts';
import { replaceRange, type SourceRange } from '#domain/plan/source-range.ts';
import { type EditorPart, loadEditor, loadedEditor, warmEditor } from './editor-part.ts';
import { followRange } from './follow-range.ts';
import type { PlanPast } from './plan-bar.tsx';
import { sectionRange } from './section-range.ts';

/** Edits to undo once the editor itself has nothing more. */
export type EditorPast = { past: PlanPast; canUndo: boolean; canRedo: boolean };

export type EditingPlace = { section: number; block: number; point?: { left: number; top: number } };

type Editing = {
  readonly place: EditingPlace;
  readonly part: EditorPart;
  readonly heading: string | null;
  /** The plan when editing began: all other sections are shown in that state. */
  readonly shown: string;
};

/** The whole plan with every keystroke so far, and the range in the editor. */
type Live = { text: string; range: SourceRange };

/** A change in the editor, the section's text before it, and whether it was an undo or a redo. */
type SectionChange = Parameters<ComponentProps<EditorPart['SectionEditor']>['onChange']>;

export type EditingOptions = {
  text: string;
  /** The plan's current text. The rendered one may be a frame older, or lack changes from elsewhere. */
  readText: () => string;
  isLocked: boolean;
  onEdit: (text: string, before: string, way: SectionChange[2]) => void;
  /** The section is gone: somebody else removed it, or rewrote the plan. */
  onLost: () => void;
  /** The editor's code didn't load. */
  onFailed: () => void;
};

/** One section of the plan in an editor. Its edits replace only that section's own lines. */
export function useSectionEditing({ text, readText, isLocked, onEdit, onLost, onFailed }: EditingOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const live = useRef<Live | null>(null);
  const follow = useCallback(() => {
    const now = readText();
    if (!live.current || live.current.text === now) return;
    const range = followRange(live.current.text, now, live.current.range);
    live.current = range && { text: now, range };
  }, [readText]);

  follow();
  const isLost = editing !== null && (live.current === null || isLocked);
  useLayoutEffect(() => {
    if (!isLost) return;
    live.current = null;
    setEditing(null);
    if (!isLocked) onLost();
  }, [isLost, isLocked, onLost]);

  const open = useCallback(
    async (document: PlanDocument, place: EditingPlace) => {
      const sections = sectionsOf(document);
      const section = sections[place.section];
      if (!section) return;
      const begin = (part: EditorPart) => {
        live.current = { text: document.text, range: sectionRange(document.text, section) };
        // Within the click: a phone shows its keyboard only for a field that gets the focus right then.
        flushSync(() => setEditing({ place, part, heading: section.heading, shown: document.text }));
      };
      const part = loadedEditor();
      if (part) return begin(part);
      await loadEditor().then(begin, onFailed);
    },
    [onFailed],
  );

  const change = useCallback(
    (...[changed, from, way]: SectionChange) => {
      follow();
      if (!live.current) return;
      const { text: whole, range } = live.current;
      const now = whole.slice(range.start, range.end);
      const section = now === from ? changed : mergeTexts(from, changed, now, keepBoth).mine;
      const next = replaceRange(whole, range, section);
      live.current = { text: next, range: { start: range.start, end: range.start + section.length } };
      onEdit(next, whole, way);
    },
    [onEdit, follow],
  );
  const close = useCallback(() => {
    live.current = null;
    setEditing(null);
  }, []);
  // A stable function: with a new one per keystroke, each box and gap of the plan would render again.
  const liveText = useCallback(() => live.current?.text ?? null, []);

  const isOpen = editing !== null && !isLost && live.current !== null;
  return {
    open,
    close,
    /** The text to render: while a section is edited, the plan as it was before. */
    shownText: isOpen ? editing.shown : text,
    /** Maps a position in the rendered plan to the current one. */
    liveText,
    editing: isOpen ? editing : null,
    sectionText: isOpen
      ? (live.current?.text.slice(live.current.range.start, live.current.range.end) ?? '')
      : '',
    change,
  };
}

// For changes that the editor could not show yet because somebody types at the same words: keep both.
const keepBoth: ResolveClash = (mine, theirs) => [...theirs, ' ', ...mine];

export type SectionEditing = ReturnType<typeof useSectionEditing>;

/** The editor for the section in which it is open. */
export function editorOf(
  editing: SectionEditing,
  barPlace: HTMLElement | null,
  before: EditorPast,
  onLeave: (isAsked: boolean) => void,
): ReactNode {
  if (!editing.editing) return null;
  const { place, part, heading, shown } = editing.editing;
  const { SectionEditor } = part;
  return (
    <SectionEditor
      key={`${place.section}`}
      text={editing.sectionText}
      plan={shown}
      heading={heading}
      caret={{ block: place.block, ...(place.point && { point: place.point }) }}
      barPlace={barPlace}
      before={before}
      onChange={editing.change}
      onLeave={onLeave}
    />
  );
}

/** Loads the editor once the plan is shown and the page is idle. */
export function useEditorAhead(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(warmEditor, 300);
    return () => clearTimeout(timer);
  }, [isWanted]);
}
