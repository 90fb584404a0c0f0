import type { IsoDay } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { AnchorName, Anchors } from '#domain/week/finding/count-from.ts';
import type { DateWords } from './date-words.ts';

/** The launch's own days as far as they are confirmed, and what the person calls them. */
export type LaunchDays = {
  readonly anchors: Anchors;
  readonly eventName?: string | undefined;
  readonly offerName?: string | undefined;
  /** Without them a day is called what its plan calls it. */
  readonly titles?: LaunchTitles | undefined;
};

/** What a calendar says on a day of the launch. `said`: a name of the event or of the offer, where one is known. */
export type LaunchTitles = Readonly<Record<AnchorName, (said: string) => string>>;

export const LAUNCH_LABEL =
  /^(?:format and date|event (?:name and )?dates?|(?:the )?event|doors|sign-?ups?|enrollment|cart|start(?:s|ing)?(?: dates?)?|first (?:call|class|session|lesson|meeting))\b(?! page)/i;
const OPENS = /(?:^|; )(?:doors|sign-?up|enrollment|cart|the (?:doors|group|program)) (open|close)s?\b[^;]*/i;
/** A day that is only kept for when the real one fails. */
export const KEPT_BACK =
  /\b(?:ice|rain|snow|storm|weather|reserve|spare|make-?up|alternate) (?:date|day|evening|morning|night)s?\b|\b(?:back-?up|fall-?back|alternative)/i;
export const EVENT_WORDS =
  /^(?:the )?(?:event|workshop|webinar|class|open house|retreat)\b|^the (?:morning|evening|day)\b/i;
/** On the day on which sign-up closes nothing else does. */
const CLOSES = /^(?:it |the (?:list|page|form) )?clos(?:es|ing)\b(?! (?:e-?mail|message|post|text)s?\b)/i;
const START_WORDS = new RegExp(
  `^(?:start(?:ing|s)?\\b|first (?:call|class|session|lesson|meeting|evening|night|morning|day|workshop|practice|${WHOLE_WEEKDAY})\\b)`,
  'i',
);

const NAMES: readonly AnchorName[] = ['eventDate', 'doorsOpen', 'doorsClose', 'startDate'];

/** Which day of the launch a date is by its words. */
type SaidLaunchDay = {
  readonly name: AnchorName;
  /** No other day is confirmed for it, and its words name none. */
  readonly isItsDay: boolean;
  /** Its own words say on which other day that is: "Sign-up closes Friday, February 5" in the row of a week. */
  readonly isSaidElsewhere?: boolean;
};

export function saidLaunchDay(date: DateWords, launchDays: LaunchDays): SaidLaunchDay | null {
  const [first = ''] = date.title.split(' · ');
  const { anchors } = launchDays;
  const { day } = date;
  const name = date.isDecision ? labelName(first) : rowName(date, first, launchDays);
  if (name === null) return null;
  if (!date.isDecision && isOfOtherDay(first, day)) return { name, isItsDay: false, isSaidElsewhere: true };
  const isItsDay = day === null || (anchors[name] ?? day) === day;
  // "**Start date:** Thursday, February 11; sign-up Monday, January 25": its label speaks for the first of its days.
  const other = isItsDay || !date.isDecision ? undefined : NAMES.find((each) => anchors[each] === day);
  return other === undefined ? { name, isItsDay } : { name: other, isItsDay: true };
}

function labelName(label: string): AnchorName | null {
  if (!LAUNCH_LABEL.test(label) || /follow-?up/i.test(label)) return null;
  if (/^(?:doors|sign|enrollment|cart)/i.test(label)) {
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
  { anchors, eventName = '' }: LaunchDays,
): AnchorName | null {
  if (hasBox || /^check-ins|^numbers/i.test(section)) return null;
  const [, way] = OPENS.exec(first) ?? [];
  if (way !== undefined) return wayName(way);
  if (day === null) return null;
  if (day === anchors.eventDate) {
    const isNamed = eventName !== '' && first.toLowerCase().startsWith(eventName.toLowerCase());
    if (isNamed || EVENT_WORDS.test(first)) return 'eventDate';
  }
  if (day === anchors.doorsClose && CLOSES.test(first)) return 'doorsClose';
  if (day !== anchors.startDate) return null;
  return START_WORDS.test(first) || /^[^:]{1,40}: starts\b/i.test(first) || /^first session/i.test(section)
    ? 'startDate'
    : null;
}

function isOfOtherDay(first: string, day: IsoDay | null): boolean {
  const [said = ''] = OPENS.exec(first) ?? [];
  const days = day === null ? [] : dayRangesIn(said, day);
  return days.length > 0 && !days.some((range) => range.day === day);
}
