import { amountsIn } from '#domain/reading/amounts-in.ts';
import { numbersIn } from '#domain/reading/numbers-in.ts';

const FOR_A_YEAR =
  /^(?: ?\/ ?| (?:for |a |per |by )(?:the |a )?(?:whole |full )?)(?:year|yr|12 months|twelve months)\b/i;
const OF_A_YEAR =
  /\b(?:year[- ]?long|12[- ]months?|twelve[- ]months?|the (?:whole |full )?(?:year|yr)|a (?:whole |full )?year(?: with me| of \p{L}+)?)(?: \p{L}+){0,4} (?:is|at|costs?|runs?|for|comes to|would be|will be)(?: about| just| only)? $/iu;
const LEAST = 100;
const MOST = 5_000_000;

/** The price of a year with one client, written without a currency: "1500 for the yr", "that year long one is forty eight hundred". */
export function yearPriceSaid(sentence: string): string | undefined {
  const found = numbersIn(sentence).find(({ start, end, value }) => {
    if (value < LEAST || value > MOST || /[$€£] ?$/.test(sentence.slice(0, start))) return false;
    const before = sentence.slice(Math.max(0, start - 80), start);
    return FOR_A_YEAR.test(sentence.slice(end, end + 30)) || OF_A_YEAR.test(before);
  });
  return found && `$${found.value.toLocaleString('en-US')}`;
}

const A_MONTH = /^ ?(?:\/ ?mo(?:nth)?\b|(?:a|per|each|every) month\b|monthly\b)/i;
const LEAST_A_MONTH = 20;
const NO_PRICE =
  /\b(?:sav\w+|earn\w*|mak(?:es?|ing)|debts?|income|spends?|spending|rent|bills?|budget|calls?|clients)\b/i;

/** The same by the month: "the all year squad is 180/mo". */
export function monthPriceSaid(sentence: string): string | undefined {
  if (!/month|mo\b/i.test(sentence) || NO_PRICE.test(sentence)) return undefined;
  const amounts = amountsIn(sentence);
  const found = numbersIn(sentence).find(
    ({ start, end, value }) =>
      value >= LEAST_A_MONTH &&
      !amounts.some((one) => start < one.end && end > one.start) &&
      A_MONTH.test(sentence.slice(end, end + 16)),
  );
  // "Forty eight hundred, so that's four hundred a month": the year is the price given.
  const year = yearPriceSaid(sentence)?.replace(/\D/g, '');
  if (!found || Number(year) === found.value * 12) return undefined;
  return `$${found.value.toLocaleString('en-US')} a month`;
}
