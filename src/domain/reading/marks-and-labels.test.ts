import { expect, it } from 'vitest';
import { amountsIn } from './amounts-in.ts';
import { labeledLine } from './labeled-line.ts';
import { fenceAfter, isOnlyMarks, lineMarks, wordsOfLine } from './line-marks.ts';

it.each([
  ['**Due:** Friday', { label: 'Due', isBold: true, words: 'Friday', from: 9 }],
  ['- **Due** — Friday', { label: 'Due', isBold: true, words: 'Friday', from: 12 }],
  ['**Due** - Friday', { label: 'Due', isBold: true, words: 'Friday', from: 10 }],
  ['**Due**: Friday', { label: 'Due', isBold: true, words: 'Friday', from: 9 }],
  ['- [ ] **Due: **Friday', { label: 'Due', isBold: true, words: 'Friday', from: 15 }],
  ['> 2. Due : Friday', { label: 'Due', isBold: false, words: 'Friday', from: 11 }],
  ['Time: 10:30', { label: 'Time', isBold: false, words: '10:30', from: 6 }],
  [`${'x'.repeat(60)}: y`, { label: 'x'.repeat(60), isBold: false, words: 'y', from: 62 }],
  [`**${'x'.repeat(199)}:** y`, { label: 'x'.repeat(199), isBold: true, words: 'y', from: 205 }],
  [`${'x'.repeat(61)}: y`, null],
  [`**${'x'.repeat(200)}:** y`, null],
  ['D: y', null],
  ['**Due** Friday', null],
  ['a|b: c', null],
  ['Nothing here', null],
])('the label of %j', (line, found) => {
  expect(labeledLine(line)).toEqual(found);
});

it.each([
  ['> - [x] Call', { lead: '> ', mark: '-', box: 'x', boxAt: 5, from: 8 }],
  ['  + [ ] Call', { lead: '  ', mark: '+', box: ' ', boxAt: 5, from: 8 }],
  ['12. Call', { lead: '', mark: '12.', box: null, from: 4 }],
  ['3) [X] Call', { lead: '', mark: '3)', box: 'X', boxAt: 4, from: 7 }],
  ['- [ ]', { lead: '', mark: '-', box: null, from: 2 }],
  ['- [ ] ', { lead: '', mark: '-', box: ' ', from: 6 }],
  ['[ ] Call', { lead: '', mark: '', box: ' ', from: 4 }],
  ['1234567890. Call', { lead: '', mark: '', box: null, from: 0 }],
  ['-Call', { lead: '', mark: '', box: null, from: 0 }],
])('the marks before the words of %j', (line, found) => {
  expect(lineMarks(line)).toEqual(found);
  expect(wordsOfLine(line)).toBe(line.slice(found.from));
});

it.each([
  ['', true],
  ['> - [ ] ', true],
  ['| ', true],
  ['- 2. ', true],
  ['-', false],
  ['- a', false],
  ['a - ', false],
])('before a place, %j is only marks: %s', (before, isOnly) => {
  expect(isOnlyMarks(before)).toBe(isOnly);
});

it.each([
  ['```ts', undefined, '```'],
  ['   ~~~~', undefined, '~~~~'],
  ['    ```', undefined, undefined],
  ['``` a`b', undefined, undefined],
  ['~~~ a`b', undefined, '~~~'],
  ['words', undefined, undefined],
  ['words', '```', '```'],
  ['```', '```', undefined],
  ['````  ', '```', undefined],
  ['```', '````', '````'],
  ['~~~', '```', '```'],
  ['``` ts', '```', '```'],
])('after the line %j and %s before it, the open fence is %s', (line, open, after) => {
  expect(fenceAfter(line, open)).toBe(after);
});

it('gives each amount with its position and value', () => {
  expect(amountsIn('It is $1,290.50, or €2k, or 300 Dollars; a bag of $2kg')).toEqual([
    { text: '$1,290.50', start: 6, end: 15, value: 1_290.5 },
    { text: '€2k', start: 20, end: 23, value: 2_000 },
    { text: '300 Dollars', start: 28, end: 39, value: 300 },
    { text: '$2', start: 50, end: 52, value: 2 },
  ]);
  expect(
    amountsIn('US$ 5, £10.5, 12.75 GBP, x300 dollars, 1,000 USD').map(({ text, value }) => [text, value]),
  ).toEqual([
    ['US$ 5', 5],
    ['£10.5', 10.5],
    ['12.75 GBP', 12.75],
    ['1,000 USD', 1_000],
  ]);
});
