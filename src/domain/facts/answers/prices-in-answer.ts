import type { FactName } from '#domain/facts/fact-names.ts';
import { type AmountInText, amountsIn } from '#domain/reading/amounts-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { NUMBER_WORD, numbersIn } from '#domain/reading/numbers-in.ts';

const PRICED = /\b(?:pays?|price|costs?|charge|fee|payments?|full)\b/i;
const COUNTED =
  /^[\s-]*(?:%|percent|weeks?|days?|hours?|minutes?|months?|years?|times|people|households?|payments?|calls?|sessions?|am|pm)\b/i;
// Below this, a bare number in a sentence about paying counts something else.
const LEAST_PRICE = 15;

const DOLLARS = /^\s(?:dollars|bucks|euros?|pounds)\b/i;
const BEGINS = /^(?:(?:about|around|maybe|probably|say|i’d say|i'd say)\s)?$/i;

/** Of a question that asks for the price, the first words are the price: "Three hundred and sixty for all six." */
export function pricesIn(quote: string, isPriced: boolean, facts: readonly FactName[]): AmountInText[] {
  const numbers = numbersIn(quote).filter(({ end }) => !COUNTED.test(quote.slice(end)));
  const isPrice = ({ value, start, end }: AmountInText) =>
    DOLLARS.test(quote.slice(end)) ||
    (facts[0] === 'offerPrice' && value >= LEAST_PRICE && BEGINS.test(quote.slice(0, start)));
  const spelled = numbers.filter(
    (one) => isPrice(one) && !amountsIn(quote).some(({ start }) => start === one.start),
  );
  if (spelled.length > 0) return [...spelled.map(inDollars), ...amountsIn(quote)];
  return isPriced ? amountsIn(quote) : barePrices(quote);
}

const inDollars = (one: AmountInText) => ({ ...one, text: `$${one.value.toLocaleString('en-US')}` });

/** People dictate "480 for a household" and "they pay four-fifty". Only where no amount of money is named. */
function barePrices(quote: string): AmountInText[] {
  if (!PRICED.test(quote)) return [];
  const inParts = paymentsIn(quote);
  return numbersIn(quote)
    .filter(({ value, start, end }) => {
      const isPart = inParts.some((part) => start >= part.start && end <= part.end);
      return value >= LEAST_PRICE && !isPart && !COUNTED.test(quote.slice(end));
    })
    .sort((one, other) => one.start - other.start)
    .map(inDollars);
}

const SEATED =
  'places|spots|seats|chairs|slots|openings|households|families|couples|pairs|churches|schools|teams|businesses|people|women|ladies|men|moms|mums|dads|kids|boys|girls|teens|clients|students|pupils|members|participants';
const SEATS = `${NUMBER_WORD}|a dozen`;
const PLACES = new RegExp(
  `\\b(?<before>${NUMBER_WORD})\\s(?:${SEATED})\\b|\\b(?:(?:start|begin) with|fit|room for|no more than|at most|a limit of) (?<after>${SEATS})\\b|\\b(?<most>${SEATS})(?: \\w+)?,? (?:at most|no more|tops|max(?:imum)?)\\b`,
  'i',
);

/** How many there is room for, as it is said: "eight" of "I'd rather start with eight". */
export function placesIn(quote: string): string | undefined {
  const { before, after, most } = PLACES.exec(quote)?.groups ?? {};
  return (before ?? after ?? most)?.replace(/^a dozen$/i, 'Twelve');
}
