import { withShortSpaces } from '#domain/plan/heading-line.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { amountMentions } from './amount-mentions.ts';
import { dayMentions } from './day-mentions.ts';

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

/** Null: the line does not say it, or says that it is not known yet. */
export function takePart(words: string, part: Part, today: IsoDay): string | null {
  const found = partOf(tidy(words), part, today)
    ?.replace(/^[\s,;:.]+|[\s,;:.]+$/g, '')
    .trim();
  return found === undefined || NOTHING.test(found) || UNDECIDED.test(found) ? null : found;
}

function partOf(line: string, part: Part, today: IsoDay): string | undefined {
  if (part === 'whole') return line;
  if (part === 'first') return /^[^,;.]+/.exec(line)?.[0];
  if (part === 'rest') return /^[^,;.]+[,;.]\s*(.+)$/.exec(line)?.[1];
  if (part === 'amount') return amountMentions(line)[0]?.text;
  if (part === 'event-price') {
    const [first = ''] = sentences(line);
    return /\bfree\b/i.test(first) ? 'Free' : amountMentions(first)[0]?.text;
  }
  if (part === 'payments')
    return clauses(line).find((clause) => /\b(?:payments?|installments?)\b/i.test(clause));
  if (part === 'refunds') {
    return clauses(line).find((clause) => /\brefunds?\b|\bmoney[- ]back\b/i.test(clause));
  }
  if (part === 'time-zone') return ZONE.exec(line)?.[0];
  const days = dayMentions(line, today).filter(({ day }) => day !== null);
  return (part === 'day' ? days[0] : days.length > 1 ? days.at(-1) : undefined)?.text;
}

// What the AI marked as its own guess, or left open, is nobody's fact.
function tidy(line: string): string {
  return withShortSpaces(line)
    .replace(/\([^()]*\bassumption\b[^()]*\)/gi, '')
    .replace(/(?:^|(?<=[.;]\s))assumption:\s*/gi, '')
    .split(/(?<=[.;])\s+/)
    .filter((sentence) => !/\[ADD:/i.test(sentence))
    .join(' ')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim();
}

const sentences = (line: string) => line.split(/(?<=[.;])\s+/);
const clauses = (line: string) => line.split(/[.;]\s+|,\s+or\s+|,\s+/);
