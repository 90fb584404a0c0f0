import { isDayOrMonth } from '#domain/reading/calendar.ts';

// "Send message 1" and "Send message 2", "Monday" and "Friday": one word apart, and two different things to do.
const isTelling = (word: string) => isDayOrMonth(word) || /^\p{N}+$/u.test(word);

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The numbers, days and months among the words: if they differ, the texts are different. */
export function tellingOf(words: readonly string[]): string {
  return words.filter(isTelling).join(' ');
}

/** The share of common words; 0 if a number, a day or a month differs. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  return tellingOf(a) === tellingOf(b) ? shareOf(a, b) : 0;
}

/** The share of common words, for texts that agree on numbers, days and months. */
export function shareOf(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of a) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

/** The upper bound of `shareOf`: a few words never match a page, so they needn't be compared. */
export function mostShare({ length: a }: readonly string[], { length: b }: readonly string[]): number {
  return a + b === 0 ? 0 : (2 * Math.min(a, b)) / (a + b);
}
