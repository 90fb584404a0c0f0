import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts-in.ts';
import { earliestDayOf, sayDay } from './calendar.ts';
import { dayRangesIn } from './day-ranges-in.ts';
import { paymentsIn } from './figures/payments-in.ts';
import { placesNamed } from './figures/places-named.ts';
import { labeledLine } from './labeled-line.ts';
import {
  hasHeadingOrBold,
  hasHeadingOrBox,
  hasTicks,
  isListItem,
  looksLikeMarkdown,
  withBox,
} from './markdown-signs.ts';
import { messageHeading } from './message-heading.ts';
import { openConflictsIn } from './open/open-conflicts-in.ts';
import { isOpenHeading, isOpenLine } from './open/open-points.ts';
import { plainWords, withoutSpeech, withShortSpaces } from './plain-words.ts';
import { cellsOf, isTableRule, isTableStart } from './table-row.ts';

describe('open conflicts', () => {
  const read = (words: string) =>
    openConflictsIn(`**Open conflicts:** ${words}`).map(({ label, text, values }) => [
      label,
      text,
      ...values,
    ]);
  it.each<[string, string[][]]>([
    ['None.', []],
    ['n/a', []],
    ['No', []],
    ['Nothing!', []],
    ['Settled: ten places.', []],
    ['Resolved in the facts.', []],
    ['Places: ten or eight; used: eight.', [['Places', 'Places: ten or eight', 'ten', 'eight']]],
    [
      'Places: ten, eight, or six;  used here : eight.',
      [['Places', 'Places: ten, eight, or six', 'ten', 'eight', 'six']],
    ],
    ['Places, earlier: ten or eight.', [['Places', 'Places, earlier: ten or eight', 'ten', 'eight']]],
    ['Places from earlier: ten or eight.', [['Places', 'Places from earlier: ten or eight', 'ten', 'eight']]],
    [
      'Places: ten (earlier)  or eight (now). Used here: ten.',
      [['Places', 'Places: ten (earlier)  or eight (now)', 'ten', 'eight']],
    ],
    [
      '"Home by six" and evening hours; used: home.',
      [['Home by six', '"Home by six" and evening hours', 'Home by six', 'evening hours']],
    ],
    [
      'Date: Sunday, May 9, 2027, or Friday, May 7, 2027; used: Friday.',
      [
        [
          'Date',
          'Date: Sunday, May 9, 2027, or Friday, May 7, 2027',
          'Sunday, May 9, 2027',
          'Friday, May 7, 2027',
        ],
      ],
    ],
    [
      'Fee: either $2.50 or from earlier: $3; used: $3.',
      [['Fee', 'Fee: either $2.50 or from earlier: $3', '$2.50', '$3']],
    ],
    [
      'Calls: six,  but seven. Used: six. Songs: one;  two.',
      [
        ['Calls', 'Calls: six,  but seven', 'six', 'seven'],
        ['Songs', 'Songs: one;  two', 'one', 'two'],
      ],
    ],
  ])('%s', (words, expected) => {
    expect(read(words)).toEqual(expected);
  });

  it('stand in a line of that name only', () => {
    expect(openConflictsIn('- Open conflict: Places: ten or eight.')).toHaveLength(1);
    expect(openConflictsIn('Open conflicts here: ten or eight.')).toEqual([]);
    expect(openConflictsIn('My open conflicts: Places: ten or eight.')).toEqual([]);
    const [one] = openConflictsIn('**Open conflicts:**  ** Places: ten or eight.');
    expect(one?.label).toBe('Places');
  });
});

it.each([
  ['two payments of $150', [[2, 150, '$150']]],
  ['3 monthly installments, €1,200.50', [[3, 1200.5, '€1,200.50']]],
  ['Four payments at 90', [[4, 90, '90']]],
  ['zero payments of $150', []],
  ['two payments of $0', []],
  ['two payments of $1500000', []],
  ['repayments of $150', []],
])('payments in %s', (text, found) => {
  expect(paymentsIn(text).map(({ count, each, amount }) => [count, each, amount])).toEqual(found);
});

it.each([
  ['ten places', [10]],
  ['the ten-place limit', [10]],
  ['**Places:** Eight', [8]],
  ['Group spots: 12', [12]],
  ['My places: 12', []],
  ['ten places left', []],
  ['ten places a year', []],
  ['6 people in each group', [6]],
  ['ten weeks', []],
  ['your last ten households', []],
  ['the past ten households', []],
])('places named in %s', (text, values) => {
  expect(placesNamed(text).map(({ value }) => value)).toEqual(values);
});

it.each([
  ['$1,290.50', [1290.5]],
  ['US$ 290', [290]],
  ['$2k', [2000]],
  ['$2kg', [2]],
  ['290 bucks and 5 Euros', [290, 5]],
  ['290', []],
  ['x290 dollars', []],
])('amounts in %s', (text, values) => {
  expect(amountsIn(text).map(({ value }) => value)).toEqual(values);
});

it.each([
  ['**Price:** $290', ['Price', true, '$290', 11]],
  ['**Price**: $290', ['Price', true, '$290', 11]],
  ['- [ ] **Price:** $290', ['Price', true, '$290', 17]],
  ['Price : $290', ['Price', false, '$290', 8]],
  ['**Price** $290', null],
  ['x: y', null],
  ['No label', null],
  ['| a: b', null],
])('the label of %s', (line, expected) => {
  const found = labeledLine(line);
  expect(found && [found.label, found.isBold, found.words, found.from]).toEqual(expected);
});

it.each([
  ['### Email · Friday · to the list', ['Email', 'Friday', 'to the list']],
  ['### **note BY hand**', ['Note by hand']],
  ['## Email · Friday', null],
  ['### Emails', null],
  [`### Email · ${'x'.repeat(388)}`, ['Email', 'x'.repeat(388)]],
  [`### Email · ${'x'.repeat(389)}`, null],
])('the heading %s', (line, expected) => {
  const found = messageHeading(line);
  expect(found && [found.channel, ...found.parts]).toEqual(expected);
});

it.each([
  ['**a** __b__ ~~c~~ `d`', 'a b c d'],
  ['[my *page*](https://a.example/(x)) now', 'my page now'],
  ['*a b* and _c_', 'a b and c'],
  ['2 * 3 * 4, snake_case_name', '2 * 3 * 4, snake_case_name'],
  ['\\*a\\* \\`b\\` \\x', '*a* `b` \\x'],
  ['  plain  ', 'plain'],
])('%s in plain words', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ['Say "hello you" now', 'Say             now'],
  ['Say “hello” and "you"', 'Say         and      '],
  ['An open " quote, “then” more', 'An open " quote,        more'],
  ['“open and "closed"', '“open and         '],
  ['""x', '  x'],
  ['none', 'none'],
])('%s without what is said', (text, rest) => {
  expect(withoutSpeech(text)).toBe(rest);
});

it('runs of spaces that nobody typed are one', () => {
  expect(withShortSpaces(`a${' '.repeat(8)}b${' '.repeat(9)}c`)).toBe(`a${' '.repeat(8)}b c`);
});

it.each([
  ['Still to confirm', true, true],
  ['Open conflict', true, true],
  ['Our open conflicts', true, false],
  ['Open gaps', true, false],
  ['Open questions', true, false],
  ['Conflicts', false, true],
  ['Conflict', false, true],
  ['Conflicted', false, false],
  ['Open doors', false, false],
])('%s: a heading of what is open %s, a line %s', (words, heading, line) => {
  expect(isOpenHeading(words)).toBe(heading);
  expect(isOpenLine(words)).toBe(line);
});

it.each([
  ['| a | b\\|c |', [' a ', ' b\\|c ']],
  ['a|b', ['a', 'b']],
  ['|a|b\\|', ['a', 'b\\|']],
])('the cells of %s', (row, cells) => {
  expect(cellsOf(row)).toEqual(cells);
});

it('a table begins above a line of dashes with as many cells', () => {
  expect(isTableRule('|:--|--:|:-:|')).toBe(true);
  expect(isTableRule('|--|x|')).toBe(false);
  expect(isTableRule('|::|')).toBe(false);
  expect(isTableStart('| a | b |', '|---|---|')).toBe(true);
  expect(isTableStart('| a | b |', '|---|')).toBe(false);
  expect(isTableStart('| a |', undefined)).toBe(false);
});

it.each([
  ['# A', true, true, true],
  ['- [ ] a', true, false, true],
  ['\t* [X] a', true, false, false],
  ['**a**', false, true, true],
  ['1) a', false, false, true],
  ['> a', false, false, true],
  ['| a | b |', false, false, true],
  ['#a', false, false, false],
  ['a - b', false, false, false],
])('%s: heading or box %s, heading or bold %s, Markdown %s', (text, box, bold, markdown) => {
  expect(hasHeadingOrBox(text)).toBe(box);
  expect(hasHeadingOrBold(text)).toBe(bold);
  expect(looksLikeMarkdown(text)).toBe(markdown);
});

it('boxes and items', () => {
  expect(withBox('- [ ] a [ ]', true)).toBe('- [x] a [ ]');
  expect(withBox('- [X] a', false)).toBe('- [ ] a');
  expect(hasTicks('a\n> 12) [x] b')).toBe(true);
  expect(hasTicks('a [x]')).toBe(false);
  expect([' 3. a', '+ a', '-a', 'a - b', '1234567890. a'].map(isListItem)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('days in words', () => {
  expect(earliestDayOf('2026-11-15T03:00:00.000Z')).toBe('2026-11-14');
  expect(earliestDayOf('2026-03-01T03:00:00.000Z')).toBe('2026-02-28');
  expect(sayDay('2027-01-09')).toBe('Saturday, January 9, 2027');
  expect(sayDay('2027-12-31')).toBe('Friday, December 31, 2027');
});

it.each([
  ['the end of March', ['2027-03-31']],
  ['mid-December', ['2026-12-15']],
  ['The beginning of November', ['2026-11-01']],
  ['middle of October 2028', ['2028-10-15']],
  ['every Tuesday in February', ['2027-02-02', '2027-02-09', '2027-02-16', '2027-02-23']],
  ['March 8 to March 12', ['2027-03-08 2027-03-12']],
  ['March 12 to March 8', ['2027-03-12', '2027-03-08']],
  ['March 8 and March 12', ['2027-03-08', '2027-03-12']],
  ['the end of March 8', ['2027-03-08']],
  ['nothing', []],
])('ranges of days in %s', (text, expected) => {
  expect(dayRangesIn(text, '2026-11-16').map(({ day, last }) => (last ? `${day} ${last}` : day))).toEqual(
    expected,
  );
});
