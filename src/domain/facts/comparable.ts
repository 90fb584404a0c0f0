import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import { FACT_FORMS, type FactName } from './fact-names.ts';
import { minutesIn } from './hours-a-week.ts';

/** The day that a value of a dated fact names: of a span the last one where something closes. */
export function dayOfFact(fact: FactName, value: string, today: IsoDay): IsoDay | null {
  const days = daysMeant(value, today).flatMap(({ day }) => day ?? []);
  return (fact === 'doorsClose' ? days.at(-1) : days[0]) ?? null;
}

/** The number that a price or a number of places comes to, in digits or spelled. */
export function amountOfFact(value: string): number | null {
  return amountsIn(value)[0]?.value ?? valuesIn(value)[0] ?? null;
}

/**
 * The same for two values that mean the same: "$290", "290 dollars" and "two hundred ninety". Null where words can say one thing
 * in many ways: "small room at the library" and "library, second floor" are no contradiction.
 */
export function comparable(fact: FactName, value: string, today: IsoDay): string | null {
  const form = FACT_FORMS[fact];
  if (form === 'date') return dayOfFact(fact, value, today);
  if (form === 'amount' && /\bfree\b/i.test(value)) return '0';
  if (fact === 'hoursAWeek') return minutesIn(value)?.toString() ?? null;
  if (form === 'amount' || fact === 'places') return amountOfFact(value)?.toString() ?? null;
  if (fact === 'rhythm') return rhythmOf(value);
  if (fact === 'paymentTerms') {
    const [parts] = paymentsIn(value);
    return parts ? `${parts.count} x ${parts.each}` : null;
  }
  if (fact === 'refundTerms') return daysSaid(value);
  if (fact === 'website') return value.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|\/+$/g, '');
  if (fact === 'businessName') return nameOf(value);
  if (fact === 'timeZone') return ZONE.exec(value)?.[0].charAt(0).toUpperCase() ?? null;
  return null;
}

const DURATION = new RegExp(`\\b(${NUMBER_WORD})[- ](day|week)`, 'i');

/** "The first two weeks" and "14 days" are one; "until the second Thursday" can't be compared. */
function daysSaid(value: string): string | null {
  const [, number = '', unit = ''] = DURATION.exec(value) ?? [];
  const [count] = valuesIn(number);
  return count === undefined ? null : String(count * (unit.toLowerCase() === 'week' ? 7 : 1));
}

const WEEKDAY_SAID = new RegExp(WHOLE_WEEKDAY, 'i');
const PACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:first|second) and (?:third|fourth|last)|every (?:other|second) (?!month)|twice (?:a|per|each) month|two \w+ (?:a|per|each) month|biweekly)/i,
    '2',
  ],
  [/\bevery third\b/i, '1.3'],
  [/\bmonth\b|\bmonthly\b/i, '1'],
  [/\bevery (?:single )?(?:week\b|\w+day\b)|\bonce a week\b|\bweekly\b/i, '4'],
];

/** How often and on which day, as far as it says so: "2 tuesday", "2", "tuesday". */
function rhythmOf(value: string): string | null {
  const pace = PACES.find(([pattern]) => pattern.test(value))?.[1];
  const day = WEEKDAY_SAID.exec(value)?.[0].toLowerCase();
  return pace || day ? [pace ?? '', day ?? ''].join(' ') : null;
}

/** Whether two values may both be right. "Every other Tuesday" and "Tuesdays" go together; Tuesdays and Thursdays do not. */
export function agrees(fact: FactName | null, one: string, other: string): boolean {
  if (fact !== 'rhythm') return one === other;
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  return ours.every((part, index) => part === '' || !theirs[index] || theirs[index] === part);
}

// A sentence about a name is no name.
const LONGEST_NAME = 5;

function nameOf(value: string): string | null {
  const words = value.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  const own = words.filter((word) => !/^(?:the|llc|inc|ltd|co|company|and)$/.test(word));
  return own.length > 0 && own.length <= LONGEST_NAME ? own.join(' ') : null;
}

const ZONE = /\b(?:Eastern|Central|Mountain|Pacific|Alaska|Hawaii|[ECMP][SD]T)\b/i;

/** The same, or else the words themselves. */
export function choiceKey(fact: FactName | null, value: string, today: IsoDay): string {
  const same = fact && comparable(fact, value, today);
  return same ?? (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
