import { describe, expect, it } from 'vitest';
import { labeledLine } from './labeled-line.ts';
import { fenceAfter, isOnlyMarks, lineMarks, wordsOfLine } from './line-marks.ts';
import { hasTicks, withBox } from './markdown-signs.ts';
import { cellsOf, isTableRule, isTableStart } from './table-row.ts';

describe('the marks before the words of a line', () => {
  it.each([
    ['- Call Ana', '-', null, 'Call Ana'],
    ['  12) Call Ana', '12)', null, 'Call Ana'],
    ['- [ ] Call Ana', '-', ' ', 'Call Ana'],
    ['> 1. [X] Call Ana', '1.', 'X', 'Call Ana'],
    ['**Price:** $290', '', null, '**Price:** $290'],
    ['-5 degrees', '', null, '-5 degrees'],
    ['[x] Call Ana', '', 'x', 'Call Ana'],
  ])('%s', (line, mark, box, words) => {
    expect(lineMarks(line)).toMatchObject({ mark, box });
    expect(wordsOfLine(line)).toBe(words);
  });

  it('has a box to tick only with the mark of a list and words, at its place', () => {
    const line = '  > - [x] Call Ana';
    expect(line.slice(0, lineMarks(line).boxAt)).toBe('  > - [');
    expect(lineMarks('[x] Call Ana').boxAt).toBeUndefined();
    expect(lineMarks('- [ ] ').boxAt).toBeUndefined();
  });

  it('tells a place where a line begins', () => {
    expect(['', '- ', '> 1. ', '- [ ] ', '| '].every(isOnlyMarks)).toBe(true);
    expect(['a ', '- a', '**'].some(isOnlyMarks)).toBe(false);
  });

  it('tells a plan with ticks, and changes one box', () => {
    expect(hasTicks('a\n> 2. [x] b')).toBe(true);
    expect(hasTicks('- [ ] b [x]')).toBe(false);
    expect(withBox('- [ ] a [ ]', true)).toBe('- [x] a [ ]');
  });
});

it.each([
  ['words', undefined, undefined],
  ['words', '```', '```'],
  ['```', undefined, '```'],
  ['   ````ts', undefined, '````'],
  ['    ```', undefined, undefined],
  ['a ```', undefined, undefined],
  ['``', undefined, undefined],
  ['```a``` b', undefined, undefined],
  ['~~~a`', undefined, '~~~'],
  ['``` ', '```', undefined],
  ['`````', '```', undefined],
  ['```', '````', '````'],
  ['~~~', '```', '```'],
  ['~~~', '~~~', undefined],
  ['``` a', '```', '```'],
])('after %j a fence %s is %s', (line, open, expected) => {
  expect(fenceAfter(line, open)).toBe(expected);
});

describe('a labeled line', () => {
  it.each([
    ['**Event date:** Saturday', 'Event date', true, 'Saturday'],
    ['- **Price**: $290', 'Price', true, '$290'],
    ['- [ ] **Ask:** Ana: now', 'Ask', true, 'Ana: now'],
    ['Open conflicts: none', 'Open conflicts', false, 'none'],
    ['Goal (owner only): $2,000', 'Goal (owner only)', false, '$2,000'],
  ])('%s', (line, label, isBold, words) => {
    const found = labeledLine(line);
    expect(found).toMatchObject({ label, isBold, words });
    expect(line.slice(found?.from)).toBe(words);
  });

  it.each(['Call Ana', '**Call** Ana', '| a: b | c |', ': a', `${'a'.repeat(80)}: b`])(
    '%s has none',
    (line) => {
      expect(labeledLine(line)).toBeNull();
    },
  );
});

describe('a row of a table', () => {
  it('has cells, also with a bar of the person’s own', () => {
    expect(cellsOf('| a | b \\| c |')).toEqual([' a ', ' b \\| c ']);
    expect(cellsOf('a|b')).toEqual(['a', 'b']);
  });

  it('begins where a row of dashes follows, cell by cell', () => {
    expect(isTableRule('|:---|---:|')).toBe(true);
    expect(isTableRule('| a | - |')).toBe(false);
    expect(isTableStart('| a | b |', '|---|---|')).toBe(true);
    expect(isTableStart('| a | b |', '|---|')).toBe(false);
    expect(isTableStart('| a |', undefined)).toBe(false);
  });
});
