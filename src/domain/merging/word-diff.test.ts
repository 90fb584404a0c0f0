import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryEdits } from '#domain/testing/arbitrary-text.ts';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { countChangedWords, type DiffRow, diffWords } from './word-diff.ts';

function sideOf(rows: readonly DiffRow[], side: 'before' | 'after'): string {
  return rows
    .map((row) => (row.kind === 'same' ? row.text : row[side].map(({ text }) => text).join('')))
    .join('');
}

describe('diffWords', () => {
  it('marks only the words that changed in a line', () => {
    expect(diffWords('We help new moms return to work.', 'We help busy moms return to work.')).toEqual([
      {
        kind: 'changed',
        before: [
          { text: 'We help ', isChanged: false },
          { text: 'new', isChanged: true },
          { text: ' moms return to work.', isChanged: false },
        ],
        after: [
          { text: 'We help ', isChanged: false },
          { text: 'busy', isChanged: true },
          { text: ' moms return to work.', isChanged: false },
        ],
      },
    ]);
  });

  it('keeps unchanged lines between two changes as one row', () => {
    const rows = diffWords('one\ntwo\nthree\nfour\n', 'ONE\ntwo\nthree\nFOUR\n');
    expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'same', 'changed']);
    expect(rows[1]).toEqual({ kind: 'same', text: 'two\nthree\n', lines: 2 });
  });

  it('shows a rewritten line as wholly changed instead of weaving two sentences together', () => {
    const [row] = diffWords('the cat sat on the mat today', 'the price of our course is ninety');
    expect(row).toEqual({
      kind: 'changed',
      before: [{ text: 'the cat sat on the mat today', isChanged: true }],
      after: [{ text: 'the price of our course is ninety', isChanged: true }],
    });
  });

  it.each([
    ['nothing to nothing', '', '', []],
    ['equal texts', 'same\nwords', 'same\nwords', ['same']],
    ['line ends alone', 'a\r\nb', 'a\nb', ['same']],
    ['a text from nothing', '', 'new words', ['changed']],
    ['a text to nothing', 'old words', '', ['changed']],
  ])('%s', (_, before, after, kinds) => {
    expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('holds every character of both texts, whatever changed', () => {
    fc.assert(
      fc.property(arbitraryEdits, ({ mine, theirs }) => {
        const rows = diffWords(mine, theirs);
        expect(sideOf(rows, 'before')).toBe(mine.replaceAll('\r\n', '\n'));
        expect(sideOf(rows, 'after')).toBe(theirs.replaceAll('\r\n', '\n'));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['one changed sentence in 20 kB', (line: string, n: number) => (n === 90 ? 'A new sentence.' : line)],
    ['every line changed', (line: string) => line.replace('weekly', 'monthly')],
    ['nothing in common', (_: string, n: number) => `Ganz anders ${n * 7919} und neu.`],
  ])('compares plans within a blink: %s', async (_, change) => {
    const lines = Array.from(
      { length: 200 },
      (__, n) => `Step ${n}: write to your weekly list about part ${n}.`,
    );
    const long = lines.flatMap((line) => [line, `More words on it, number ${line.length}.`]);
    const changed = long.map(change);
    expect(await threadMs(() => diffWords(long.join('\n'), changed.join('\n')))).toBeLessThan(5_000);
  });
});

describe('countChangedWords', () => {
  it('counts words, not punctuation or spaces', () => {
    const rows = diffWords('Ten seats, two hosts in May.', 'Ten seats, in May, and one prayer.');
    expect(countChangedWords(rows)).toEqual({ added: 3, removed: 2 });
  });

  it('is nothing for equal texts', () => {
    expect(countChangedWords(diffWords('same', 'same'))).toEqual({ added: 0, removed: 0 });
  });
});
