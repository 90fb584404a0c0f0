import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, characterHunks } from './character-hunks.ts';

describe('where two texts differ', () => {
  it('turns one into the other', () => {
    const text = fc
      .array(fc.constantFrom('one', 'two', ' ', '\n', '.', 'ones', '😀'))
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const made = characterHunks(before, after).reduceRight(
          (words, { start, end, from, to }) =>
            words.slice(0, start) + after.slice(from, to) + words.slice(end),
          before,
        );
        expect(made).toBe(after);
      }),
    );
  });

  it('is found in words, and is no longer than it must be', () => {
    expect(characterHunks('We help people.', 'We helped all people.')).toEqual([
      { start: 7, end: 7, from: 7, to: 13 },
    ]);
    expect(characterHunks('Same.', 'Same.')).toEqual([]);
  });
});

describe('a caret', () => {
  it.each([
    ['We help| people', 'Often We help| people'],
    ['We help| people', 'We help| all people'],
    ['|We help', 'So |We help'],
    ['We help people|', 'We help|'],
    ['We he|lp people', 'We he|ld people'],
  ])('in %s is at the same words in %s', (marked, expected) => {
    const [before, after] = [marked.replace('|', ''), expected.replace('|', '')];
    expect(caretAfter(before, after, marked.indexOf('|'))).toBe(expected.indexOf('|'));
  });
});
