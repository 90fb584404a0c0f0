import { oncePerText } from '#domain/once-per-text.ts';
import { wordsOf } from '#domain/plan/likeness.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';

const AMOUNT = /[$€£]\s?\d[\d,.]*(?:\s?k\b)?|\b\d[\d,.]*\s?(?:dollars?|euros?|pounds?|%|percent)/gi;
const TIME = /\b\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)\b|\bnoon\b/gi;
const ANY_DAY = '2000-01-01';
const LONGEST_READ = 400;

/** A line's words without values of facts: prices, days, times. A line with a replaced price is still the same line. */
export const looseWords = oncePerText((title): readonly string[] => {
  const text = title.slice(0, LONGEST_READ);
  const bare = /\d/.test(text)
    ? dayRangesIn(text, ANY_DAY).reduceRight(
        (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
        text,
      )
    : text;
  return wordsOf(bare.replace(AMOUNT, ' ').replace(TIME, ' '));
});
