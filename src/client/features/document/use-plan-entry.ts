import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';
import type { Gap } from '#domain/plan/gaps/gaps.ts';
import type { EditingPlace } from './use-section-editing.tsx';

const OWN_USE = 'a, button, input, label, summary, .section-tools, .section-editor, [popover], dialog';
const OWN_KEYS = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

/**
 * The ways to start editing: a click on any words, or by keyboard on the plan itself, where arrows move between blocks
 * and Enter starts editing.
 */
export function usePlanEntry(open: ((place: EditingPlace) => void) | null) {
  const pressed = useRef<{ target: Element; top: number } | null>(null);
  const onMouseDown = useCallback((event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    pressed.current = { target, top: target.getBoundingClientRect().top };
  }, []);
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      // Another open section closes in between, and the clicked element may have moved.
      const { target, top } = pressed.current ?? { target: event.target as Element, top: Number.NaN };
      pressed.current = null;
      if (!open || event.defaultPrevented || target.closest(OWN_USE)) return;
      // A selection is for copying.
      if (!document.getSelection()?.isCollapsed) return;
      const found = placeOf(event.currentTarget, target);
      const moved = target.getBoundingClientRect().top - top || 0;
      if (found) open({ ...found, point: { left: event.clientX, top: event.clientY + moved } });
    },
    [open],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      // Before looking for a block: most keystrokes come from the editor.
      if (!open || !OWN_KEYS.has(event.key)) return;
      const root = event.currentTarget;
      const target = event.target as HTMLElement;
      const blocks = blocksOf(root);
      const at = blocks.findIndex((block) => block === target || isPartOf(block, target));
      if (target !== root && at === -1) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        open(placeOf(root, blocks[Math.max(0, at)] ?? root) ?? { section: 0, block: 0 });
      }
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
      if (to === undefined || to < 0 || to >= blocks.length) return;
      event.preventDefault();
      focusOn(blocks[to]);
    },
    [open],
  );
  return { onMouseDown, onClick, onKeyDown };
}

/** Puts the focus where editing was. */
export function focusBlock(root: Element | null, { section, block }: EditingPlace): void {
  const own = root?.querySelectorAll('.plan-section')[section];
  focusOn(own && blocksIn(own)[block], true);
}

export function focusPlan(root: Element | null): void {
  root?.querySelector<HTMLElement>('.plan-entry')?.focus({ preventScroll: true });
}

export function gapButton(root: Element | null, gap: Gap | undefined): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`button.gap-mark[data-at="${gap?.range.start}"]`) ?? null;
}

/** The line with a button, which still exists when the button became text. */
export function wordsAround(button: Element | null): HTMLElement | null {
  return button?.closest<HTMLElement>('p, li, td, th, h2, h3, h4, h5, h6') ?? null;
}

// A line of a list or a table that was given focus: nothing else in a block has it without being a tab stop.
function isPartOf(block: Element, target: Element): boolean {
  return target.getAttribute('tabindex') === '-1' && block.contains(target);
}

function placeOf(root: Element, target: Element): EditingPlace | null {
  const own = target.closest('.plan-section');
  if (!own) return null;
  const section = [...root.querySelectorAll('.plan-section')].indexOf(own);
  const block = blocksIn(own).findIndex((element) => element.contains(target));
  return { section, block: Math.max(0, block) };
}

function blocksOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll('.plan-section')].flatMap(blocksIn);
}

function blocksIn(section: Element): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>(':scope > :not(.section-tools, .section-editor)')];
}

export function focusOn(block: HTMLElement | undefined, isBack = false): void {
  if (!block) return;
  // A button is a tab stop, and stays one.
  if (block.tabIndex < 0) block.tabIndex = -1;
  block.focus({ preventScroll: isBack });
}
