import { useState, useSyncExternalStore } from 'react';
import { browserFirstDay } from '#client/adapters/page/week-start.ts';
import { followDay } from '#client/adapters/time/follow-day.ts';
import { localDay } from '#client/adapters/time/local-day.ts';

export const useToday = () => useSyncExternalStore(followDay, localDay, localDay);

/** Today, and the first day of the week in this region. */
export function useWeekHere() {
  const today = useToday();
  const [firstDay] = useState(browserFirstDay);
  return { today, firstDay };
}
