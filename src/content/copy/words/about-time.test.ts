import { expect, it } from 'vitest';
import { aboutTime } from './about-time.ts';

it.each([
  [30, 'about a minute'],
  [432.5, 'about 8 minutes'],
  [3_000, 'about 50 minutes'],
  [3_600, 'about an hour'],
  [7_200, 'about 2 hours'],
  [86_400, 'about a day'],
  [200_000, 'about 3 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(aboutTime(seconds)).toBe(words);
});
