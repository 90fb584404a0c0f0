import { laterTime } from '#domain/documents/later-time.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { addDays, type IsoDay, MONTHS, WEEKDAYS, weekdayOf } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { whileSame } from '#domain/same-sources.ts';

/** Why a day is kept free. */
export type KeepFreeReason = 'rest' | 'avoid';

export type FreeDays = {
  /** Null: available for tasks. */
  keptFor(day: IsoDay): KeepFreeReason | null;
  /** The nearest available day, never before `from`; in a tie, the later one. */
  nearest(day: IsoDay, from: IsoDay): IsoDay;
};

/** Whether any day of the week is kept for rest. */
export function hasRestDays(free: FreeDays, today: IsoDay): boolean {
  return WEEKDAYS.some((_, away) => free.keptFor(addDays(today, away)) === 'rest');
}

// A rest that begins in the evening leaves the day before it free for work.
const EVENING = /^s?\s*(?:at\s+)?(?:sundown|sunset|evening|night|after\b|from\s+\d)/i;
const FARTHEST = 60;

/** Days kept free by the facts 'Rest days' and 'Dates to avoid'. Dates without a year recur each year. */
export function freeDaysOf(
  { restDays = '', datesToAvoid = '' }: FactSheet['facts'],
  today: IsoDay,
): FreeDays {
  return daysKeptBy({ rest: restDays, avoid: datesToAvoid, today });
}

type KeptBy = { readonly rest: string; readonly avoid: string; readonly today: IsoDay };

const daysKeptBy = whileSame(({ rest, avoid, today }: KeptBy): FreeDays => {
  const resting = restDays(rest);
  const avoided = avoidedPeriods(avoid, today);
  const keptFor = (day: IsoDay): KeepFreeReason | null => {
    if (resting.has(weekdayOf(day))) return 'rest';
    return avoided.some(({ from, to }) => day >= from && day <= to) ? 'avoid' : null;
  };
  return {
    keptFor,
    nearest(day, from) {
      const start = laterTime(day, from);
      for (let away = 0; away <= FARTHEST; away += 1) {
        const later = addDays(start, away);
        if (keptFor(later) === null) return later;
        const earlier = addDays(start, -away);
        if (earlier >= from && keptFor(earlier) === null) return earlier;
      }
      // Two months without a free day: the original day is better than none.
      return start;
    },
  };
});

export function restDays(text: string): ReadonlySet<string> {
  const found = new Set<string>(/\bweekends?\b/i.test(text) ? ['Saturday', 'Sunday'] : []);
  for (const day of WEEKDAYS) {
    const at = text.search(new RegExp(`\\b${day}`, 'i'));
    if (at !== -1 && !EVENING.test(text.slice(at + day.length))) found.add(day);
  }
  const last = text.search(/\b(?:to|until|through)\b/i);
  // "Friday sundown to Saturday night": the day it ends on is kept free entirely.
  for (const day of last === -1 ? [] : WEEKDAYS) {
    if (new RegExp(`\\b${day}`, 'i').test(text.slice(last))) found.add(day);
  }
  return found;
}

type Period = { readonly from: IsoDay; readonly to: IsoDay };

export function avoidedPeriods(text: string, today: IsoDay): Period[] {
  const year = Number(today.slice(0, 4));
  const years = [year - 1, year, year + 1, year + 2];
  // From January for periods within a year, from July for those across New Year.
  const named = years.flatMap((each) =>
    [`${each}-01-01`, `${each}-07-01`].flatMap((since) =>
      dayRangesIn(text, since).map(({ day, last }) => ({ from: day, to: last ?? day })),
    ),
  );
  const months = MONTHS.flatMap((name, index) => {
    const isWhole =
      new RegExp(`\\b${name}\\b(?!\\.?\\s+\\d{1,2}\\b)`).test(text) &&
      !new RegExp(`\\d\\s+${name}\\b`).test(text);
    if (!isWhole) return [];
    const month = String(index + 1).padStart(2, '0');
    return years.map((each) => ({ from: `${each}-${month}-01`, to: `${each}-${month}-31` }));
  });
  return [...named, ...months];
}
