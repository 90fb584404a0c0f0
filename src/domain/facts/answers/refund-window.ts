import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import { writtenDays } from '#domain/reading/written-days.ts';

const NO_MORE =
  "(?:not|never|no|can(?:no|['’]?)t|won['’]?t|don['’]?t|do not|doesn['’]?t|isn['’]?t|aren['’]?t)";
/** Words for "no refunds". */
export const KEEPS = `\\b(?:no|zero) (?:more )?(?:refunds?\\b|money[- ]back\\b|take[- ]?backs)|\\bnon-?refundable\\b(?! deposit)|\\b${NO_MORE} (?:be )?(?:\\w+ ){0,2}(?:returned|refunded|refundable|refunds?\\b|refunding|give (?:\\w+ ){0,2}(?:money|back))|\\ball sales (?:are )?final\\b|\\bfees? (?:is|are) not returned\\b|\\blose (?:your|their|the) (?:money|fee|deposit)\\b`;
const IS_KEPT = new RegExp(KEEPS, 'i');

const DAYS_EACH: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, f: 14, m: 30 };
const SPAN = new RegExp(
  `\\b(?<count>${NUMBER_WORD}|an?|a couple(?: of)?)[- ](?:full |whole |business )?(?<unit>hour|hr|day|week|wk|fortnight|month)s?\\b(?! (?:class|course|group|program|series|cohort)\\b)`,
  'i',
);
const BEFORE_START = /^.{0,4}\b(?:before|prior to|ahead|in advance|out)\b(?! of\b)/i;
const IN_WEEK = new RegExp(
  `\\b(?:(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) (?<unit>week|wk|fortnight|month)|(?:week|wk)\\.? (?<at>${NUMBER_WORD}))\\b`,
  'i',
);
const MEETING = new RegExp(
  `\\b(?<nth>first|second|third|fourth|1st|2nd|3rd|4th)(?: (?<many>${NUMBER_WORD}))? (?:meeting|mtg|session|class|call|lesson|night|nite|evening|morning|gathering|rehearsal|workshop|zoom|walk|ride|visit|sitting|practice|training|${WHOLE_WEEKDAY})(?:e?s)?\\b`,
  'i',
);
/** "Try two sessions, and if you hate it …" */
const TRIED = new RegExp(
  `\\b(?:try|after|come to|come for|attend) (?<many>${NUMBER_WORD}) (?:meetings?|mtgs?|sessions?|class(?:es)?|calls?|lessons?|nights?|evenings?)\\b`,
  'i',
);
const NTH = ['first', 'second', 'third', 'fourth'];
const TO_START =
  /\b(?:once|after|until|till|til|before|unless|when|by) (?:the (?:day|time|date|night|moment) )?(?:we|it|the \w+(?: \w+)?|class|you|they)?(?:['’]ve| have| has| had| all)? ?(?:starts?|begins?|began|begun|started|kicks? off)\b|\b(?:until|till|before|after|once) (?:the )?(?:start(?: date)?|first day|day one|day 1)\b/i;
const IS_BEFORE = /\b(?:before|until|till|up to) (?:the |our |their )?$/i;

/**
 * The key for comparing refund terms: "14" days, "-14" before the start, "meeting 2", "start", or "none". Null where
 * words can't be compared: "whenever they ask".
 */
export function keyOfRefund(value: string): string | null {
  const span = SPAN.exec(value);
  const { count = '', unit = '' } = span?.groups ?? {};
  const many = /^an?$/i.test(count) ? 1 : /^a couple/i.test(count) ? 2 : valuesIn(count)[0];
  if (span && many !== undefined) {
    const days = Math.max(1, Math.round(many * (DAYS_EACH[unit.charAt(0).toLowerCase()] ?? 1)));
    return BEFORE_START.test(value.slice(span.index + span[0].length)) ? `-${days}` : String(days);
  }
  const [day] = writtenDays(value);
  if (day) return `day ${day.month}/${day.date}`;
  const week = IN_WEEK.exec(value)?.groups;
  const weeks = week?.nth === undefined ? valuesIn(week?.at ?? '')[0] : placeOf(week.nth);
  if (weeks !== undefined)
    return String(weeks * (DAYS_EACH[week?.unit?.charAt(0).toLowerCase() ?? 'w'] ?? 7));
  const meeting = MEETING.exec(value);
  const { nth, many: several = '' } = meeting?.groups ?? {};
  if (meeting && nth !== undefined) {
    // "Before the first class": as long as nothing has begun.
    const isBefore = placeOf(nth) === 1 && IS_BEFORE.test(value.slice(0, meeting.index));
    return isBefore ? 'start' : `meeting ${valuesIn(several)[0] ?? placeOf(nth)}`;
  }
  const tried = valuesIn(TRIED.exec(value)?.groups?.many ?? '')[0];
  if (tried !== undefined) return `meeting ${tried}`;
  if (/\b(?:only )?(?:come|been|tried it) once\b/i.test(value)) return 'meeting 1';
  if (TO_START.test(value)) return 'start';
  if (!IS_KEPT.test(value) && ANY_TIME.test(value)) return 'any time';
  return IS_KEPT.test(value) ? 'none' : null;
}

/** Whenever they ask; "for any reason" is no time. */
const ANY_TIME =
  /\b(?:any ?time|at any (?:time|point)|whenever|no matter when|right up to the (?:end|last))\b/i;

const placeOf = (nth: string) =>
  /^\d/.test(nth) ? Number(nth.charAt(0)) : NTH.indexOf(nth.toLowerCase()) + 1;

/** Days and meetings count differently: fourteen days may well be the second meeting, thirty are not. */
export function refundsAgree(one: string, other: string): boolean {
  if ([one, other].some((key) => key === 'none' || key === 'any time')) return one === other;
  // A fixed day doesn't say how far it is from the start.
  const isDay = (key: string) => key.startsWith('day');
  if (isDay(one) || isDay(other)) return one === other || isDay(one) !== isDay(other);
  const [ours, theirs] = [windowOf(one), windowOf(other)];
  return ours.from <= theirs.to && theirs.from <= ours.to;
}

const LONG_AGO = -1_000;

/** The range of days, counted from the start, that may be the last for a refund. */
function windowOf(key: string): { readonly from: number; readonly to: number } {
  if (key === 'start') return { from: LONG_AGO, to: 0 };
  const number = Number(key.replace('meeting ', ''));
  if (!key.startsWith('meeting')) return { from: number, to: number };
  return { from: Math.max(1, 7 * (number - 1)), to: 7 * number };
}
