import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERRORS, isErrorCode, sentenceFor } from '#domain/errors.ts';

// What gave the first edition its foreign sound. A kind person says "we couldn't", "it isn't", "your work".
const FOREIGN = [
  /\b(?:could|did|does|do|is|are|was|were|will|would|has|have) not\b/i,
  /\bcannot\b/i,
  /\b(?:you|we|they) (?:are|will)\b/i,
  /\b(?:it|that|there|what) is (?:not?|our|never|an?|on|paid)\b/i,
  /\b(?:your|some|saved) words\b/i,
  /\bgo on\b|\bright after\b|\bwrit\w+ (?:again|along)\b|\bpaid by use\b|\bpresent text\b|\ball well\b/i,
  /\brefresh\b/i,
];

// Promised word for word by the specification, and a sentence of the AI providers.
const AS_PROMISED = [
  'Speech recognition is not supported in your browser',
  'A ChatGPT subscription is not API credit.',
];

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].map((count) => String(value(count, 3, '', '')));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

function foreignIn(sentence: string): string[] {
  const own = AS_PROMISED.reduce((text, promised) => text.replaceAll(promised, ''), sentence);
  return FOREIGN.flatMap((pattern) => own.match(pattern)?.[0] ?? []);
}

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => name.replace('.ts', ''));

describe('sentences on screen', () => {
  it.each(FILES)('of %s are said as a person would say them', async (name) => {
    const copy: Record<string, unknown> = await import(/* @vite-ignore */ `./${name}.ts`);
    const tables = Object.entries(copy).filter(([key]) => key === key.toUpperCase());
    expect(
      sentencesIn(tables.map(([, table]) => table)).filter((text) => foreignIn(text).length > 0),
    ).toEqual([]);
  });

  it('that report an error are, too', () => {
    expect(
      Object.keys(ERRORS)
        .filter(isErrorCode)
        .map(sentenceFor)
        .filter((text) => foreignIn(text).length > 0),
    ).toEqual([]);
  });

  it.each([
    ['The file could not be made.', 'could not'],
    ['Your words are kept.', 'Your words'],
    ['Choose the file again to go on.', 'go on'],
    ['Write 3 plans again is three names: written again', 'written again'],
    ['You are offline.', 'You are'],
  ])('would be caught in %j', (sentence, caught) => {
    expect(foreignIn(sentence)).toEqual([caught]);
  });
});
