import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesIn } from './matches-in.ts';

const patterns = [/a+/g, /\b(?<first>a)(?<rest>b*)|b/gi, /(?<=a)\s*/g, /x*/gu, /^.*$/gm, /\p{L}/gu];

// As an array of words, a match would be compared without its place and its groups.
const parts = (match: RegExpExecArray) => ({ ...match });

describe('matchesIn', () => {
  it.each(patterns)('finds what matchAll finds: %s', (pattern) => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', 'x', '👩', '\uD800') });
    fc.assert(
      fc.property(texts, (text) => {
        expect(matchesIn(text, pattern).map(parts)).toEqual([...text.matchAll(pattern)].map(parts));
      }),
    );
  });

  it('begins at the start whatever was searched for with the pattern before', () => {
    const pattern = /a/g;
    pattern.test('aa');
    expect(matchesIn('ab', pattern)).toHaveLength(1);
    expect(matchesIn('ba', pattern)).toHaveLength(1);
  });
});
