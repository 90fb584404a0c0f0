import { matchesIn } from '#domain/matches-in.ts';
import { keepingLast } from '#domain/once-per-text.ts';

/** An amount of money as a text names it. */
export type AmountInText = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
};

const CODE =
  'USD|CAD|AUD|NZD|GBP|EUR|NGN|GHS|KES|UGX|TZS|ZAR|INR|PKR|LKR|BDT|PHP|SGD|MYR|AED|CHF|SEK|NOK|DKK|JMD|BRL|MXN';
// "N95" is a mask, "P12" a page and "R2" a robot: a letter is a currency only before more digits.
const LETTER = '\\b(?:[NP](?=\\d{1,3}[,k]|\\d{3})|R(?=\\d{2}|\\d[ ,]\\d{3}\\b|\\d{1,3}k\\b))(?!\\d+[a-jl-z])';
/** Before an amount: "$", "NZ$", "EUR", "Rs", "KSh", "R450". */
export const MONEY_SIGN = `(?:(?:US|CA|C|A|NZ|S|J|TT|MX|R|GH)?[$€£₦₹₱₵¢]|\\b(?:${CODE}|Rs\\.?(?= ?\\d)|K?Sh(?:s|\\.)?(?= ?\\d)|RM(?=\\d))|${LETTER})`;
/** After an amount. */
export const MONEY_WORD =
  '(?:dollars|bucks|euros?|pounds|quid|naira|rands?|rupees?|pesos?|shillings|bob|cedis?|dirhams?|reais|francs|kron(?:er|or)|kr|ringgit)\\b';
// "₹1,20,000" and "R1 450" are whole numbers; after "$5 ", a second number is another one.
const NUMBER = '\\d{1,3}(?:,\\d{2,3})*,\\d{3}(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,2})?';
const SPACED = '(?<=\\bR|€|KSh) ?\\d{1,3}(?: \\d{3})+(?!\\d)';
/** An amount in digits, with its sign or its word. */
export const MONEY = `(?:${MONEY_SIGN}(?:${SPACED}|\\s?(?:${NUMBER}))(?:k\\b)?|(?<![\\w$€£.,])(?:\\d{1,3}(?: \\d{3})+|${NUMBER})k?\\s?(?:${MONEY_WORD}|(?:${CODE})\\b)|(?<![\\w$€£.,/])\\d{2,6}/-)`;
const MENTION = new RegExp(MONEY, 'gi');

export const amountsIn = keepingLast((text: string): readonly AmountInText[] => {
  if (!/\d/.test(text)) return [];
  return matchesIn(text, MENTION).map((match) => {
    const digits = match[0].replace(/^\D+/, '').replaceAll(/[^\d.]/g, '');
    const value = Number(digits) * (/\dk\b/i.test(match[0]) ? 1_000 : 1);
    return { text: match[0], start: match.index, end: match.index + match[0].length, value };
  });
});

/** The currency sign or word that the person uses most: "₦", "€", "pesos". */
export function ownMoney(texts: readonly string[]): { readonly before: string; readonly behind: string } {
  const said = texts
    .flatMap((text) => amountsIn(text))
    .map(({ text }) => [/^[^\d\s]*/.exec(text)?.[0] ?? '', /[^\d\s,.k]*$/.exec(text)?.[0] ?? ''] as const);
  const signs = [
    ...Map.groupBy(said, ([before, behind]) => SIGNS[behind.toLowerCase()] ?? (before || ` ${behind}`)),
  ];
  const [best = '$'] = signs.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return best.startsWith(' ') ? { before: '', behind: best } : { before: best, behind: '' };
}

/** Currency words used in one country only. */
export const SIGNS: Readonly<Record<string, string>> = {
  dollars: '$',
  bucks: '$',
  pounds: '£',
  quid: '£',
  euro: '€',
  euros: '€',
  naira: '₦',
  rand: 'R',
};
