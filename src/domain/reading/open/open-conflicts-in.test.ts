import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { placesNamed } from '#domain/reading/figures/places-named.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { openConflictsIn } from './open-conflicts-in.ts';

const read = (words: string) =>
  openConflictsIn(`## Key decisions\n\n**Open conflicts:** ${words}`).map(({ label, values }) => [
    label,
    values,
  ]);

describe('the line "Open conflicts"', () => {
  it.each([
    ['Price: $280 (now) or $290 (confirmed); used here: $290.', [['Price', ['$280', '$290']]]],
    [
      'Places: ten households (confirmed) and "twelve households tops" (this answer). Used here: ten.',
      [['Places', ['ten households', 'twelve households tops']]],
    ],
    [
      'Event date: Sunday, May 9, 2027 (confirmed) or Sunday, May 2 (now). Used here: May 9.',
      [['Event date', ['Sunday, May 9, 2027', 'Sunday, May 2']]],
    ],
    [
      'Result: two songs by heart, three slow but recognizable, or three without sheet music; used: the last.',
      [['Result', ['two songs by heart', 'three slow but recognizable', 'three without sheet music']]],
    ],
    [
      '"Home by six" and evening hours. Used: evening hours. Settled: $480, May 9, ten places.',
      [['Home by six', ['Home by six', 'evening hours']]],
    ],
    [
      'Result: two songs (earlier), or three (now). Used here: three. "By heart" is her hope.',
      [['Result', ['two songs', 'three']]],
    ],
    ['$165 or $175; used here $175.', [['$165 or $175', ['$165', '$175']]]],
    ['Price: £40 vs. £45. I used here £45.', [['Price', ['£40', '£45']]]],
    [
      'ten or twelve chairs at the supper on May 4; price $165 or $175. Used here: ten, $165.',
      [
        ['ten or twelve chairs at the supper on May 4', ['ten', 'twelve chairs at the supper on May 4']],
        ['price', ['$165', '$175']],
      ],
    ],
    ['None.', []],
  ])('%s', (words, expected) => expect(read(words)).toEqual(expected));

  it.each([
    [
      'You said one text a week later, and you confirmed no texts unless she texts you. Used here: email.',
      'One text a week later, or no texts unless she texts you',
      ['one text a week later', 'no texts unless she texts you'],
    ],
    [
      'You said calls the week after you finish and at Easter, and you confirmed nothing from March 22 to 28 and no Sundays. Used here: April 12.',
      'Calls the week after you finish and at Easter, or nothing from March 22 to 28 and no Sundays',
      ['calls the week after you finish and at Easter', 'nothing from March 22 to 28 and no Sundays'],
    ],
    [
      'You said soup and bread, but you confirmed only bread.',
      'Soup and bread, or only bread',
      ['soup and bread', 'only bread'],
    ],
    ['You typed $280 here and confirmed $290. This plan uses $290.', '$280, or $290', ['$280', '$290']],
    [
      'You said $280 in your answer and $290 in the confirmed facts; $290 is used here.',
      '$280, or $290',
      ['$280', '$290'],
    ],
    ['16 pairs (offer) or 14 (benches): 14 used here.', '16 pairs, or 14', ['16 pairs', '14']],
    [
      '16 pairs (goal) or 14 (benches): 16 as the goal, 14 until you decide.',
      '16 pairs, or 14',
      ['16 pairs', '14'],
    ],
    [
      'Posts: 3 a week "when I can" or 2 "realistically"; used here: 2.',
      'Posts',
      ['3 a week "when I can"', '2 "realistically"'],
    ],
    ['First night: "Wed Feb 18," but February 18, 2027, is a Thursday.', 'First night', []],
    [
      'You want the word avoided, and your one sentence contains it. Used here: avoided.',
      'You want the word avoided, and your one sentence contains it',
      [],
    ],
    [
      'Private half hour in week five (here) or in weeks four to seven (earlier): four to seven is used.',
      'Private half hour in week five, or in weeks four to seven',
      ['Private half hour in week five', 'in weeks four to seven'],
    ],
  ])('is split where it says who said what, and nowhere else: %s', (words, label, values) => {
    expect(read(words)).toEqual([[label, values]]);
  });

  it.each([
    'You named calls the week after you finish and at Easter, and you keep March 22 to 28 and Sundays free.',
    'You said one text, and you confirmed two calls, and you confirmed no Sundays.',
    'You typed March 6 and confirmed March 13; up to 20 people and 16. The confirmed ones are used here.',
    'Here the songs are played with no sheet music; earlier you said reading begins in week six or so.',
    'The offer gives June 3 and June 10 to practice; your newest order gives them to debts and overtime.',
  ])('is read, and not split, where its sides cannot be told apart surely: %s', (words) => {
    expect(read(words)).toEqual([[words.slice(0, -1), []]]);
  });

  it('keeps the remark about the side used out of the sides', () => {
    expect(read('Closing day: March 12 (this answer), March 19 (confirmed); March 19 is used.')).toEqual([
      ['Closing day', ['March 12', 'March 19']],
    ]);
    expect(read('Weeks: practice there; these answers put debts and Sundays there.')).toEqual([
      ['Weeks', []],
    ]);
  });

  it('knows the exact range of each entry', () => {
    const plan =
      '- **Open conflicts:** Places: ten or eight; used: eight. Keyboards: three or five; used: three.';
    expect(openConflictsIn(plan).map(({ start, end }) => plan.slice(start, end))).toEqual([
      'Places: ten or eight; used: eight.',
      'Keyboards: three or five; used: three.',
    ]);
  });

  it('reads any text, and never beyond its line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (words) => {
        const plan = `**Open conflicts:** ${words}`;
        for (const { start, end } of openConflictsIn(plan)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(plan.length);
          expect(plan.slice(start, end)).not.toContain('\n');
        }
      }),
    );
  });
});

it('reads payments and how many there are', () => {
  const read = paymentsIn('$290, or two payments of $150. 3 monthly payments of 170');
  expect(read.map(({ count, each, amount }) => [count, each, amount])).toEqual([
    [2, 150, '$150'],
    [3, 170, '170'],
  ]);
  expect(paymentsIn('The payments are due on Monday.')).toEqual([]);
});

it('reads hundreds that are spelled out', () => {
  expect(valuesIn('two hundred ninety')).toEqual([290]);
  expect(valuesIn('two hundred and ninety-five people')).toEqual([295]);
  expect(valuesIn('forty thousand')).toEqual([40_000]);
});

it('finds how many spots a sentence names, in each of its forms', () => {
  const found = (text: string) =>
    placesNamed(text).map(({ value, start, end }) => [value, text.slice(start, end)]);
  expect(found('Places: Ten, because of the half hours')).toEqual([[10, 'Ten']]);
  expect(found('Keep the ten-place limit.')).toEqual([[10, 'ten']]);
  expect(found('There are 12 spots in the group.')).toEqual([[12, '12']]);
  expect(found('Ten weeks online.')).toEqual([]);
});
