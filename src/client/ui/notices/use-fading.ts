import { useEffect, useRef, useState } from 'react';

// Long enough to read one sentence.
const SHOWN_MS = 4_000;
// Long enough to think better of it.
const WITH_ACTION_MS = 10_000;

export const timeShown = (hasAction: boolean) => (hasAction ? WITH_ACTION_MS : SHOWN_MS);

/** Takes something away after its time, which stands still while the pointer or the focus is on it. Null: nothing is shown. */
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
