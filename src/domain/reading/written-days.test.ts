import { expect, it } from 'vitest';
import { writtenDays } from './written-days.ts';

const written = (text: string) =>
  writtenDays(text).map(({ start, end, month, date, year, weekday }) =>
    [weekday, month + 1, date, year, text.slice(start, end)].filter((part) => part !== undefined).join(' '),
  );

it.each([
  ['Mon 22 to Fri 26 March', ['Mon 3 22 Mon 22', 'Fri 3 26 Fri 26 March']],
  [
    'Tuesday 1, Wed 8 and 15 May 2027',
    ['Tue 5 1 2027 Tuesday 1', 'Wed 5 8 2027 Wed 8', '5 15 2027 15 May 2027'],
  ],
  ['June 1, 8 and 15', ['6 1 June 1', '6 8 8', '6 15 15']],
  ['Feb 28–Mar 6, 2027', ['2 28 2027 Feb 28', '3 6 2027 Mar 6, 2027']],
  ['at 7, 14 March', ['3 14 14 March']],
])('%s', (text, days) => {
  expect(written(text)).toEqual(days);
});

it('takes no further number for a day of the month once its year is told', () => {
  expect(written('March 8 and 12, 2027 and 15').map((day) => day.slice(0, 9))).toEqual([
    '3 8 2027 ',
    '3 12 2027',
  ]);
});
