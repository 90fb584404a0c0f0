// 200 words a minute, six characters a word with its space. Characters, because nineteen plans are measured at once.
const LETTERS_A_MINUTE = 1_200;

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.length / LETTERS_A_MINUTE));
}
