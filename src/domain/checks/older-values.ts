import { amountMentions } from '#domain/launch/amount-mentions.ts';
import { dayMentions } from '#domain/launch/day-mentions.ts';
import { FACT_FORMS, type FactName } from '#domain/launch/fact-names.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { PlanSentence } from './plan-sentences.ts';
import type { Superseded } from './superseded.ts';

// What a day is for stands before it. A row that begins with a day, and one that counts to it, may mean another thing.
const STATED =
  /\b(?:on|is|starts?|starting|begins?|opens?|closes?|hold it|for|morning|event|date:?|group,|your)\W+(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\s+)?$|[,:]\s*$/i;
const COUNTED = /\b(?:before|after|until|till|since|from|by|weeks?|days?|through|to)\W+$/i;

const NEAR = 40;

// The first cell of a row says when or who; what is stated stands beside it.
function firstCellEnd(text: string): number {
  return text.includes(' | ') ? text.indexOf(' | ') : 0;
}

/** Where a sentence still says what the person gave before they confirmed another value. */
export function olderValues(
  { text }: PlanSentence,
  superseded: readonly Superseded[],
  confirmed: Partial<Record<FactName, string | undefined>>,
  today: IsoDay,
): { name: FactName; words: string }[] {
  return superseded.flatMap(({ name, value }) => {
    if (FACT_FORMS[name] === 'amount') {
      const [old] = amountMentions(value);
      const mentions = amountMentions(text);
      const [now] = amountMentions(confirmed[name] ?? '');
      // Both side by side are a question to the owner, or its answer.
      if (mentions.some((mention) => mention.value === now?.value)) return [];
      return mentions
        .filter((mention) => mention.value === old?.value)
        .map(({ text: words }) => ({ name, words }));
    }
    const [old] = dayMentions(value, today);
    const [now] = dayMentions(confirmed[name] ?? '', today);
    const mentions = dayMentions(text, today);
    if (mentions.some(({ day }) => day === now?.day)) return [];
    return mentions
      .filter(({ day, start }) => {
        const before = text.slice(Math.max(0, start - NEAR), start);
        return (
          day !== null &&
          day === old?.day &&
          start > firstCellEnd(text) &&
          STATED.test(before) &&
          !COUNTED.test(before)
        );
      })
      .map(({ text: words }) => ({ name, words }));
  });
}
