import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { createPlanHistory, type PlanHistory, type Way } from './plan-history.ts';

type HistoryOptions = {
  /** The plan's current text. */
  readText: () => string;
  isLocked: boolean;
  onEdit: (text: string, isTyping?: boolean) => void;
  /** This plan's history from an earlier visit. */
  kept: PlanHistory | undefined;
  page: RefObject<HTMLElement | null>;
  say: (words: string) => void;
  /** Before an undo: an open editor wouldn't know about it. */
  closeEditor: RefObject<() => void>;
};

// Fields have their own undo.
const OWN_UNDO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Undo and redo of all changes to this plan, by keyboard and for a bar. */
export function usePlanHistory(options: HistoryOptions) {
  const [own] = useState(createPlanHistory);
  const history = options.kept ?? own;
  const latest = useRef(options);
  latest.current = options;

  const record = useCallback(
    (text: string, before: string, isTyping: boolean, way: Way | null = null, also?: () => void) => {
      history.record(before, text, isTyping, performance.now(), way, also);
      latest.current.onEdit(text, isTyping);
    },
    [history],
  );
  const edit = useCallback(
    (text: string, also?: () => void) => record(text, latest.current.readText(), false, null, also),
    [record],
  );
  const type = useCallback(
    (text: string, before: string, way: Way | null) => record(text, before, true, way),
    [record],
  );

  const step = useCallback(
    (way: Way) => {
      const { readText, isLocked, onEdit, say, page, closeEditor } = latest.current;
      if (isLocked || !(way === 'undo' ? history.canUndo() : history.canRedo())) return;
      closeEditor.current();
      const restored = history[way](readText());
      if (restored === null) return;
      if (restored === 'changed') return say(DOCUMENT_COPY.history.changed);
      onEdit(restored.text);
      restored.also?.();
      say(way === 'undo' ? DOCUMENT_COPY.history.undone : DOCUMENT_COPY.history.redone);
      // After it is rendered.
      requestAnimationFrame(() => showPlace(page.current, restored.place));
    },
    [history],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const way = wayOf(event);
      if (!way || event.defaultPrevented || (event.target as Element).closest?.(OWN_UNDO)) return;
      if (document.querySelector('dialog[open]') || latest.current.isLocked) return;
      // With nothing to undo here, let the browser handle the key.
      if (!(way === 'undo' ? history.canUndo() : history.canRedo())) return;
      event.preventDefault();
      step(way);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step, history]);

  const past = useMemo(() => ({ undo: () => step('undo'), redo: () => step('redo') }), [step]);
  return { edit, type, past, canUndo: history.canUndo(), canRedo: history.canRedo() };
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Way | null {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

/** Scrolls to the change. */
function showPlace(page: HTMLElement | null, place: number): void {
  const sections = [...(page?.querySelectorAll<HTMLElement>('.plan-section[data-start]') ?? [])];
  const own = sections.findLast(({ dataset }) => Number(dataset.start) <= place);
  const { top = 0, bottom = 0 } = own?.getBoundingClientRect() ?? {};
  if (bottom < 0 || top > innerHeight) own?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
