import { agrees, comparable } from '#domain/facts/comparable.ts';
import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import { type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { durationsIn } from '#domain/reading/figures/durations-in.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { withFeasts } from '#domain/reading/spoken/named-days.ts';
import { withPlainDays } from '#domain/reading/spoken/plain-days.ts';
import { withPlainMoney } from '#domain/reading/spoken/plain-money.ts';
import { avoidedPeriods } from '#domain/week/free-days.ts';

/** Whether a found value equals one listed by hand in the answer's words: "the thirteenth of March" is March 13. */
export function isSameFact(fact: FactName, found: string, listed: string, today: IsoDay): boolean {
  const [ours, theirs] = [keyOf(fact, found, today), keyOf(fact, listed, today)];
  if (ours !== null && ours === theirs) return true;
  // One evening of an event on two.
  if (fact === 'eventDate' && ours !== null && theirs !== null && agrees(fact, ours, theirs)) return true;
  // "The Monday after" names a weekday alone.
  const weekday = /\bthe (\w+day) (?:after|before)\b/i.exec(listed)?.[1];
  if (FACT_FORMS[fact] === 'date' && theirs === null && ours !== null && weekday !== undefined)
    return weekdayOf(ours) === weekday;
  // "Mon the 8th" names no month.
  if (FACT_FORMS[fact] === 'date' && theirs === null && ours !== null)
    return ours.endsWith(`-${datePlain(listed)}`);
  if (fact === 'datesToAvoid' && areSameTimes(found, listed, today)) return true;
  if (fact.startsWith('own/')) return lengthOf(found) === lengthOf(listed);
  return plain(found).includes(plain(listed)) || plain(listed).includes(plain(found));
}

/** Two forms of one value, of which only one was listed: "Every Thursday" for "One a week", "$95 a month" for $1,140. */
export function goesWith(fact: FactName, found: string, listed: string, today: IsoDay): boolean {
  if (fact !== 'rhythm' && fact !== 'programPrice') return false;
  const [ours, theirs] = [keyOf(fact, found, today), keyOf(fact, listed, today)];
  return ours !== null && theirs !== null && agrees(fact, ours, theirs);
}

function keyOf(fact: FactName, words: string, today: IsoDay): string | null {
  // "26/2" alone is no day.
  const said = FACT_FORMS[fact] === 'date' ? `on ${words}` : words;
  return comparable(fact, withPlainMoney(withPlainDays(said, today)), today);
}

const datePlain = (words: string) =>
  (/\bthe (\d{1,2})(?:st|nd|rd|th)\b/.exec(words)?.[1] ?? '').padStart(2, '0');

/** Days without a year recur each year, and the found value has one. */
function areSameTimes(found: string, listed: string, today: IsoDay): boolean {
  const periodsOf = (words: string) =>
    avoidedPeriods(withFeasts(withPlainDays(words, today), today), today).map(
      ({ from, to }) => `${from} ${to}`,
    );
  const [ours, theirs] = [periodsOf(found), periodsOf(listed)];
  return ours.some((period) => theirs.includes(period));
}

/** For "Abt 6 wks" the number, for "an hour and a half" the minutes, for "forever" only that. */
function lengthOf(words: string): string {
  if (/forever|for good|lifetime/i.test(words)) return 'forever';
  // "Between 3 and 9 years old"
  const [from, to] = valuesIn(words);
  if (to !== undefined && durationsIn(words).length === 0) return `${from} ${to}`;
  return String(durationsIn(words)[0]?.minutes ?? countsIn(words)[0]?.value ?? plain(words));
}

function plain(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
