import { addDays, type IsoDay, WEEKDAYS, weekdayOf, weekStart } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { Anchors } from './finding/count-from.ts';

/** How often this person writes to their list. `first`: the first day; null if it is not given yet. */
export type Rhythm = {
  readonly step: { readonly weeks: number } | { readonly nths: readonly number[] };
  /** The weekday, if given. */
  readonly weekday: string | null;
  readonly first: IsoDay | null;
  readonly skipped: readonly IsoDay[];
  /** Extra messages on these days. */
  readonly also: readonly IsoDay[];
};

const NTHS = ['first', 'second', 'third', 'fourth'] as const;
const LONGEST_READ = 500;
const MOST_DAYS = 60;

/** "one email every other Tuesday, from January 12 on", "first and third Monday of the month", "weekly". Null: no rhythm. */
export function rhythmIn(fact: string | undefined, today: IsoDay): Rhythm | null {
  const text = (fact ?? '').slice(0, LONGEST_READ);
  const days = dayRangesIn(text, today, 'meant');
  const isAlso = ({ start }: { start: number }) =>
    /\balso (?:on )?$|^one message on $/i.test(text.slice(0, start));
  const also = days.filter(isAlso).map(({ day }) => day);
  const step = stepIn(text.replace(/;? also on .*$/is, '')) ?? (also.length > 0 ? { nths: [] } : null);
  if (!step) return null;
  const isSkipped = ({ start }: { start: number }) =>
    /\b(?:none|nothing|not|except|skip\w*|without)\b[^,;.]*$/i.test(text.slice(0, start));
  const [first] = days.filter(
    (range) => !isSkipped(range) && ('weeks' in step || step.nths.length > 0 ? !isAlso(range) : true),
  );
  const weekday =
    WEEKDAYS.find((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text.replace(/,.*$/s, ''))) ?? null;
  return {
    step,
    weekday: weekday ?? (first ? weekdayOf(first.day) : null),
    first: first?.day ?? null,
    skipped: days.filter(isSkipped).map(({ day }) => day),
    also,
  };
}

function stepIn(text: string): Rhythm['step'] | null {
  if (
    /\bevery (?:other|second) (?:week|\w+day)|\bevery (?:two|2) weeks\b|\bbi-?weekly\b|\bfortnight/i.test(
      text,
    )
  )
    return { weeks: 2 };
  if (/\bevery (?:three|3) weeks\b/i.test(text)) return { weeks: 3 };
  const nths = NTHS.flatMap((word, at) =>
    new RegExp(`\\b${word}\\b[^,;.]*\\w+day\\b`, 'i').test(text) ? [at + 1] : [],
  );
  if (nths.length > 0) return { nths };
  if (/\btwice a month\b|\btwo (?:e-?mails )?a month\b/i.test(text)) return { weeks: 2 };
  if (
    /\bweekly\b|\bevery week\b|\b(?:once|one (?:e-?mail|letter)) a week\b|\bevery \w+day\b|\b\w+days\b/i.test(
      text,
    )
  )
    return { weeks: 1 };
  return /\bmonthly\b|\b(?:once|one (?:e-?mail|letter)) a month\b|\bevery month\b/i.test(text)
    ? { weeks: 4 }
    : null;
}

/** The days with a message within a period. None until the first day is known. */
export function rhythmDays(
  { step, weekday, first, skipped, also }: Rhythm,
  from: IsoDay,
  to: IsoDay,
): IsoDay[] {
  const days = also.filter((day) => day >= from && day <= to);
  if (first === null) return days;
  const stride = 'weeks' in step ? step.weeks * 7 : 1;
  const isOn = (day: IsoDay) => {
    if ('weeks' in step) return true;
    const nth = Math.ceil(Number(day.slice(8)) / 7);
    return weekdayOf(day) === weekday && step.nths.includes(nth);
  };
  for (let day = first; day <= to && days.length < MOST_DAYS; day = addDays(day, stride))
    if (day >= from && isOn(day) && !skipped.includes(day) && !days.includes(day)) days.push(day);
  return days.sort();
}

/** Weeks of the launch without any message: a decision for the person. */
export function launchWeeksWithoutSend(
  anchors: Anchors,
  sendDays: readonly IsoDay[],
  { today, firstDay }: { readonly today: IsoDay; readonly firstDay: number },
): IsoDay[] {
  const own = [anchors.doorsOpen, anchors.eventDate, anchors.doorsClose].filter((day) => day !== undefined);
  const weeks = new Set(own.filter((day) => day >= today).map((day) => weekStart(day, firstDay)));
  const sent = new Set(sendDays.map((day) => weekStart(day, firstDay)));
  return [...weeks].filter((start) => !sent.has(start)).sort();
}

/** Whether calls with everybody who signs up exceed a week's hours; `minutes`: their total. */
export function callsOverHours(
  clients: number | null,
  callMinutes: number,
  budget: number,
): { readonly minutes: number } | null {
  const minutes = (clients ?? 0) * callMinutes;
  return minutes > budget ? { minutes } : null;
}
