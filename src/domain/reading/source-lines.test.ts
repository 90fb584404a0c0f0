import { expect, it } from 'vitest';
import { isQuote, sourceLines } from './source-lines.ts';

const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |';

const kinds = (text: string) => sourceLines(text).map((line) => `${line.kind}: ${line.text}`);

it.each<[string, string[]]>([
  ['words', ['text: words']],
  ['   words', ['text:    words']],
  ['    code', []],
  ['- one\n words', ['item: - one', 'item:  words']],
  ['- one\nwords\n  more', ['item: - one', 'text: words', 'text:   more']],
  ['- one\n\n    - below', ['item: - one', 'item:     - below']],
  ['- one\n    > said', ['item: - one', 'item:     > said']],
  ['> said\n   > more', ['quote: > said', 'quote:    > more']],
  ['- one\n## Head\n  words\n\n    code', ['item: - one', 'text:   words']],
  [`- one\n\n${TABLE}\n\n  words\n\n    code`, ['item: - one', 'row: | 1 | 2 |', 'text:   words']],
  [`${TABLE}\n| 3 | 4 |\n|---|---|\n| 5 | 6 |`, ['row: | 1 | 2 |', 'row: | 3 | 4 |', 'row: | 5 | 6 |']],
  [`${TABLE}\n \nwords`, ['row: | 1 | 2 |', 'text: words']],
  [`${TABLE}\n## Head\nwords`, ['row: | 1 | 2 |', 'text: words']],
  ['Words\n---\nmore', ['text: Words', 'text: ---', 'text: more']],
  ['| a | b |\nwords', ['text: | a | b |', 'text: words']],
  ['```\n- code\n```\nwords', ['text: words']],
  ['words\n~~~\n## Code\n```\n~~~\nmore', ['text: words', 'text: more']],
  ['```\nnobody closed it', []],
])('the blocks of %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

it.each<[string, [string, string][]]>([
  ['a', [['', '']]],
  [
    '# One\na\n## Two\nb',
    [
      ['One', ''],
      ['Two', ''],
    ],
  ],
  [
    '## One\n### Small\na\n#### Smaller\nb\n## Two\nc',
    [
      ['One', 'Small'],
      ['One', 'Smaller'],
      ['Two', ''],
    ],
  ],
  [
    '## One\n**Bold:**\na\n\nb',
    [
      ['One', 'Bold:'],
      ['One', 'Bold:'],
      ['One', 'Bold:'],
    ],
  ],
  ['   ## One\na', [['One', '']]],
  [
    '- a\n    ## Code\nb',
    [
      ['', ''],
      ['', ''],
      ['', ''],
    ],
  ],
])('the headings above the lines of %j', (text, expected) => {
  expect(sourceLines(text).map(({ section, under }) => [section, under])).toEqual(expected);
});

it('a line has its position and the first line of its table', () => {
  const text = `words\n\n${TABLE}\n\n- one`;
  const found = sourceLines(text);
  expect(found.map(({ header }) => header)).toEqual([null, '| a | b |', null]);
  for (const { text: line, at } of found) expect(text.startsWith(line, at)).toBe(true);
  expect(found.map(({ at }) => at)).toEqual([0, 27, 38]);
});

it.each([
  ['> a', true],
  ['   > a', true],
  ['    > a', false],
  ['a > b', false],
])('%j is a quote: %s', (line, expected) => {
  expect(isQuote(line)).toBe(expected);
});
