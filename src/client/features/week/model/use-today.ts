import { useState, useSyncExternalStore } from 'react';
import { browserFirstDay } from '#client/adapters/page/week-start.ts';
import { dayNow, followDay } from '#client/adapters/time/follow-day.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

export const useToday = (): IsoDay => useSyncExternalStore(followDay, dayNow, dayNow);

/** Today, and the first day of the week in this region. */
export function useWeekHere() {
  const today = useToday();
  const [firstDay] = useState(browserFirstDay);
  return { today, firstDay };
}
