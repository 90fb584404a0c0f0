import { type AmountInText, amountsIn } from '#domain/reading/amounts-in.ts';
import { decimalsIn, numbersIn, percentagesIn } from '#domain/reading/numbers-in.ts';
import type { Check } from './finding.ts';
import type { OwnerWords } from './given.ts';

/** More numbers than this in a row are no calculation. */
const FACTORS = 12;
/** How many amounts computed earlier in a plan count as known in the rest of it; a price list is no calculation either. */
const COUNTED_BEFORE = 24;
const ROUNDS = 2;

const ABOUT = /\b(?:about|around|roughly|almost|nearly|(?:a little|just) (?:over|under))\s*$/i;
const APPROXIMATELY = 0.01;
const EACH = /^\s*(?:a|an|per|each|every|for each)\b/i;
const DIFFERENCE = /^\s*(?:more|less|extra|apart|difference)\b/i;

/** Amounts and percentages that nobody gave, and that can't be computed from given ones. */
export function checkAmounts(given: OwnerWords): Check {
  const counted: number[] = [];
  return ({ text }) => {
    const unknown = notCounted(text, amountsIn(text), given, counted);
    const percentages = percentagesIn(text)
      .filter(({ value }) => !given.percentages.includes(value))
      .map(({ text: words }) => ({ kind: 'percentage' as const, words }));
    return [...unknown.map(({ text: words }) => ({ kind: 'amount' as const, words })), ...percentages];
  };
}

/** In "at $330 they would make $26,400, which is $2,400 for eleven months" the first amount comes from the second. */
function notCounted(text: string, mentions: readonly AmountInText[], given: OwnerWords, counted: number[]) {
  let unknown = mentions.filter(({ value }) => value > 0 && !given.amounts.includes(value));
  for (let round = 0; round < ROUNDS && unknown.length > 0; round += 1) {
    const isCounted = countedFrom(text, mentions, given, counted);
    const left = unknown.filter((mention) => !isCounted(mention));
    const found = new Set(unknown.filter((mention) => !left.includes(mention)).map(({ value }) => value));
    const fresh = [...found].filter((value) => !counted.includes(value));
    unknown = left;
    counted.push(...fresh.slice(0, COUNTED_BEFORE - counted.length));
    if (fresh.length === 0) break;
  }
  return unknown;
}

// A shared sentence leaves out a private goal for the year and names only what remains of it.
const LARGE = 10_000;

// Three payments of $170 are $510, ten places at $290 are $2,900, and that is $10 more. The sentence must contain the
// numbers that it computes with.
function countedFrom(
  text: string,
  mentions: readonly AmountInText[],
  { amounts, confirmedAmounts, confirmedNumbers }: OwnerWords,
  before: readonly number[],
) {
  const factors = factorsIn(text);
  const said = [...new Set(mentions.map(({ value }) => value))].slice(0, FACTORS);
  const isSaid = (one: number) => said.some((other) => isSame(one, other));
  const times = (all: readonly number[]) =>
    all.flatMap((amount) => factors.flatMap((factor) => [amount * factor, amount / factor]));
  const twice = amounts.flatMap((amount) =>
    factors.flatMap((one) => factors.map((other) => amount * one * other)),
  );
  const products = [...times(amounts), ...twice];
  const knownAmounts = [...amounts, ...products, ...before, ...times(before)];
  const wholes = [...[...amounts, ...products].filter((one) => isSaid(one) || one >= LARGE), ...before];
  const parts = [...[...amounts, ...products].filter(isSaid), ...before];
  const each = confirmedAmounts.flatMap((amount) => confirmedNumbers.map((number) => amount / number));
  return ({ value, start, end }: AmountInText) => {
    const isAbout = ABOUT.test(text.slice(Math.max(0, start - 20), start));
    const isIt = (one: number) => isSame(one, value) || (isAbout && isNear(one, value));
    const after = text.slice(end, end + 20);
    return (
      knownAmounts.some(isIt) ||
      wholes.some((one) => parts.some((other) => isIt(one + other) || isIt(Math.abs(one - other)))) ||
      (EACH.test(after) && each.includes(value)) ||
      (DIFFERENCE.test(after) && differences(confirmedAmounts, factors).some(isIt))
    );
  };
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.51;
const isNear = (one: number, other: number) => Math.abs(one - other) <= other * APPROXIMATELY;

/** "Three payments cost $30 more": the difference between the price and its payments. */
function differences(amounts: readonly number[], factors: readonly number[]): number[] {
  return amounts.flatMap((one) =>
    factors.flatMap((factor) => amounts.map((other) => Math.abs(one * factor - other))),
  );
}

function factorsIn(text: string): number[] {
  const numbers = numbersIn(text).toSorted((one, other) => one.start - other.start);
  // "From eight to ten places" computes with the two new ones.
  const steps = numbers.flatMap(({ value, start }, index) => {
    const last = numbers[index - 1];
    return last && /^ to $/i.test(text.slice(last.end, start)) ? [Math.abs(value - last.value)] : [];
  });
  const all = [...numbers.map(({ value }) => value), ...decimalsIn(text).map(({ value }) => value), ...steps];
  return [...new Set(all)].filter((number) => number > 1 && number <= 1_000).slice(0, FACTORS);
}
