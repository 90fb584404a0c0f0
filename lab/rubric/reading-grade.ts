/** Straightens apostrophes and removes double quotes, so that “song.” ends a sentence like any other. */
export function plainText(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”"]/g, '');
}

export function wordsOf(text: string): string[] {
  return plainText(text).match(/[A-Za-z0-9'-]+/g) ?? [];
}

export function sentencesOf(text: string): string[] {
  return plainText(text)
    .split(/[.!?]+(?=\s|$)/)
    .filter((sentence) => sentence.trim() !== '');
}

export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const stem = letters.replace(/(?<=[^laeiouy])es$|(?<=[^tdaeiouy])ed$|(?<=[^l])e$/, '').replace(/^y/, '');
  return Math.max(1, stem.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** Flesch-Kincaid grade. Two tools agree only if they count syllables the same way, so the count is part of the rule. */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  const sentences = Math.max(1, sentencesOf(text).length);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}
