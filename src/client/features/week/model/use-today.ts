import { useEffect, useState } from 'react';
import { browserFirstDay } from '#client/adapters/page/week-start.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

const CHECK_MS = 60_000;

/** The day that it is here. A page left open over midnight, a laptop that wakes up and a clock that is set all show. */
export function useToday(): IsoDay {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const look = () => setToday(localDay(new Date()));
    const timer = setInterval(look, CHECK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** What it is today, and on which day the week begins here. */
export function useWeekHere() {
  const today = useToday();
  const [firstDay] = useState(browserFirstDay);
  return { today, firstDay };
}
