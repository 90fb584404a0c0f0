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
  return sharesWith(b)(a);
}

/** The same for one text and many others: its words are counted once. */
export function sharesWith(one: readonly string[]): (other: readonly string[]) => number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  return (other) => {
    if (other.length === 0) return 0;
    const shared = other.filter((word) => {
      const count = left.get(word) ?? 0;
      if (count > 0) left.set(word, count - 1);
      return count > 0;
    });
    for (const word of shared) left.set(word, (left.get(word) ?? 0) + 1);
    return (2 * shared.length) / (one.length + other.length);
  };
}

/** The upper bound of `shareOf`: a few words never match a page, so they needn't be compared. */
export function mostShare({ length: a }: readonly string[], { length: b }: readonly string[]): number {
  return a + b === 0 ? 0 : (2 * Math.min(a, b)) / (a + b);
}
