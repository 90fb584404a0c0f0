import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { daysMeant, sharesMonth } from '#domain/reading/days-in.ts';
import type { PlanSentence } from '#domain/reading/plan-sentences.ts';
import type { Superseded } from './superseded.ts';

// A date's purpose comes before it. A row that begins with a date, or counts down to one, may be about something else.
const STATED = new RegExp(
  `\\b(?:on|is|starts?|starting|begins?|opens?|closes?|hold it|for|morning|event|date:?|group,|your)\\W+(?:${WHOLE_WEEKDAY},?\\s+)?$|[,:]\\s*$`,
  'i',
);
// "Fix it on Saturday, March 6" and "Follow-up starts: March 15" are about something else.
const OF_SOMETHING_ELSE =
  /\b(?!hold|have|run|host)\w+ (?:it|them|this) on\W+(?:\w+day,?\s+)?$|\b(?:follow-?up|reminders?|posts?|emails?) (?:starts?|begins?)\W+$/i;
// "On Monday, March 15, 2027: write a thank-you", "On March 15, thank everyone" and "Pack cables, March 12 (20 min)" are days of tasks.
const ON_A_DAY = /\bon\s+$/i;
const BEGINS_ON = /^\W*on\s+$/i;
const SAYS_WHAT_HAPPENS =
  /^,\s+(?:(?:the|we|our|your|you|my|i|it|this|they|she|he|doors?|sign-?ups?|group|class|places?|all|everyone|everybody)\b|[^a-z])/;
const WITH_MINUTES = /^\s*\(\d+ min/i;
const COUNTED = /\b(?:before|after|until|till|since|from|by|weeks?|days?|through|to)\W+$/i;

const NEAR = 40;

// The first cell of a row says when or who; what is stated stands beside it.
function firstCellEnd(text: string): number {
  return text.includes(' | ') ? text.indexOf(' | ') : 0;
}

/** Finds sentences that still use a value the person gave before confirming another. */
export function olderValues(
  superseded: readonly Superseded[],
  confirmed: Partial<Record<FactName, string | undefined>>,
  today: IsoDay,
): (sentence: PlanSentence) => { name: FactName; words: string }[] {
  const checks = superseded.map(({ name, value }) => {
    if (FACT_FORMS[name] === 'amount') {
      const [old] = amountsIn(value);
      const [now] = amountsIn(confirmed[name] ?? '');
      return (text: string) => {
        const mentions = amountsIn(text);
        // Old and new side by side are a question to the owner, or its answer.
        if (mentions.some((mention) => mention.value === now?.value)) return [];
        return mentions
          .filter((mention) => mention.value === old?.value)
          .map(({ text: words }) => ({ name, words }));
      };
    }
    const [old] = daysMeant(value, today);
    const [now] = daysMeant(confirmed[name] ?? '', today);
    return (text: string) => statedOn(text, old?.day, now?.day, today).map((words) => ({ name, words }));
  });
  return ({ text }) => checks.flatMap((check) => check(text));
}

/** The days of a text that state the old one, unless the new one stands there, too. */
function statedOn(
  text: string,
  old: IsoDay | null | undefined,
  now: IsoDay | null | undefined,
  today: IsoDay,
) {
  const mentions = daysMeant(text, today);
  if (mentions.some(({ day }) => day === now)) return [];
  return mentions
    .filter((mention) => {
      const { day, start, end } = mention;
      const before = text.slice(Math.max(0, start - NEAR), start);
      return (
        day !== null &&
        day === old &&
        start > firstCellEnd(text) &&
        !sharesMonth(mention) &&
        STATED.test(before) &&
        !COUNTED.test(before) &&
        !OF_SOMETHING_ELSE.test(before) &&
        !WITH_MINUTES.test(text.slice(end)) &&
        !(ON_A_DAY.test(before) && text.startsWith(':', end)) &&
        !(
          BEGINS_ON.test(text.slice(0, start)) &&
          text.startsWith(',', end) &&
          !SAYS_WHAT_HAPPENS.test(text.slice(end))
        )
      );
    })
    .map(({ text: words }) => words);
}
