import { addDays, daysIn, type IsoDay, sayDay, weekdayOf } from '#domain/prompting/calendar-days.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { plainText } from './reading-grade.ts';
import { calendarDates, moneyAmounts, percentages, scriptureReferences } from './stated-facts.ts';

/** Days that a plan may count beyond the last one that the owner named. */
const COUNTED_DAYS = 91;

function numbersIn(text: string): number[] {
  const digits = (text.match(/\b\d{1,4}\b/g) ?? []).map(Number);
  const spelled = NUMBER_WORDS.flatMap((word, value) =>
    new RegExp(`\\b${word}\\b`, 'i').test(text) ? [value] : [],
  );
  return [...new Set([...digits, ...spelled])].filter((value) => value > 1 && value <= 1_000);
}

const dollars = (amount: string) => Number(amount.slice(1));
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.51;

// Three payments of $170 are $510, ten places at $290 are $2,900: what can be counted from given numbers is given.
function canBeCounted(amount: string, given: readonly string[], numbers: readonly number[]): boolean {
  const value = dollars(amount);
  const known = given.map(dollars);
  return known.some(
    (one) =>
      numbers.some((times) => isSame(one * times, value) || isSame(one / times, value)) ||
      known.some((other) => isSame(one + other, value) || isSame(Math.abs(one - other), value)) ||
      known.some((other) => numbers.some((times) => isSame(Math.abs(one - other * times), value))),
  );
}

function unstatedAmounts(given: string, output: string): string[] {
  const stated = moneyAmounts(given);
  const numbers = numbersIn(given);
  return [...new Set(moneyAmounts(output))]
    .filter((amount) => !stated.includes(amount) && !canBeCounted(amount, stated, numbers))
    .map((amount) => `amount nobody gave: ${amount}`);
}

// Counting forward and back from today and from given days is allowed, so a day is only made up if it lies in the
// past, or further ahead than anything could be counted.
function unstatedDays(given: string, output: string, today: IsoDay): string[] {
  // A dictated "may 2" has no capital but is a date all the same, so what was given is read generously.
  const spoken = calendarDates(given.replace(/\bmay\b/g, 'May'))
    .map(capital)
    .join('; ');
  const stated = [...daysIn(given, today), ...daysIn(spoken, today)];
  const last = addDays([today, ...stated].sort().at(-1) ?? today, COUNTED_DAYS);
  return daysIn(output, today)
    .filter((day) => !stated.includes(day) && (day < today || day > last))
    .map((day) => `date nobody gave: ${sayDay(day)}`);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const WEEKDAY_AND_DAY =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),?\s+((?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2}(?:,\s+\d{4})?)/g;

function wrongWeekdays(output: string, today: IsoDay): string[] {
  return [...output.matchAll(WEEKDAY_AND_DAY)].flatMap(([said = '', weekday = '', date = '']) => {
    const [day] = daysIn(date, today);
    return day === undefined || weekdayOf(day) === weekday ? [] : [`wrong weekday: ${said}`];
  });
}

const SCARCITY =
  /\bonly (?:\d+|one|two|three|four|five|a few) (?:spots?|places?|seats?)(?: left| remain)?|\b(?:spots?|places?|seats?) (?:are )?(?:going|filling|selling)|\b(?:\d+|one|two|three) (?:spots?|places?|seats?) (?:left|remain)/gi;

function falseScarcity(given: string, drafts: string): string[] {
  const known = plainText(given).toLowerCase();
  return [...new Set(drafts.match(SCARCITY) ?? [])]
    .filter((words) => !known.includes(plainText(words).toLowerCase()))
    .map((words) => `limit nobody gave: ${words}`);
}

function unstatedScripture(given: string, output: string): string[] {
  const references = scriptureReferences(output);
  return [
    ...references
      .filter(({ reference }) => !given.includes(reference))
      .map(({ reference }) => `scripture nobody gave: ${reference}`),
    ...references
      .filter(({ quoted }) => quoted !== '' && !plainText(given).includes(plainText(quoted)))
      .map(({ reference }) => `words quoted after ${reference} that nobody gave`),
  ];
}

/** Facts in a plan that stand in nothing the AI was given, and that cannot be counted from it. */
export function lintFacts(given: string, output: string, today: IsoDay): string[] {
  const stated = percentages(given);
  return [
    ...unstatedAmounts(given, output),
    ...[...new Set(percentages(output))]
      .filter((fact) => !stated.includes(fact))
      .map((fact) => `percentage nobody gave: ${fact}`),
    ...unstatedDays(given, output, today),
    ...wrongWeekdays(output, today),
    ...falseScarcity(given, output),
    ...unstatedScripture(given, output),
  ];
}
