import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

/** True after a pause in typing. A dialog that opens under somebody's fingers swallows their words. */
export function useTypingPause(isWaiting: boolean): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const pause = () => setIsPaused(true);
    let timer = setTimeout(pause, PAUSE_MS);
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(pause, PAUSE_MS);
    };
    window.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('input', onInput);
      setIsPaused(false);
    };
  }, [isWaiting]);
  return isPaused;
}
