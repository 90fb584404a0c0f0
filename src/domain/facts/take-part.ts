import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { withShortSpaces } from '#domain/reading/plain-words.ts';
import { daylessPart } from '#domain/reading/spoken/no-day-said.ts';

/** Which part of a labeled line is the fact. */
export type Part =
  | 'whole'
  | 'first'
  | 'rest'
  | 'amount'
  | 'event-price'
  | 'day'
  | 'last-day'
  | 'payments'
  | 'refunds'
  | 'time-zone';

const NOTHING =
  /^(?:none|n\/a|no|unknown|not (?:stated|said|given|decided|known|set|sure)\b.*|to be (?:decided|confirmed)|tbd|still open|open|-)?[.!]?$/i;
const UNDECIDED =
  /\b(?:not (?:yet )?(?:decided|set|known|chosen|said)|to be (?:decided|confirmed)|undecided)\b/i;
const ZONE =
  /\b(?:(?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)(?: (?:standard |daylight )?time)?|[ECMP][SD]T|GMT(?:[+-]\d{1,2})?|UTC(?:[+-]\d{1,2})?|CES?T)\b/i;

// Four times the limit of a fact: a longer line is no fact and isn't read to its end.
const LONGEST = 2_000;

/** Null: the line doesn't say it, or says that it isn't known yet. */
export function takePart(words: string, part: Part, today: IsoDay): string | null {
  const found = partOf(tidy(words.slice(0, LONGEST)), part, today)
    ?.replace(/^[\s,;:.]+|[\s,;:.]+$/g, '')
    .trim();
  return found === undefined || NOTHING.test(found) || UNDECIDED.test(found) ? null : found;
}

function partOf(line: string, part: Part, today: IsoDay): string | undefined {
  if (part === 'whole') return line;
  if (part === 'first') return /^[^,;.]+/.exec(line)?.[0];
  if (part === 'rest') return /^[^,;.]+[,;.]\s*(.+)$/.exec(line)?.[1];
  if (part === 'amount') return firstAmount(line);
  if (part === 'event-price') {
    const [first = ''] = sentences(line);
    return /\bfree\b/i.test(first) ? 'Free' : firstAmount(first);
  }
  if (part === 'payments')
    return clauses(line).find((clause) => /\b(?:payments?|installments?)\b/i.test(clause));
  if (part === 'refunds') {
    return clauses(line).find((clause) => /\brefunds?\b|\bmoney[- ]back\b/i.test(clause));
  }
  if (part === 'time-zone') return ZONE.exec(line)?.[0];
  const days = daysIn(line, today).filter(({ day }) => day !== null);
  if (part === 'day') return days.length === 0 ? daylessPart(line) : days[0]?.text;
  return days.length > 1 ? days.at(-1)?.text : undefined;
}

/** "£3–£5" is one price. */
function firstAmount(line: string): string | undefined {
  const [from, to] = amountsIn(line);
  const isRange = from && to && /^ ?[–—-] ?$/.test(line.slice(from.end, to.start));
  return isRange ? line.slice(from.start, to.end) : from?.text;
}

// The AI's own guesses and open points are not facts.
function tidy(line: string): string {
  return withShortSpaces(withoutRemarks(withShortSpaces(line)))
    .replace(/(?:^|(?<=[.;]\s))assumption:\s*/gi, '')
    .split(/(?<=[.;])\s+/)
    .filter((sentence) => !/\[ADD:/i.test(sentence))
    .join(' ')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim();
}

// Remarks in brackets that call themselves an assumption. Each bracket is looked at once.
function withoutRemarks(line: string): string {
  return line.replace(/\([^()]*\)/g, (remark) => (/\bassumption\b/i.test(remark) ? '' : remark));
}

const sentences = (line: string) => line.split(/(?<=[.;])\s+/);
const clauses = (line: string) => line.split(/[.;]\s+|,\s+or\s+|,\s+/);
