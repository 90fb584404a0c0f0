import { expect, it } from 'vitest';
import { heardWords, placeOf, uncheckedWords } from './heard-words.ts';

it.each([
  ['It costs $290 and starts on March 6, with Ana Reyes. I think so.', ['$290', 'March 6', 'Ana Reyes']],
  ['We meet at 7:30, 12 of us, 12 chairs.', ['7:30', '12']],
  ['We are twelve, and it takes ten weeks, one song a week.', ['twelve', 'ten']],
  ['It costs two hundred and ninety dollars.', ['two hundred and ninety']],
  ['People freeze at the keys. They stop.', []],
])('in %j the numbers, days and names are marked', (text, wanted) => {
  expect(heardWords(text, '2026-11-15')).toEqual(wanted);
});

it('a heard word stays marked while it is unchanged, but not inside another', () => {
  const heard = ['290 dollars', '12', 'Ana'];
  expect(uncheckedWords({ heard }, 'Ana has 12 chairs for 290 dollars.')).toEqual(heard);
  expect(uncheckedWords({ heard }, 'Anaïs has 120 chairs for $290.')).toEqual([]);
  expect(uncheckedWords({}, 'Ana')).toEqual([]);
  expect(placeOf('12', '120 or 12')).toEqual({ start: 7, end: 9 });
});

it('no more words are marked than can be saved', () => {
  const text = Array.from({ length: 400 }, (_, nth) => `We had ${nth} people.`).join(' ');
  expect(heardWords(text, '2026-11-15')).toHaveLength(300);
  expect(heardWords(`We met A${'b'.repeat(90)} there.`, '2026-11-15')).toEqual([]);
});
