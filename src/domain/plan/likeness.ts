// "Send message 1" and "Send message 2", "Monday" and "Friday": one word apart, and two different things to do.
const TELLING =
  /^(?:\p{N}+|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$|^(?:jan|febr)uary$|^(?:march|april|may|june|july|august)$|^(?:septem|octo|novem|decem)ber$/u;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The numbers, days and months among the words: where they differ, nothing else counts. */
export function tellingOf(words: readonly string[]): string {
  return words.filter((word) => TELLING.test(word)).join(' ');
}

/** The share of words that stand in both; 0 where a number, a day or a month differs. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  return tellingOf(a) === tellingOf(b) ? shareOf(a, b) : 0;
}

/** The share of words in both, for words already known to agree on numbers, days and months. */
export function shareOf(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0) return 0;
  const rest = [...b];
  const shared = a.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return (2 * shared.length) / (a.length + b.length);
}
