import { useEffect, useRef } from 'react';
import { isOnline } from '#client/adapters/page/online.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Retries a failed download by itself: as soon as the browser is online, when the page becomes visible, and from time
 * to time, because "online" says nothing about our server.
 */
export function useComeback(isFailed: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => (isFailed ? comeback(() => latest.current()) : undefined), [isFailed]);
}

/** Returns a function that cancels. */
export function comeback(again: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let wait = FIRST_WAIT_MS;
  let timer = setTimeout(tryLater, wait);
  function tryNow() {
    if (isOnline() && document.visibilityState === 'visible') again();
  }
  function tryLater() {
    tryNow();
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    timer = setTimeout(tryLater, wait);
  }
  addEventListener('online', tryNow, { signal });
  document.addEventListener('visibilitychange', tryNow, { signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
