import type { FactName } from '#domain/facts/fact-names.ts';
import { type AmountInText, amountsIn } from '#domain/reading/amounts-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { numbersIn } from '#domain/reading/numbers-in.ts';
import { spansNear } from '#domain/reading/spans-near.ts';

const PRICED = /\b(?:(?:checks?|cheques?) for|pays?|price|costs?|charge|fee|payments?|full)\b/i;
export const COUNTED =
  /^[\s-]*(?:%|percent|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|months?|years?|yrs?|times|people|ppl|women|couples|households?|payments?|calls?|sessions?|am|pm|chairs?|seats?|spots?|places?|spaces?|ladies|gals|guys|moms|mums|dads|families|kids|seniors|pages|questions|videos|lessons|modules|riders|students|clients)\b/i;
// Below this, a bare number in a sentence about paying is not a price.
const LEAST_PRICE = 15;

const BEGINS =
  /^(?:(?:okay|ok|so|well|um|uh|oh|gosh|yes|alright|honestly|deep breath|and|now|right now|i think|i guess)[,.… ]+)*(?:(?:it[’']?s|it is|it would be|i[’']?d (?:say|ask|charge)|(?:i|we)(?: will|[’']ll)? (?:charge|ask|settled on|collect|take)|(?:i|we)[’']?(?:m| am|re| are) (?:at|asking|charging|thinking|going with)|(?:i|we) have settled on|(?:my|our|the|full|regular) (?:price|fee|tuition) is|price:?|price is|it runs|it[’']?ll be|it will be|it[’']?s (?:gonna|going to) be|that[’']?s)\s)?(?:(?:somewhere )?(?:about|around|maybe|roughly|right at|just|probably|probly|prob|only|say|i’d say|i'd say)\s)?$/i;

/** The answer to the question about the price starts with it: "Three hundred and sixty for all six." */
export function pricesIn(
  quote: string,
  isPriced: boolean,
  facts: readonly FactName[],
): readonly AmountInText[] {
  const numbers = plainNumbersIn(quote);
  const isPrice = ({ value, start }: AmountInText) =>
    (facts[0] === 'offerPrice' && value >= LEAST_PRICE && BEGINS.test(quote.slice(0, start))) ||
    EVEN.test(quote.slice(start, start + FAR));
  const amounts = amountsIn(quote);
  // An amount in digits contains some of these numbers, and both lists are in order.
  const amountsNear = spansNear([amounts]);
  const spelled = numbers.filter(
    (one) => isPrice(one) && !amountsNear(one).some(({ start, end }) => one.start >= start && one.end <= end),
  );
  if (spelled.length > 0) return [...spelled.map(inDollars), ...amounts];
  return isPriced ? amounts : barePrices(quote);
}

/** "He pays what he can", "by donation": then no amount nearby is the price. */
export const GIVEN =
  /(?<!(?:\b(?:no|not|never|used to)|n[’']t)\b[^.;,]{0,20})\b(?:pays?[- ]what(?:ever)?[- ]\w+[- ](?:can|like|want)\w*|by donation|sliding scale)\b/i;

const FAR = 40;
/** "It's three hundred even." */
const EVEN = /^(?:\w+[- ]){1,4}even\b/i;

const inDollars = (one: AmountInText) => ({ ...one, text: `$${one.value.toLocaleString('en-US')}` });

/** Bare numbers that count no noun and belong to no phone number. */
function plainNumbersIn(quote: string) {
  return numbersIn(quote).filter(
    ({ start, end }) =>
      !COUNTED.test(quote.slice(end, end + FAR)) &&
      !/^0\d|^\d+[ .-]\d/.test(quote.slice(start, end + 2)) &&
      !/\d[ .-]$/.test(quote.slice(Math.max(0, start - 2), start)),
  );
}

const IS_FREE = /\bfree\b|\bno charge\b/i;
/** "Fifty people" is no price; "480 for a household" and "four-fifty, check or Venmo" are. */
const ENDS_PRICE =
  /^(?:$|[.,;:!?)/]|\s(?:for|each|a|an|per|or|total|all|to|if|and|but|in|at|even|flat|plus|up|check|cash|when|before|by|on)\b)/i;

/** People dictate "480 for a household" and "they pay four-fifty". Used only if no amount with a currency is found. */
function barePrices(quote: string): AmountInText[] {
  if (!PRICED.test(quote) || IS_FREE.test(quote)) return [];
  const partsNear = spansNear([paymentsIn(quote)]);
  return plainNumbersIn(quote)
    .toSorted((one, other) => one.start - other.start)
    .filter(({ value, start, end }) => {
      const isPart = partsNear({ start, end }).some((part) => start >= part.start && end <= part.end);
      return value >= LEAST_PRICE && !isPart && ENDS_PRICE.test(quote.slice(end, end + FAR));
    })
    .map(inDollars);
}
