import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import type { Generation, PlanArrival } from './writing/generation-state.ts';

/**
 * When a plan arrives while this screen is open, moves the focus of a waiting person to its heading; without a plan, to
 * the error. Earlier plans are ignored. During writing the focus waits at the heading, since the clicked button is gone
 * or disabled.
 */
export function useArrival(
  state: Generation,
  heading: RefObject<HTMLElement | null>,
  trouble: RefObject<HTMLElement | null>,
): PlanArrival | undefined {
  const [arrived, setArrived] = useState<PlanArrival>();
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    const wasWriting = last.current.status === 'generating';
    last.current = state;
    if (state.status === 'generating' && !wasWriting) whenLost(() => takeFocus(heading));
    const now = state.status === 'idle' ? state.arrived : undefined;
    setArrived(now);
    // A person who has begun to type or read elsewhere keeps their place.
    const isWaiting = isFocusLost() || document.activeElement === heading.current;
    if (now === 'pasted' || (now && isWaiting)) takeFocus(heading);
    if (trouble.current) bringIntoSight(trouble.current, state.status === 'failed', isWaiting);
  }, [state, heading, trouble]);
  return arrived;
}

const takeFocus = (heading: RefObject<HTMLElement | null>) => heading.current?.focus({ preventScroll: true });

// A disabled button keeps the focus for some frames; a person who has moved it by then keeps their place.
function whenLost(act: () => void, frames = 30): void {
  if (isFocusLost()) act();
  else if (frames > 0) requestAnimationFrame(() => whenLost(act, frames - 1));
}

/** `isAll`: nothing else arrived. Otherwise a person who types, or reads the arrived text below, is not scrolled away. */
function bringIntoSight(trouble: HTMLElement, isAll: boolean, isWaiting: boolean): void {
  if (document.activeElement?.matches('input, textarea')) return;
  const isBelow = trouble.getBoundingClientRect().bottom > innerHeight;
  if (isAll || isBelow) trouble.scrollIntoView?.({ block: 'nearest' });
  if (isWaiting) trouble.focus({ preventScroll: true });
}
