import { useEffect, useRef, useState } from 'react';

// Long enough to read one sentence.
const SHOWN_MS = 4_000;
// Long enough to reconsider.
const WITH_ACTION_MS = 10_000;

export const timeShown = (hasAction: boolean) => (hasAction ? WITH_ACTION_MS : SHOWN_MS);

/** Removes something after its time, which pauses under the pointer or the focus. Null: nothing is shown. */
export function useFading(shown: unknown, durationMs: number, onFade: () => void) {
  const [isHeld, hold] = useState(false);
  const fade = useRef(onFade);
  fade.current = onFade;
  useEffect(() => {
    if (shown === null || isHeld) return;
    const timer = setTimeout(() => fade.current(), durationMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld, durationMs]);
  return { isHeld, hold };
}
