/** An amount of money as a text names it. */
export type AmountInText = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
};

/** What stands before an amount: "$", "NZ$", "EUR". */
export const MONEY_SIGN = '(?:(?:US|CA|C|A|NZ)?[$€£]|\\b(?:USD|CAD|AUD|NZD|GBP|EUR))';
const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,2})?';
const MENTION = new RegExp(
  `${MONEY_SIGN}\\s?(?:${NUMBER})(?<thousands>k\\b)?|\\b(?:${NUMBER})\\s?(?:dollars|bucks|euros?|pounds|quid|USD|CAD|AUD|NZD|EUR|GBP)\\b`,
  'gi',
);

export function amountsIn(text: string): AmountInText[] {
  return [...text.matchAll(MENTION)].map((match) => {
    const digits = match[0].replaceAll(/[^\d.]/g, '');
    const value = Number(digits) * (match.groups?.thousands ? 1_000 : 1);
    return { text: match[0], start: match.index, end: match.index + match[0].length, value };
  });
}
