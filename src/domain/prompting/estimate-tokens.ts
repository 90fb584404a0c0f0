// Tokens per character by script, measured with gpt-4's tokenizer and rounded up. Exact counts need the model's own
// tokenizer, and an estimate that is too low ends in a refused request.
const TOKENS_PER_LETTER: readonly (readonly [RegExp, number])[] = [
  [/[\u0080-\u024F\u2010-\u2027\u00A0]/, 0.6],
  [/\p{Script=Cyrillic}/u, 0.55],
  [/\p{Script=Greek}|\p{Script=Arabic}/u, 0.75],
  [/\p{Script=Hebrew}/u, 1],
  [/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u, 1.1],
  [/\p{Script=Han}/u, 1.3],
  [/\p{Script=Devanagari}/u, 1.3],
  [/\p{Extended_Pictographic}/u, 3],
];
const PLAIN = 0.25;
const OTHER = 2;

const weights = new Map<number, number>();

function weightOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return PLAIN;
  const known = weights.get(code);
  if (known !== undefined) return known;
  const weight = TOKENS_PER_LETTER.find(([script]) => script.test(letter))?.[1] ?? OTHER;
  weights.set(code, weight);
  return weight;
}

/** Not rounded, so that the parts of a prompt add up. */
export function weighTokens(text: string): number {
  let sum = 0;
  for (const letter of text) sum += weightOf(letter);
  return sum;
}

export function estimateTokens(text: string): number {
  return Math.ceil(weighTokens(text));
}
