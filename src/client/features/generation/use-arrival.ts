import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import type { Generation, PlanArrival } from './writing/generation-state.ts';

/**
 * A plan that arrived while this screen was open: a person who waited for it goes on at its heading. A plan that had arrived
 * before the screen was opened is old news. When none came, they are shown why. While it is written they wait at the heading: the
 * button that was pressed is gone or off for a minute.
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
    // Somebody who has begun to type or to read elsewhere keeps their place.
    const isWaiting = isFocusLost() || document.activeElement === heading.current;
    if (now === 'pasted' || (now && isWaiting)) takeFocus(heading);
    if (trouble.current) bringIntoSight(trouble.current, state.status === 'failed', isWaiting);
  }, [state, heading, trouble]);
  return arrived;
}

const takeFocus = (heading: RefObject<HTMLElement | null>) => heading.current?.focus({ preventScroll: true });

// A button that is off keeps the focus for some frames; whoever has moved it by then keeps their place.
function whenLost(act: () => void, frames = 30): void {
  if (isFocusLost()) act();
  else if (frames > 0) requestAnimationFrame(() => whenLost(act, frames - 1));
}

/** `isAll`: nothing else has come. Somebody who types, or reads what did come below it, isn't taken away from it. */
function bringIntoSight(trouble: HTMLElement, isAll: boolean, isWaiting: boolean): void {
  if (document.activeElement?.matches('input, textarea')) return;
  const isBelow = trouble.getBoundingClientRect().bottom > innerHeight;
  if (isAll || isBelow) trouble.scrollIntoView?.({ block: 'nearest' });
  if (isWaiting) trouble.focus({ preventScroll: true });
}
