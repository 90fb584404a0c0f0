import { type FactName, LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { MOST_HOURS, minutesIn, weekHours } from '#domain/facts/hours-a-week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { isDayless } from '#domain/reading/spoken/no-day-said.ts';
import { severalDays } from '#domain/reading/spoken/several-days.ts';
import type { Anchors } from './finding/count-from.ts';

export type FactWarning = 'no-one-day' | 'day-passed' | 'no-hours' | 'too-many-hours';

/** A warning to show before a value is confirmed. */
export function factWarning(fact: FactName, words: string, today: IsoDay): FactWarning | null {
  if (words.trim() === '') return null;
  if (fact === 'hoursAWeek') {
    if (weekHours(words, 0).isAssumed) return 'no-hours';
    return (minutesIn(words) ?? 0) > MOST_HOURS * 60 ? 'too-many-hours' : null;
  }
  const own = LAUNCH_DAYS.find((name) => name === fact);
  if (!own || isDayless(words)) return null;
  const day = anchorsOf({ [own]: words }, today)[own];
  // No single day: it can't go on the calendar.
  if (day === undefined) return 'no-one-day';
  const last = own === 'eventDate' ? (severalDays(words, today).at(-1) ?? day) : day;
  return last < today ? 'day-passed' : null;
}

/** Confirmed dates that name a single day. With two days, nobody knows which one to count from. */
export function anchorsOf(facts: FactSheet['facts'], today: IsoDay): Anchors {
  return Object.fromEntries(
    LAUNCH_DAYS.flatMap((name) => {
      const days = dayRangesIn(facts[name] ?? '', today, 'meant');
      const [only] = days;
      if (name === 'eventDate' && eventDaysOf(facts, today).length > 1) return only ? [[name, only.day]] : [];
      return only && days.length === 1 ? [[name, only.day]] : [];
    }),
  );
}

/** All days of an event on several evenings; counting starts from the first. */
export function eventDaysOf({ eventDate = '' }: FactSheet['facts'], today: IsoDay): IsoDay[] {
  return severalDays(eventDate, today);
}
