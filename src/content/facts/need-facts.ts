import type { FactName } from '#domain/facts/fact-names.ts';
import { factLabeled } from './fact-labels.ts';

/** The fact that a gap asks for, by words of its need; the first match wins. */
const NEED_FACTS: readonly (readonly [RegExp, FactName])[] = [
  [/\brefunds?\b|\bmoney[- ]back\b/i, 'refundTerms'],
  [/\btime zone\b/i, 'timeZone'],
  [/\b(?:twelve|12)[- ]month.*\bprice\b|\bprice\b.*\b(?:year|twelve|12)\b/i, 'programPrice'],
  [/\bevent price\b|\bticket price\b/i, 'eventPrice'],
  // "The last day of the early price" and "link to the price page" ask for something else.
  [/^(?!.*\b(?:days?|dates?|until|when|early|discount\w*|links?|pages?)\b).*\bprice\b/i, 'offerPrice'],
  [/\bevent (?:date|day)\b|\bdate of (?:the|your) event\b/i, 'eventDate'],
  [/\b(?:closing date|(?:doors|sign-?up) closes?|last day to join)\b/i, 'doorsClose'],
  [/\b(?:opening date|(?:doors|sign-?up) opens?|first day to join)\b/i, 'doorsOpen'],
  [/\bstart date\b|\bfirst (?:call|class|session)(?:'s)? date\b/i, 'startDate'],
  [/\b(?:contact|email address|phone number|your email|your phone)\b|^e-?mail$/i, 'contact'],
  [/\bwebsite\b|\bweb address\b/i, 'website'],
  [/\bbusiness name\b/i, 'businessName'],
  [/\bevent (?:name|title)\b/i, 'eventName'],
  [/\bhours a week\b/i, 'hoursAWeek'],
];

/** The year with a client has its own terms. */
export const OF_THE_YEAR = /\b(?:twelve|12)[- ]months?\b|\bof the year\b/i;

export function factForNeed(need: string): FactName | undefined {
  return NEED_FACTS.find(([pattern]) => pattern.test(need))?.[1];
}

/** The fact that a gap asks for. */
export function factOfGap(need: string): FactName | undefined {
  return OF_THE_YEAR.test(need) ? undefined : factForNeed(need);
}

const ASKS_FOR_PHONE = /\b(?:phone|cell|mobile)\b|\bnumber to (?:call|text)\b/i;
const ASKS_FOR_EMAIL = /\be-?mail\b/i;

/** "Call [ADD: phone number]" can't be filled with an email address. */
export function fitsGap(need: string, value: string): boolean {
  const [isPhone, isEmail] = [ASKS_FOR_PHONE.test(need), ASKS_FOR_EMAIL.test(need)];
  if (isPhone === isEmail) return true;
  return isEmail ? value.includes('@') : (value.match(/\d/g)?.length ?? 0) >= 7;
}

/** The fact for a gap's words: the one of that name, or the one that the need asks for. */
export function factNamed(need: string, keyOf: (text: string) => string): FactName | undefined {
  return factLabeled(need, keyOf) ?? factOfGap(need);
}
