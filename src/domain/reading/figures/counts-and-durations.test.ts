import { expect, it } from 'vitest';
import { countsIn } from './counts-in.ts';
import { clockSpansIn, durationsIn } from './durations-in.ts';

it.each([
  ['a dozen women', [12]],
  ['two dozen', [24]],
  ['half a dozen', [6]],
  ['8 to 12 women', [12]],
  ['20 men, 5 crews of 4', [20, 5, 4]],
  ['12 or 8', [12, 8]],
])('people count %s', (text, values) => expect(countsIn(text).map(({ value }) => value)).toEqual(values));

it.each([
  ['90 min', [90]],
  ['an hour and a half each', [90]],
  ['one hour and a quarter', [75]],
  ['2.5 hrs', [150]],
  ['5-7 hrs', [300]],
  ['half an hour', [30]],
  ['a half hour', [30]],
  ['two and a half hours', [150]],
  ['1 hr 15 min', [75]],
  ['a 75-minute class', [75]],
  ['a couple of hours', [120]],
  ['12 men, 5 crews', []],
  ['an honest day', []],
])('%s is so many minutes', (text, minutes) =>
  expect(durationsIn(text).map((one) => one.minutes)).toEqual(minutes),
);

it.each([
  ['6:30 to 8', [90]],
  ['from 19 h to 20 h 15', [75]],
  ['9am to 12.30', [210]],
  ['7-8:30pm', [90]],
  ['11-1pm', [120]],
  ['8 to 12', []],
  ['$9.50 to 12', []],
])('between the times of %s lie so many minutes', (text, minutes) =>
  expect(clockSpansIn(text).map((one) => one.minutes)).toEqual(minutes),
);
