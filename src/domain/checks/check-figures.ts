import { type AmountMention, amountMentions } from '#domain/launch/amount-mentions.ts';
import type { Check } from './finding.ts';
import { type Given, percentagesIn } from './given.ts';
import { numbersIn } from './numbers-in.ts';

/** A row of figures is no calculation. */
const FACTORS = 12;

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.51;

/** Amounts and percentages that nobody gave, and that cannot be counted from what was given. */
export function checkFigures(given: Given): Check {
  return ({ text }) => {
    const mentions = amountMentions(text);
    const isCounted = mentions.length > 0 ? countedFrom(text, mentions, given) : () => true;
    const amounts = mentions
      .filter(({ value }) => value > 0 && !isCounted(value))
      .map(({ text: words }) => ({ kind: 'amount' as const, words }));
    const percentages = percentagesIn(text)
      .filter(({ value }) => !given.percentages.includes(value))
      .map(({ words }) => ({ kind: 'percentage' as const, words }));
    return [...amounts, ...percentages];
  };
}

// A shared sentence leaves out a private goal for the year and names only what remains of it.
const LARGE = 10_000;

// Three payments of $170 are $510, ten places at $290 are $2,900, and that is $10 more. The numbers that were counted
// with stand in the sentence: a plan that counts says what.
function countedFrom(text: string, mentions: readonly AmountMention[], { amounts }: Given) {
  const factors = [...new Set(numbersIn(text))]
    .filter((number) => number > 1 && number <= 1_000)
    .slice(0, FACTORS);
  const said = [...new Set(mentions.map(({ value }) => value))].slice(0, FACTORS);
  const isSaid = (one: number) => said.some((other) => isSame(one, other));
  const counted = amounts.flatMap((amount) =>
    factors.flatMap((times) => [
      amount * times,
      amount / times,
      ...factors.map((other) => amount * times * other),
    ]),
  );
  const known = [...amounts, ...counted];
  const wholes = [...amounts, ...counted.filter(isSaid)].filter((one) => isSaid(one) || one >= LARGE);
  const parts = [...amounts, ...counted].filter(isSaid);
  return (value: number) =>
    known.some((one) => isSame(one, value)) ||
    wholes.some((one) =>
      parts.some((other) => isSame(one + other, value) || isSame(Math.abs(one - other), value)),
    );
}
