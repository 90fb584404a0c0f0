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
    ['None.', []],
  ])('%s', (words, expected) => expect(read(words)).toEqual(expected));

  it('knows where each entry stands, to the letter', () => {
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
