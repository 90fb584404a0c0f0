import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';

/** A price in parts: "two payments of $150". */
export type PaymentsInText = Span & {
  readonly text: string;
  readonly count: number;
  readonly each: number;
  /** How the amount of one payment is written. */
  readonly amount: string;
};

const EACH = '(?:US|CA|A)?[$€£]?\\s?\\d{1,3}(?:,\\d{3})*(?:\\.\\d{1,2})?|\\d{1,6}';
const PAYMENTS = new RegExp(
  // "$900 x 12 = $10,800" is a sum over a year, not 900 payments.
  `(?<![$€£\\d.,])\\b(?<count>${NUMBER_WORD})(?:\\s(?:(?:equal|monthly|weekly)\\s)?(?:payments?|pmts?|instal?lments?)(?:\\sof|,|\\sat)?\\s|\\s?[x×]\\s?|\\sof\\s(?=[$€£]))(?<each>${EACH})(?!\\d)`,
  'gi',
);

export function paymentsIn(text: string): PaymentsInText[] {
  return [...text.matchAll(PAYMENTS)].flatMap(({ 0: words, index, groups }) => {
    const { count = '', each = '' } = groups ?? {};
    const [times] = valuesIn(count);
    const amount = Number(each.replace(/[^\d.]/g, ''));
    if (!times || !amount) return [];
    const found = { text: words, start: index, end: index + words.length };
    return [{ ...found, count: times, each: amount, amount: each.trim() }];
  });
}
