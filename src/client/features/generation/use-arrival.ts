import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import type { Generation, PlanArrival } from './writing/generation-state.ts';

/**
 * A plan that arrived while this screen was open: whoever waited for it goes on at its heading. A plan that had arrived
 * before the screen was opened is old news.
 */
export function useArrival(
  state: Generation,
  heading: RefObject<HTMLElement | null>,
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
  }, [state, heading]);
  return arrived;
}
