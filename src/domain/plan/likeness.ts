// "Send message 1" and "Send message 2", "Monday" and "Friday": one word apart, and two different things to do.
const TELLING =
  /^(?:\p{N}+|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$|^(?:jan|febr)uary$|^(?:march|april|may|june|july|august)$|^(?:septem|octo|novem|decem)ber$/u;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The share of words that stand in both; 0 where a number, a day or a month differs. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const telling = (words: readonly string[]) => words.filter((word) => TELLING.test(word)).join(' ');
  if (telling(a) !== telling(b) || a.length === 0) return 0;
  const rest = [...b];
  const shared = a.filter((word) => {
    const at = rest.indexOf(word);
    if (at !== -1) rest.splice(at, 1);
    return at !== -1;
  });
  return (2 * shared.length) / (a.length + b.length);
}
