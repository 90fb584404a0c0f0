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
  ['March 29 to 2 April', ['3 29 March 29', '4 2 2 April']],
  ['March 29 to 2 of April', ['3 29 March 29', '4 2 2 of April']],
  ['March 8 to the 12th', ['3 8 March 8', '3 12 12th']],
  ['March 6 is free, April 3, 2027 is not', ['3 6 March 6', '4 3 2027 April 3, 2027']],
  ['May 30, June 6 and June 13, 2027', ['5 30 2027 May 30', '6 6 2027 June 6', '6 13 2027 June 13, 2027']],
  ['December 20 to January 4, 2027', ['12 20 December 20', '1 4 2027 January 4, 2027']],
  ['2027-03-06 and 2028/11/12', ['3 6 2027 2027-03-06', '11 12 2028 2028/11/12']],
])('%s', (text, days) => {
  expect(written(text)).toEqual(days);
});

it('each day has the range of all days that share its month', () => {
  const text = 'Come June 1, 8 and 15. Or 22 to 26 May';
  const phrases = writtenDays(text).map(({ phrase }) => text.slice(phrase.start, phrase.end));
  expect(phrases).toEqual([...Array(3).fill('June 1, 8 and 15'), ...Array(2).fill('22 to 26 May')]);
});

it('takes no further number as a day after a year', () => {
  expect(written('March 8 and 12, 2027 and 15').map((day) => day.slice(0, 9))).toEqual([
    '3 8 2027 ',
    '3 12 2027',
  ]);
});
