import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { WEEKDAY_WORD } from '#domain/reading/day-patterns.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { partsIn, paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { severalDays } from '#domain/reading/spoken/several-days.ts';
import { nameKey, namesAgree } from './answers/names-said.ts';
import { keyOfRefund, refundsAgree } from './answers/refund-window.ts';
import { restKey, restsAgree } from './answers/rest-days-said.ts';
import { paceOf } from './answers/rhythm-said.ts';
import { venueKey, venuesAgree } from './answers/venue-said.ts';
import { FACT_FORMS, type FactName } from './fact-names.ts';
import { minutesIn } from './hours-a-week.ts';

/** The day in a dated fact's value; of a range the last day for a fact that closes something. */
export function dayOfFact(fact: FactName, value: string, today: IsoDay): IsoDay | null {
  const days = daysMeant(value, today).flatMap(({ day }) => day ?? []);
  return (fact === 'doorsClose' ? days.at(-1) : days[0]) ?? null;
}

/** The number in a price or a capacity, in digits or in words. */
export function amountOfFact(value: string): number | null {
  return amountsIn(value)[0]?.value ?? countsIn(value)[0]?.value ?? null;
}

const IS_FREE = /\bfree\b|\b(?:costs nothing|no (?:cost|charge|fee))\b/i;

/**
 * The same key for values that mean the same: "$290", "290 dollars" and "two hundred ninety". Null where one thing has
 * many wordings: "small room at the library" and "library, second floor" don't contradict.
 */
export function comparable(fact: FactName, value: string, today: IsoDay): string | null {
  const form = FACT_FORMS[fact];
  // An event on two evenings is not two days to choose from.
  if (fact === 'eventDate') return severalDays(value, today).join(' ') || null;
  if (form === 'date') return dayOfFact(fact, value, today);
  if (form === 'amount' && IS_FREE.test(value)) return '0';
  if (fact === 'hoursAWeek') return minutesIn(value)?.toString() ?? null;
  if (form === 'amount' || fact === 'places') {
    const pairs = fact === 'places' && /\b(?:couples|pairs)\b/i.test(value) ? ' pairs' : '';
    const amount = amountOfFact(value);
    return amount === null ? null : `${amount}${pairs}`;
  }
  if (fact === 'rhythm') return rhythmOf(value);
  if (fact === 'paymentTerms') {
    const parts = paymentsIn(value)[0] ?? partsIn(value)[0];
    return parts?.each === undefined ? null : `${parts.count} x ${parts.each}`;
  }
  if (fact === 'refundTerms') return keyOfRefund(value);
  if (fact === 'restDays') return restKey(value);
  if (fact === 'eventPlace') return venueKey(value);
  if (fact === 'offerName' || fact === 'eventName') return nameKey(value);
  if (fact === 'contact') return contactOf(value);
  if (fact === 'website') return value.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|\/+$/g, '');
  if (fact === 'businessName') return nameKey(value);
  if (fact === 'timeZone') return ZONE.exec(value)?.[0].charAt(0).toUpperCase() ?? null;
  return null;
}

const WEEKDAY_SAID = new RegExp(`\\b${WEEKDAY_WORD}\\b`, 'i');
/** Frequency and weekday, if given: "2 tue", "2", "tue". */
function rhythmOf(value: string): string | null {
  const pace = paceOf(value);
  const day = WEEKDAY_SAID.exec(value)?.[0].toLowerCase().slice(0, 3);
  return pace || day ? [pace ?? '', day ?? ''].join(' ') : null;
}

/** Whether two values may both be right. "Every other Tuesday" and "Tuesdays" go together; Tuesdays and Thursdays do not. */
export function agrees(fact: FactName | null, one: string, other: string): boolean {
  if (fact === 'refundTerms') return refundsAgree(one, other);
  if (fact === 'eventDate') return isPartOf(one, other) || isPartOf(other, one);
  if (fact === 'places') return one === other || arePairsOf(one, other) || arePairsOf(other, one);
  if (fact === 'restDays') return restsAgree(one, other);
  if (fact === 'eventPlace') return venuesAgree(one, other);
  if (fact === 'offerName' || fact === 'eventName' || fact === 'businessName') return namesAgree(one, other);
  if (fact === 'programPrice') return one === other || isByMonth(one, other) || isByMonth(other, one);
  if (fact === 'contact') return areWaysTo(one, other);
  if (fact !== 'rhythm') return one === other;
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  return ours.every((part, index) => part === '' || !theirs[index] || theirs[index] === part);
}

/** One of two evenings, where the other is known, too. */
const isPartOf = (some: string, all: string) => some.split(' ').every((day) => all.includes(day));

/** Eight couples are eight, or sixteen people. */
const arePairsOf = (pairs: string, people: string) =>
  pairs.endsWith(' pairs') && [1, 2].some((each) => Number.parseInt(pairs, 10) * each === Number(people));

/** "$75 a month" is "$900" for the year. */
const isByMonth = (month: string, year: string) => Number(month) * 12 === Number(year);

function contactOf(value: string): string | null {
  const [address] = /[\w.+-]{1,64}@[\w.-]{1,100}/.exec(value) ?? [];
  const digits = PHONE.exec(value)?.[0].replace(/\D/g, '') ?? '';
  const number = digits.length >= LEAST_DIGITS ? digits.slice(-LEAST_DIGITS) : undefined;
  const ways = [address?.toLowerCase().replace(/\.$/, ''), number].filter((way) => way !== undefined);
  return ways.length > 0 ? ways.join(' ') : null;
}

/** A number to call and an address to write to are two ways to one person; two numbers are not. */
function areWaysTo(one: string, other: string): boolean {
  const isMail = (way: string) => way.includes('@');
  const theirs = other.split(' ');
  return one
    .split(' ')
    .every((way) => theirs.every((their) => isMail(way) !== isMail(their) || way === their));
}

// Compares phone numbers without country code and calling hours.
const LEAST_DIGITS = 9;
const PHONE = /\d[\d ().–-]{7,18}\d/;

const ZONE = /\b(?:Eastern|Central|Mountain|Pacific|Alaska|Hawaii|[ECMP][SD]?T)\b/i;

/** The comparable key, or else the words themselves. */
export function choiceKey(fact: FactName | null, value: string, today: IsoDay): string {
  const same = fact && comparable(fact, value, today);
  return same ?? (value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
