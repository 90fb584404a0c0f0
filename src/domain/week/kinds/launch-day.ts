import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { AnchorName, Anchors } from '#domain/week/finding/count-from.ts';
import type { DateWords } from './date-words.ts';

/** The launch's confirmed days, and the person's names for them. */
export type LaunchDays = {
  readonly anchors: Anchors;
  /** Of an event on several evenings each. */
  readonly eventDays?: readonly IsoDay[] | undefined;
  readonly eventName?: string | undefined;
  readonly offerName?: string | undefined;
  /** Without them a day keeps the plan's name. */
  readonly titles?: LaunchTitles | undefined;
};

/** Calendar titles for launch days. `said`: the name of the event or offer, if known. */
export type LaunchTitles = Readonly<Record<AnchorName, (said: string) => string>>;

const SIGN_UP = '(?:sign-?ups?|(?:pre-?)?(?:orders?|sales?)|bookings?|registration|enroll?ment|cart)';
export const LAUNCH_LABEL = new RegExp(
  `^(?:format and date|event (?:name and )?dates?|(?:the )?event|doors|sign-?ups?|enroll?ment|cart|${SIGN_UP}(?=\\W*$| (?:opens?|closes?)\\b)|start(?:s|ing)?(?: dates?)?|first (?:call|class|session|lesson|meeting))\\b(?! page)`,
  'i',
);
const OPENS = new RegExp(
  `(?:^|; )(?:doors|${SIGN_UP}|the (?:doors|group|program)) (open|close)s?\\b[^;]*`,
  'i',
);
/** Words for a reserve date. */
export const KEPT_BACK =
  /\b(?:ice|rain|snow|storm|weather|reserve|spare|make-?up|alternate) (?:date|day|evening|morning|night)s?\b|\b(?:back-?up|fall-?back|alternative)/i;
export const EVENT_WORDS =
  /^(?:the )?(?:event|workshop|webinar|class|open house|retreat)\b|^the (?:morning|evening|day)\b/i;
/** On the day when sign-up closes, "closes" means sign-up. */
const CLOSES = /^(?:it |the (?:list|page|form) )?clos(?:es|ing)\b(?! (?:e-?mail|message|post|text)s?\b)/i;
/** "**Date:**", "**When and where:**": in the plan of an event, its day; in no plan something to do. */
export const ONLY_DATE = /^(?:the )?(?:date|day|when)s?(?:(?:,|\W+(?:and|with)\b|\W&)\W*\w+)*\W*$/i;
const START_WORDS = new RegExp(
  `^(?:start(?:ing|s)?\\b|first (?:call|class|session|lesson|meeting|evening|night|morning|day|workshop|practice|${WHOLE_WEEKDAY})\\b)`,
  'i',
);

/** Which day of the launch a date is by its words. */
type SaidLaunchDay = {
  readonly name: AnchorName;
  /** No other day is confirmed for it or named in its words. */
  readonly isItsDay: boolean;
  /** Its own words give the other day: "Sign-up closes Friday, February 5" in a week's row. */
  readonly isSaidElsewhere?: boolean;
};

export function launchDayIn(date: DateWords, launchDays: LaunchDays): SaidLaunchDay | null {
  const [first = ''] = date.title.split(' · ');
  const { anchors } = launchDays;
  const { day } = date;
  const name = date.isDecision ? labelName(first, date.type) : rowName(date, first, launchDays);
  if (name === null) return null;
  if (!date.isDecision && isOfOtherDay(first, day)) return { name, isItsDay: false, isSaidElsewhere: true };
  const isEvening = name === 'eventDate' && isOneOfEvent(day, launchDays);
  const isItsDay = day === null || isEvening || (anchors[name] ?? day) === day;
  // "**Start date:** Thursday, February 11; sign-up Monday, January 25": its label speaks for the first of its days.
  const other = isItsDay || !date.isDecision ? undefined : LAUNCH_DAYS.find((each) => anchors[each] === day);
  return other === undefined ? { name, isItsDay } : { name: other, isItsDay: true };
}

/** Whether the event takes place on this day, too. */
export function isOneOfEvent(day: IsoDay | null, { eventDays = [] }: LaunchDays): boolean {
  return day !== null && eventDays.length > 1 && eventDays.includes(day);
}

function labelName(label: string, type: DateWords['type']): AnchorName | null {
  if (/^event/.test(type) && ONLY_DATE.test(label)) return 'eventDate';
  if (!LAUNCH_LABEL.test(label) || /follow-?up/i.test(label)) return null;
  if (/^(?:doors|sign|pre|order|sale|book|regis|enrol|cart)/i.test(label)) {
    // "Doors open and close" begins with the day on which they open.
    const [way = 'open'] = /\b(?:open|clos)/i.exec(label) ?? [];
    return wayName(way);
  }
  return /^(?:start|first)/i.test(label) ? 'startDate' : 'eventDate';
}

const wayName = (way: string): AnchorName => (/^open/i.test(way) ? 'doorsOpen' : 'doorsClose');

function rowName(
  { day, section, hasBox }: DateWords,
  first: string,
  { anchors, eventDays = [], eventName = '', offerName = '' }: LaunchDays,
): AnchorName | null {
  if (hasBox || /^check-ins|^numbers/i.test(section)) return null;
  const [, way] = OPENS.exec(first) ?? [];
  if (way !== undefined) return wayName(way);
  if (day === null) return null;
  if (day === anchors.eventDate || eventDays.includes(day)) {
    if (isCalled(first, eventName, ITSELF) || EVENT_WORDS.test(first)) return 'eventDate';
    if (eventDays.length > 1 && ONE_OF_THEM.test(first)) return 'eventDate';
  } else if (anchors.eventDate === undefined && isCalled(first, eventName, ALONE)) return 'eventDate';
  if (day === anchors.doorsClose && CLOSES.test(first)) return 'doorsClose';
  if (day !== anchors.startDate) return null;
  if (isCalled(first, offerName, BEGINS)) return 'startDate';
  return START_WORDS.test(first) || /^[^:]{1,40}: starts\b/i.test(first) || /^first session/i.test(section)
    ? 'startDate'
    : null;
}

/** "Second evening, 7 pm", "Night two", "Day 3". */
const ONE_OF_THEM =
  /^(?:the )?(?:(?:first|second|third|fourth|last|1st|2nd|3rd) (?:evening|night|day|morning|session)|(?:evening|night|day|session) (?:\d|one|two|three|four|five))(?=\s*(?:$|[,;:(–—-]))/i;
/** "Slate and Soup at 7 pm", but not "Slate and Soup: buy bread" or "Slate and Soup thank-you notes". */
const ITSELF =
  /^(?!\W*(?:buy|print|write|send|thank|recap|replay|follow|photo|e?-?mail|post|text|remind|invit|notes))/i;
const ALONE = new RegExp(`${ITSELF.source}\\s*(?:$|[,;:(–—-])`, 'i');
const BEGINS = /^,?\s*(?:begins|starts|opens|$)/i;

function isCalled(words: string, name: string, behind: RegExp): boolean {
  const called = name.toLowerCase();
  return called !== '' && words.toLowerCase().startsWith(called) && behind.test(words.slice(name.length));
}

function isOfOtherDay(first: string, day: IsoDay | null): boolean {
  const [said = ''] = OPENS.exec(first) ?? [];
  const days = day === null ? [] : dayRangesIn(said, day);
  return days.length > 0 && !days.some((range) => range.day === day);
}
