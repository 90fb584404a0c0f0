import { useState, useSyncExternalStore } from 'react';
import { browserFirstDay } from '#client/adapters/page/week-start.ts';
import { dayNow, followDay } from '#client/adapters/time/follow-day.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

export const useToday = (): IsoDay => useSyncExternalStore(followDay, dayNow, dayNow);

/** What it is today, and on which day the week begins here. */
export function useWeekHere() {
  const today = useToday();
  const [firstDay] = useState(browserFirstDay);
  return { today, firstDay };
}
