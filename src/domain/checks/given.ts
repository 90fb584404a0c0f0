import { amountMentions } from '#domain/launch/amount-mentions.ts';
import { dayMentions } from '#domain/launch/day-mentions.ts';
import { sentencesOf } from '#domain/prompting/limits-in.ts';
import type { PlanToCheck } from './finding.ts';
import { numbersIn } from './numbers-in.ts';

/** What the owner has said, in the forms that the checks compare with. */
export type Given = {
  readonly text: string;
  /** Only what was confirmed. */
  readonly confirmed: string;
  readonly amounts: readonly number[];
  readonly percentages: readonly number[];
  readonly days: readonly string[];
};

// "Forty thousand from this would be plenty" names no currency.
const LARGE = 1_000;
const ABOUT_MONEY =
  /\b(?:pay(?:s|ments?|ing)?|price|costs?|charge|fee|money|check|venmo|paypal|household|dollars?)\b|[$€£]/i;

export function givenBy({ given, launch, today }: Omit<PlanToCheck, 'text' | 'type'>): Given {
  const own = launch?.own.map(({ name, value }) => `${name}: ${value}`) ?? [];
  const confirmed = [...Object.values(launch?.facts ?? {}).flatMap((value) => value ?? []), ...own].join(
    '\n',
  );
  const text = [...given, confirmed].join('\n');
  // A dictated "may 2" has no capital but is a date all the same, and "480 for a household" is an amount.
  const spoken = text.replace(/\bmay(?= (?:the )?\d)/g, 'May');
  const bare = sentencesOf(text).filter((sentence) => ABOUT_MONEY.test(sentence));
  return {
    text,
    confirmed,
    amounts: [
      ...new Set(
        [
          ...amountMentions(text).map(({ value }) => value),
          ...bare.flatMap(numbersIn),
          ...numbersIn(text).filter((value) => value >= LARGE),
        ].filter((value) => value > 0),
      ),
    ],
    percentages: percentagesIn(text).map(({ value }) => value),
    days: dayMentions(spoken, today).flatMap(({ day }) => day ?? []),
  };
}

const PERCENTAGE = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|percent\b)/gi;

export function percentagesIn(text: string): { words: string; value: number }[] {
  return [...text.matchAll(PERCENTAGE)].map(([words, number]) => ({ words, value: Number(number) }));
}
