import type { IsoDay } from '#domain/reading/calendar.ts';
import { localDay } from './local-day.ts';

const CHECK_MS = 60_000;

export const dayNow = (): IsoDay => localDay(new Date());

/** Reports a new local day: after midnight on an open page, when a laptop wakes up, or when the clock is set. */
export function followDay(look: () => void): () => void {
  const timer = setInterval(look, CHECK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
