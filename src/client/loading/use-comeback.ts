import { useEffect, useRef } from 'react';
import { isOnline } from '#client/adapters/page/online.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Tries again by itself what could not be fetched: as soon as the browser is online, when the page is looked at again,
 * and now and then, because "online" says nothing of our server.
 */
export function useComeback(isFailed: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => (isFailed ? comeback(() => latest.current()) : undefined), [isFailed]);
}

/** Returns how to give up. */
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
