import { amountMentions } from '#domain/launch/amount-mentions.ts';
import { dayMentions } from '#domain/launch/day-mentions.ts';
import { FACT_FORMS, type FactName } from '#domain/launch/fact-names.ts';
import { replaceRange, type SourceRange } from '#domain/plan/source-range.ts';
import { type IsoDay, sayDay } from '#domain/prompting/calendar-days.ts';
import { planSentences } from './plan-sentences.ts';

/** A place in a plan where one value would stand for another, with its sentence before and after. */
export type Replacement = {
  readonly range: SourceRange;
  readonly words: string;
  readonly next: string;
  readonly sentence: string;
};

type Change = {
  readonly fact: FactName;
  readonly old: string;
  readonly next: string;
  readonly today: IsoDay;
};

/** Where the old value stands: word for word, and for a day its shorter forms too. */
export function replacementsIn(plan: string, { fact, old, next, today }: Change): Replacement[] {
  if (old.trim() === '' || next.trim() === '' || old.trim() === next.trim()) return [];
  return planSentences(plan).flatMap(({ text, range, isOpenPoint }) => {
    if (isOpenPoint) return [];
    const source = plan.slice(range.start, range.end);
    return placesOf(source, fact, old, today).map(({ start, end }) => {
      const words = source.slice(start, end);
      return {
        range: { start: range.start + start, end: range.start + end },
        words,
        next: asSaid(words, fact, next, today),
        sentence: text,
      };
    });
  });
}

function placesOf(text: string, fact: FactName, old: string, today: IsoDay): SourceRange[] {
  if (FACT_FORMS[fact] === 'date') {
    const day = dayMentions(old, today)[0]?.day;
    if (day)
      return dayMentions(text, today).filter((mention) => mention.day === day && !isSpan(mention.text));
  }
  const [amount, second] = amountMentions(old);
  if (FACT_FORMS[fact] === 'amount' && amount && !second) {
    return amountMentions(text).filter(({ value }) => value === amount.value);
  }
  const escaped = old.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

// "March 8 to 12" is two days in one; half of it cannot be put in its place.
function isSpan(words: string): boolean {
  return /\d\s*(?:to|through|until|and|–|-)\s*\d/.test(words);
}

/** The new value as the old one was said: "March 6" becomes "March 13", not "Saturday, March 13, 2027". */
export function asSaid(words: string, fact: FactName, next: string, today: IsoDay): string {
  if (FACT_FORMS[fact] === 'amount') return amountMentions(next)[0]?.text ?? next;
  const day = FACT_FORMS[fact] === 'date' ? dayMentions(next, today)[0]?.day : null;
  if (!day) return next;
  const [weekday = '', date = '', year = ''] = sayDay(day).split(', ');
  const hasWeekday = /^[A-Z][a-z]+day\b/.test(words);
  const hasYear = /\b\d{4}$/.test(words);
  return [...(hasWeekday ? [weekday] : []), date, ...(hasYear ? [year] : [])].join(', ');
}

export function replaceAll(plan: string, replacements: readonly Replacement[]): string {
  // Another device may have changed the plan while somebody was looking at this: values that are gone are left alone.
  const standing = replacements.filter(({ range, words }) => plan.slice(range.start, range.end) === words);
  // From the end, so that the places before are still where they were found.
  return standing
    .toSorted((one, other) => other.range.start - one.range.start)
    .reduce((text, { range, next }) => replaceRange(text, range, next), plan);
}
