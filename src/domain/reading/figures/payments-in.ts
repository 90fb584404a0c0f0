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

// "Three payments of seventy-five dollars."
const SPELLED = `(?:(?:${NUMBER_WORD}|hundred|and)[- ]){0,5}${NUMBER_WORD} (?:dollars|bucks|euros|pounds)\\b`;
const EACH = '(?:US|CA|A)?[$€£]?\\s?\\d{1,3}(?:,\\d{3})*(?:\\.\\d{1,2})?|\\d{1,6}';
const PAYMENTS = new RegExp(
  // "$900 x 12 = $10,800" is a sum over a year, not 900 payments.
  `(?<![$€£\\d.,])\\b(?<count>${NUMBER_WORD}|too?(?= payments of \\d))(?:\\s(?:(?:equal|monthly|weekly)\\s)?(?:payments?|pmts?|instal?lments?)(?:\\sof|,|\\sat)?\\s|\\s?[x×]\\s?|\\sof\\s(?=[$€£]))(?<each>${EACH}|${SPELLED})(?!\\d)`,
  'gi',
);

export function paymentsIn(text: string): PaymentsInText[] {
  return [...text.matchAll(PAYMENTS)].flatMap(({ 0: words, index, groups }) => {
    const { count = '', each = '' } = groups ?? {};
    // A recognizer of speech writes "to payments of 50".
    const [times] = /^too?$/i.test(count) ? [2] : valuesIn(count);
    const amount = /\d/.test(each) ? Number(each.replace(/[^\d.]/g, '')) : (valuesIn(each)[0] ?? 0);
    if (!times || !amount) return [];
    const found = { text: words, start: index, end: index + words.length };
    return [{ ...found, count: times, each: amount, amount: each.trim() }];
  });
}
