import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryEdits } from '#domain/testing/arbitrary-text.ts';
import { furtherTyped, mergeTexts, tokensOf } from './text-merge.ts';

const words = (text: string) => new Set(tokensOf(text).filter((token) => token.trim() !== ''));

function added(base: string, side: string): string[] {
  const before = words(base);
  return [...words(side)].filter((word) => !before.has(word));
}

describe('mergeTexts', () => {
  const clean: [string, string, string, string, string][] = [
    [
      'two changed words of one line',
      'I help new moms',
      'I coach new moms',
      'I help new dads',
      'I coach new dads',
    ],
    ['a change and an addition', 'One.\nTwo.', 'One!\nTwo.', 'One.\nTwo.\nThree.', 'One!\nTwo.\nThree.'],
    [
      'a long addition to a short line',
      'I teach math',
      'I teach algebra',
      'Hi. I teach math',
      'Hi. I teach algebra',
    ],
    ['neighboring lines, each rewritten', 'a b\nc d\n', 'x y\nc d\n', 'a b\nv w\n', 'x y\nv w\n'],
    ['a removed paragraph and a changed one', 'A\n\nB\n\nC', 'B\n\nC', 'A\n\nB\n\nD', 'B\n\nD'],
    ['the same change on both sides', 'red car', 'blue car', 'blue car', 'blue car'],
    ['windows line breaks', 'one\r\ntwo\r\n', 'ONE\r\ntwo\r\n', 'one\r\nTWO\r\n', 'ONE\r\nTWO\r\n'],
  ];
  it.each(clean)('keeps both: %s', (_, base, mine, theirs, expected) => {
    expect(mergeTexts(base, mine, theirs)).toMatchObject({ mine: expected, theirs: expected, isClean: true });
  });

  const clashing: [string, string, string, string, string, string][] = [
    ['one word, two new words', 'I help moms', 'I help dads', 'I help teens', 'I help dads', 'I help teens'],
    ['two endings', 'Once', 'Once upon', 'Once again', 'Once upon', 'Once again'],
    ['two texts in an empty field', '', 'mine', 'theirs', 'mine', 'theirs'],
    ['an emptied text and a changed one', 'A plan', '', 'A good plan', '', 'A good plan'],
  ];
  it.each(clashing)('keeps each side apart: %s', (_, base, mine, theirs, first, second) => {
    expect(mergeTexts(base, mine, theirs)).toMatchObject({ mine: first, theirs: second, isClean: false });
  });

  const further: [string, string, string, string][] = [
    ['the same sentence', 'Hi', 'Hi, I te', 'Hi, I teach'],
    ['in the middle of a line', 'a\nb c\nd', 'a\nb New c\nd', 'a\nb New yo c\nd'],
    ['a word put in place of another', 'red car', 'b car', 'blue car'],
  ];
  it.each(further)('takes the longer of two states when asked to: %s', (_, base, early, late) => {
    const taken = { mine: late, theirs: late, isClean: true };
    expect(mergeTexts(base, early, late, furtherTyped)).toMatchObject(taken);
    expect(mergeTexts(base, late, early, furtherTyped)).toMatchObject(taken);
    expect(mergeTexts(base, early, late)).toMatchObject({ mine: early, theirs: late, isClean: false });
  });

  it('does not mistake a text that somebody shortened for an earlier state of it', () => {
    const kept = { mine: 'One', theirs: 'One two six', isClean: false };
    expect(mergeTexts('One two', 'One', 'One two six', furtherTyped)).toMatchObject(kept);
  });

  it('puts the changes that do not clash into both results', () => {
    const base = 'Start here.\nMiddle one.\nThe end.';
    const mine = 'Begin here.\nMiddle two.\nThe end.';
    const theirs = 'Start here.\nMiddle three.\nThe very end.';
    expect(mergeTexts(base, mine, theirs)).toMatchObject({
      mine: 'Begin here.\nMiddle two.\nThe very end.',
      theirs: 'Begin here.\nMiddle three.\nThe very end.',
      isClean: false,
    });
  });

  it('keeps a sentence whole in which both changed the same words, and weaves those around it', () => {
    const base = 'Hello. I teach piano to adults. We meet at noon.';
    const mine = 'Hi. I teach piano and singing to adults. We meet at noon.';
    const theirs = 'Hello. I teach the organ to children. We meet at ten.';
    expect(mergeTexts(base, mine, theirs)).toMatchObject({
      mine: 'Hi. I teach piano and singing to adults. We meet at ten.',
      theirs: 'Hi. I teach the organ to children. We meet at ten.',
      isClean: false,
    });
  });

  it('of one sentence never makes a third that neither wrote, unless it holds the changes of both', () => {
    const sentence = fc
      .array(fc.constantFrom('I', 'teach', 'the', 'piano', 'to', 'adults'), { minLength: 1, maxLength: 8 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(sentence, sentence, sentence, (base, mine, theirs) => {
        const merged = mergeTexts(base, mine, theirs);
        if (!merged.isClean) expect([merged.mine, merged.theirs]).toEqual([mine, theirs]);
      }),
      { numRuns: 500 },
    );
  });

  it('does not weave two rewritten sentences into one that nobody wrote', () => {
    const base = 'We want to help the people of the town and the city';
    const mine = 'My dream is the day all the moms of Texas walk tall';
    const theirs = 'Every Tuesday the group meets and the coffee is free';
    expect(mergeTexts(base, mine, theirs)).toMatchObject({ mine, theirs, isClean: false });
  });

  it('counts a line that lost more than half of its words as rewritten, and one that kept half as changed', () => {
    const base = 'one two three four five six';
    const theirs = 'one two three four five 6';
    expect(mergeTexts(base, 'I count to three four times', theirs)).toMatchObject({
      mine: 'I count to three four times',
      theirs,
      isClean: false,
    });
    expect(mergeTexts(base, 'I can two three four five six', theirs)).toMatchObject({
      mine: 'I can two three four five 6',
      isClean: true,
    });
  });

  it('keeps a small edit inside long additions to the same short line', () => {
    const addition = ' to parents at home, twenty minutes a day, four days a week, all summer long';
    const mine = `Hello, I teach math${addition}`;
    expect(mergeTexts('I teach math', mine, 'I love math')).toMatchObject({
      mine: `Hello, I love math${addition}`,
      isClean: true,
    });
  });

  it('returns the other side when one side is unchanged', () => {
    fc.assert(
      fc.property(arbitraryEdits, ({ base, mine }) => {
        expect(mergeTexts(base, mine, base)).toMatchObject({ mine, theirs: mine, isClean: true });
        expect(mergeTexts(base, base, mine)).toMatchObject({ mine, theirs: mine, isClean: true });
      }),
    );
  });

  it('gives the same two texts whichever side merges', () => {
    fc.assert(
      fc.property(arbitraryEdits, ({ base, mine, theirs }) => {
        const here = mergeTexts(base, mine, theirs);
        const there = mergeTexts(base, theirs, mine);
        expect([there.theirs, there.mine, there.isClean]).toEqual([here.mine, here.theirs, here.isClean]);
      }),
      { numRuns: 500 },
    );
  });

  it('never loses a word that either side added', () => {
    fc.assert(
      fc.property(arbitraryEdits, ({ base, mine, theirs }) => {
        const merged = mergeTexts(base, mine, theirs);
        const kept = [...words(merged.mine), ...words(merged.theirs)];
        expect(kept).toEqual(expect.arrayContaining([...added(base, mine), ...added(base, theirs)]));
        expect([...words(merged.mine)]).toEqual(expect.arrayContaining(added(base, mine)));
      }),
      { numRuns: 500 },
    );
  });

  describe('with 100,000 characters', () => {
    const paragraphs = Array.from(
      { length: 1000 },
      (_, n) => `Line ${n} of the plan: ${'word '.repeat(16)}end.`,
    );
    const long = paragraphs.join('\n');
    const oneLine = paragraphs.join(' ');

    it.each([
      ['lines', long],
      ['one dictated line', oneLine],
    ])('merges two far edits of %s in few steps', (_, base) => {
      expect(base.length).toBeGreaterThan(100_000);
      const mine = base.replace('Line 10 ', 'Row 10 ');
      const theirs = base.replace('Line 990 ', 'Row 990 ');
      const merged = mergeTexts(base, mine, theirs);
      expect(merged.mine).toBe(mine.replace('Line 990 ', 'Row 990 '));
      expect(merged.isClean).toBe(true);
      expect(merged.steps).toBeLessThan(200_000);
    });

    it('gives up on details, not on words, when everything was rewritten', () => {
      const mine = Array.from({ length: 25_000 }, (_, n) => `m${n}`).join(' ');
      const theirs = Array.from({ length: 25_000 }, (_, n) => `t${n}`).join(' ');
      const merged = mergeTexts(oneLine, mine, theirs);
      expect(merged).toMatchObject({ mine, theirs, isClean: false });
      expect(merged.steps).toBeLessThan(5_000_000);
    });
  });
});
