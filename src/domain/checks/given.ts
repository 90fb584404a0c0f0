import { amountsIn } from '#domain/reading/amounts-in.ts';
import { typedDaysIn } from '#domain/reading/days-in.ts';
import { percentagesIn, valuesIn } from '#domain/reading/numbers-in.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import type { PlanToCheck } from './finding.ts';

/** The owner's words in the forms that the checks compare. */
export type OwnerWords = {
  readonly text: string;
  /** Only what was confirmed. */
  readonly confirmed: string;
  readonly amounts: readonly number[];
  /** Amounts of the confirmed facts, and the weeks and places of the offer: a plan may count with them without saying them. */
  readonly confirmedAmounts: readonly number[];
  readonly confirmedNumbers: readonly number[];
  readonly percentages: readonly number[];
  readonly days: readonly string[];
};

// "Forty thousand from this would be plenty" names no currency.
const LARGE = 1_000;
const ABOUT_MONEY =
  /\b(?:pay(?:s|ments?|ing)?|price|costs?|charge|fee|money|check|venmo|paypal|household|dollars?)\b|[$€£]/i;

// "Nine hundred a month would do." Calls and emails a month are fewer than a hundred.
const REGULAR = /\b(?:a|per|each|every) (?:month|year)\b/i;

export function ownerWords({ given, sheet, today }: Omit<PlanToCheck, 'text' | 'type'>): OwnerWords {
  const own = sheet?.own.map(({ name, value }) => `${name}: ${value}`) ?? [];
  const confirmed = [...Object.values(sheet?.facts ?? {}).flatMap((value) => value ?? []), ...own].join('\n');
  const text = [...given, confirmed].join('\n');
  // A dictated "may 2" has no capital but is a date all the same, and "480 for a household" is an amount.
  const spoken = text.replace(/\bmay(?= (?:the )?\d)/g, 'May');
  const bare = answerSentences(text).filter((sentence) => ABOUT_MONEY.test(sentence.text));
  const regular = answerSentences(text).filter((sentence) => REGULAR.test(sentence.text));
  return {
    text,
    confirmed,
    amounts: [
      ...new Set(
        [
          ...amountsIn(text).map(({ value }) => value),
          ...bare.flatMap((sentence) => valuesIn(sentence.text)),
          ...regular.flatMap((sentence) => valuesIn(sentence.text)).filter((value) => value >= 100),
          ...valuesIn(text).filter((value) => value >= LARGE),
        ].filter((value) => value > 0),
      ),
    ],
    confirmedAmounts: amountsIn(confirmed).map(({ value }) => value),
    confirmedNumbers: valuesIn([sheet?.facts.offerName, sheet?.facts.places].join('; ')).filter(
      (value) => value > 1,
    ),
    percentages: percentagesIn(text).map(({ value }) => value),
    days: typedDaysIn(spoken, today).flatMap(({ day }) => day ?? []),
  };
}
