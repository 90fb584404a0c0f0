import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import type { Generation, PlanArrival } from './writing/generation-state.ts';

/**
 * A plan that arrived while this screen was open: whoever waited for it goes on at its heading. A plan that had arrived
 * before the screen was opened is old news. When none came, they are shown why.
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
    last.current = state;
    const now = state.status === 'idle' ? state.arrived : undefined;
    setArrived(now);
    // Somebody who has begun to type or to read elsewhere keeps their place.
    if (now === 'pasted' || (now && isFocusLost())) heading.current?.focus({ preventScroll: true });
    if (trouble.current) bringIntoSight(trouble.current, state.status === 'failed');
  }, [state, heading, trouble]);
  return arrived;
}

/** `isAll`: nothing else has come. Whoever types, or reads what did come below it, isn't taken away from it. */
function bringIntoSight(trouble: HTMLElement, isAll: boolean): void {
  if (document.activeElement?.matches('input, textarea')) return;
  const isBelow = trouble.getBoundingClientRect().bottom > innerHeight;
  if (isAll || isBelow) trouble.scrollIntoView?.({ block: 'nearest' });
  if (isFocusLost()) trouble.focus({ preventScroll: true });
}
