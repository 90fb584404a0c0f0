import { matchesIn } from '#domain/matches-in.ts';
import { type NumberInText, numbersIn } from '#domain/reading/numbers-in.ts';
import { type Span, spansNear } from '#domain/reading/spans-near.ts';

const DOZENS = /\b(?<before>(?:an?|one|two|three|four|half an?) )dozen\b/gi;
const IN_DOZENS: Readonly<Record<string, number>> = { half: 6, two: 24, three: 36, four: 48 };
const RANGE = /^ ?(?:-|–|to|or) ?$/i;

/** Numbers used for counting, in order: also "a dozen"; for "8 to 12" the larger one, with the range of both. */
export function countsIn(text: string): NumberInText[] {
  const dozens = matchesIn(text, DOZENS).map(({ 0: words, index }) => ({
    text: words,
    value: IN_DOZENS[words.split(' ')[0]?.toLowerCase() ?? ''] ?? 12,
    start: index,
    end: index + words.length,
  }));
  const isIn = (one: Span, other: Span) => one.start >= other.start && one.end <= other.end;
  const dozensNear = spansNear([dozens]);
  const numbers = numbersIn(text)
    .toSorted((one, other) => one.start - other.start)
    .filter((one) => dozensNear(one).every((dozen) => !isIn(one, dozen)));
  const counts: NumberInText[] = [];
  for (const one of [...numbers, ...dozens].toSorted((a, b) => a.start - b.start)) {
    const last = counts.at(-1);
    if (last && last.value < one.value && RANGE.test(text.slice(last.end, one.start))) {
      counts[counts.length - 1] = { ...one, start: last.start };
    } else counts.push(one);
  }
  return counts;
}
