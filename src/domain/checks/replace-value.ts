import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import { matchesIn } from '#domain/matches-in.ts';
import { replaceRanges, type SourceRange } from '#domain/plan/source-range.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { WEEKDAY } from '#domain/reading/day-patterns.ts';
import { daysMeant, sharesMonth } from '#domain/reading/days-in.ts';
import { placesNamed } from '#domain/reading/figures/places-named.ts';
import { numbersIn, valuesIn } from '#domain/reading/numbers-in.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';
import { severalDaysAt } from '#domain/reading/spoken/several-days.ts';

/** A place where one value would replace another, with its sentence before and after. */
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

/** Finds the old value: word for word, and dates in their shorter forms too. */
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
        next: formattedLike(words, fact, next, today),
        sentence: text,
      };
    });
  });
}

function placesOf(text: string, fact: FactName, old: string, today: IsoDay): SourceRange[] {
  if (FACT_FORMS[fact] === 'date') {
    const day = daysMeant(old, today)[0]?.day;
    const allAt = (words: string, from?: number) =>
      fact === 'eventDate' ? severalDaysAt(words, today, from) : undefined;
    if (day)
      return daysMeant(text, today).flatMap((mention) => {
        if (mention.day !== day) return [];
        const all = allAt(text, mention.start);
        // "March 9 and March 11" is replaced as a whole, or not at all: half of it would be a day too many.
        if (all) return allAt(old) ? { ...mention, end: mention.start + all.length } : [];
        return sharesMonth(mention) ? [] : mention;
      });
  }
  const [amount, second] = amountsIn(old);
  if (FACT_FORMS[fact] === 'amount' && amount && !second) {
    return amountsIn(text).filter(({ value }) => value === amount.value);
  }
  if (fact === 'places') return placesNamed(text).filter(({ value }) => value === valuesIn(old)[0]);
  const escaped = old.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
  return matchesIn(text, pattern).map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** "Ten households" for "the ten-place limit": the number alone, capitalized as before. */
function numberAsSaid(words: string, next: string): string {
  const [number] = numbersIn(next);
  if (!number) return next;
  const isCapital = /^\p{Lu}/u.test(words);
  const first = number.text.charAt(0);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + number.text.slice(1);
}

/** The new value in the form of the old one: "March 6" becomes "March 13", not "Saturday, March 13, 2027". */
export function formattedLike(words: string, fact: FactName, next: string, today: IsoDay): string {
  if (FACT_FORMS[fact] === 'amount') return amountsIn(next)[0]?.text ?? next;
  if (fact === 'places') return numberAsSaid(words, next);
  const day = FACT_FORMS[fact] === 'date' ? daysMeant(next, today)[0]?.day : null;
  const all = fact === 'eventDate' && severalDaysAt(next, today);
  if (!day || all) return all || next;
  if (/^\d{4}-/.test(words)) return day;
  const [weekday = '', date = '', year = ''] = sayDay(day).split(', ');
  const [, said = '', time = '', between = ''] = ON_WEEKDAY.exec(words) ?? [];
  const ofWeek = /day/.test(said) ? weekday + (said.endsWith('s') ? 's' : '') : weekday.slice(0, said.length);
  const hasYear = /\b\d{4}$/.test(words);
  if (/\d\s+[A-Z]/.test(words)) return dayFirst();
  return `${said === '' ? '' : ofWeek + time + between}${date}${hasYear ? `, ${year}` : ''}`;

  // "15 April" as it is written where the day comes first.
  function dayFirst(): string {
    const [month = '', number = ''] = date.split(' ');
    return `${said === '' ? '' : ofWeek + time + between}${number} ${month}${hasYear ? ` ${year}` : ''}`;
  }
}

// "Saturday morning, March 6" keeps its morning.
const ON_WEEKDAY = new RegExp(`^(${WEEKDAY})(\\s+(?:morning|afternoon|evening|night))?(,?\\s+)`);

export function replaceAll(plan: string, replacements: readonly Replacement[]): string {
  // Another device may have changed the plan in the meantime: skip values that are gone.
  const standing = replacements.filter(({ range, words }) => plan.slice(range.start, range.end) === words);
  const inOrder = standing.toSorted((one, other) => one.range.start - other.range.start);
  return replaceRanges(
    plan,
    inOrder.map(({ range, next }) => ({ range, words: next })),
  );
}
