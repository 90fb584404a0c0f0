import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { LaunchDay } from '#domain/facts/fact-names.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import { WEEKDAY } from '#domain/reading/day-patterns.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';

/** The dates that other dates are counted from. Only confirmed ones. */
export type Anchors = { readonly [Name in AnchorName]?: IsoDay };
export type AnchorName = LaunchDay;

export type Counted = { readonly day: IsoDay; readonly from: AnchorName };

const COUNT = `(${NUMBER_WORD}|a)`;

/** "four weeks before the event", "the day after doors close": the words name their anchor. */
const SAID = new RegExp(
  `^(?:the\\s+)?(?:${COUNT}\\s+)?(day|week)s?\\s+(before|after)\\s+(?:the\\s+|your\\s+|our\\s+)?(.{1,40})`,
  'i',
);
/** "Load the emails two weeks before doors open." */
const SAID_LAST = new RegExp(
  `[\\s(]((?:${COUNT}|the)\\s+(?:day|week)s?\\s+(?:before|after)\\s+.{1,40})$`,
  'i',
);
const SAID_ANCHORS: readonly (readonly [RegExp, AnchorName])[] = [
  [/^(?:doors?\s+(?:open|opening)|sign-?up\s+opens|opening)\b/i, 'doorsOpen'],
  [/^(?:doors?\s+(?:close|closing)|sign-?up\s+closes|closing)\b/i, 'doorsClose'],
  [
    /^(?:start|first\s+(?:call|session|class|lesson|meeting|evening|night|day|workshop|practice)|group\s+starts)\b/i,
    'startDate',
  ],
  [/^event\b/i, 'eventDate'],
];

/** The anchor of a plan whose schedule doesn't name it. Other plans count from each client's first day. */
const SCHEDULES: {
  readonly [Type in BlueprintType]?: { before?: AnchorName; after?: AnchorName; section?: RegExp };
} = {
  event: {
    before: 'eventDate',
    after: 'eventDate',
    section: /countdown|timeline|checklist|after the event/i,
  },
  'event-launch': {
    before: 'eventDate',
    after: 'eventDate',
    section: /countdown|timeline|reminder|checklist/i,
  },
  marketing: { before: 'eventDate', section: /event/i },
  course: { before: 'startDate', section: /timeline|production/i },
  'fulfillment-launch': { before: 'startDate', after: 'startDate', section: /timeline|countdown|weeks?\b/i },
  launch: { before: 'doorsOpen', section: /timeline|countdown/i },
  onboarding: { after: 'startDate' },
};

const BEFORE = new RegExp(`^${COUNT}\\s*(day|week)s?\\s*(?:before|out|ahead|to go)?\\s*(?=$|[(:,;|])`, 'i');
/** "T-14", "T+2", "D-7". */
const MINUS = /^[TD]\s?(?<sign>[-–−+])\s?(?<days>\d{1,3})\b/;
const NAMED_DAYS: readonly (readonly [RegExp, AnchorName])[] = [
  [/^(?:the\s+)?start\s+day\b/i, 'startDate'],
  [/^(?:the\s+)?(?:launch|opening)\s+day\b/i, 'doorsOpen'],
  [/^(?:the\s+)?event\s+day\b/i, 'eventDate'],
];
const BARE_BEFORE = /^(\d{1,3})(?:\s+before)?\s*(?=$|[(:,])/i;
const DAY_AFTER = new RegExp(`^day\\s+(\\d{1,3})\\b(?:\\s*\\((${WEEKDAY})\\))?`, 'i');
const COURSE_WEEK = /^course\s+week\s+(\d{1,2})\b/i;

export type CountedWords = {
  readonly type: BlueprintType;
  readonly section: string;
  /** The first cell of a row, or the beginning of an item. */
  readonly words: string;
  /** An item with a box: the anchor may also be at its end. */
  readonly isTask?: boolean;
  /** The heading of that cell: "Days before", "Week". */
  readonly heading?: string | undefined;
};

export function countFrom(
  { type, section, words, isTask = false, heading = '' }: CountedWords,
  anchors: Anchors,
): Counted | null {
  const atEnd = isTask ? SAID_LAST.exec(words)?.[1] : undefined;
  const said = countSaid(words, anchors) ?? (atEnd === undefined ? null : countSaid(atEnd, anchors));
  if (said) return said;
  const schedule = SCHEDULES[type];
  if (!schedule || (schedule.section && !schedule.section.test(section))) return null;
  const { before, after } = schedule;
  const from = (name: AnchorName | undefined, days: number): Counted | null => {
    const day = name && anchors[name];
    return name && day ? { day: addDays(day, days), from: name } : null;
  };
  if (/^(?:the\s+)?day before\b/i.test(words)) return from(before, -1);
  if (/^(?:on\s+)?(?:the\s+)?day(?:\s+of\b|$)/i.test(words)) return from(before, 0);
  if (/^(?:the\s+)?day after\b/i.test(words)) return from(after, 1);
  const [, count, unit = ''] = BEFORE.exec(words) ?? [];
  if (count !== undefined) return from(before, -numberOf(count) * lengthOf(unit));
  const { sign, days } = MINUS.exec(words)?.groups ?? {};
  if (days !== undefined) return sign === '+' ? from(after, Number(days)) : from(before, -Number(days));
  const [, named] = NAMED_DAYS.find(([pattern]) => pattern.test(words)) ?? [];
  if (named !== undefined) return from(named, 0);
  const [, bare] = BARE_BEFORE.exec(words) ?? [];
  const unitOfColumn = /\bdays?\b/i.test(heading) ? 1 : /\bweeks?\b/i.test(heading) ? 7 : 0;
  const isBefore = /\bbefore\b/i.test(`${heading} ${words}`);
  if (bare !== undefined && isBefore && unitOfColumn > 0) return from(before, -Number(bare) * unitOfColumn);
  const [, week] = COURSE_WEEK.exec(words) ?? [];
  if (week !== undefined && type === 'course') return from('startDate', (Number(week) - 1) * 7);
  const [, dayNumber, weekday] = DAY_AFTER.exec(words) ?? [];
  if (dayNumber === undefined) return null;
  if (weekday === undefined) return type === 'onboarding' ? from(after, Number(dayNumber)) : null;
  // "Day 1 (Mon)": the weekday shows whether counting starts at 0 or 1.
  const isOn = (found: Counted | null) =>
    found !== null && weekdayOf(found.day).startsWith(weekday.slice(0, 3));
  return [from(after, Number(dayNumber)), from(after, Number(dayNumber) - 1)].find(isOn) ?? null;
}

function countSaid(words: string, anchors: Anchors): Counted | null {
  const [, count = 'one', unit = '', direction = '', rest = ''] = SAID.exec(words) ?? [];
  const [, name] = SAID_ANCHORS.find(([pattern]) => pattern.test(rest)) ?? [];
  const day = name && anchors[name];
  if (!name || !day) return null;
  const days = numberOf(count) * lengthOf(unit);
  return { day: addDays(day, direction.toLowerCase() === 'before' ? -days : days), from: name };
}

function numberOf(word: string): number {
  return valuesIn(word)[0] ?? 1;
}

function lengthOf(unit: string): number {
  return unit.toLowerCase() === 'week' ? 7 : 1;
}
