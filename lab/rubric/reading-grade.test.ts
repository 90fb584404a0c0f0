import { describe, expect, it } from 'vitest';
import { countSyllables, readingGrade, sentencesOf, wordsOf } from './reading-grade.ts';

describe('countSyllables', () => {
  it.each([
    ['the', 1],
    ['make', 1],
    ['names', 1],
    ['table', 2],
    ['wanted', 2],
    ['helped', 1],
    ['year', 1],
    ['people', 2],
    ['piano', 2],
    ['honesty', 3],
    ['demonstrable', 4],
    ['290', 1],
  ])('counts %s as %i', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});

describe('readingGrade', () => {
  it('is low for short plain sentences and high for long formal ones', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
    expect(
      readingGrade(
        'Articulate the transformational differentiation characterizing your organizational methodology.',
      ),
    ).toBeGreaterThan(20);
  });

  it('ends a sentence before a closing quotation mark', () => {
    expect(sentencesOf('Say it simply. For example: “You can play.”')).toHaveLength(2);
  });

  it('reads a word with a curly apostrophe as one word', () => {
    expect(wordsOf('You’re not too late')).toEqual(["You're", 'not', 'too', 'late']);
  });
});
