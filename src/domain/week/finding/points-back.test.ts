import { expect, it } from 'vitest';
import { planLines } from '#domain/reading/plan-lines.ts';
import { saidDates } from './said-dates.ts';

const titlesIn = (sentences: string) =>
  saidDates({ type: 'identity', lines: planLines(`## Overview\n${sentences}`), since: '2026-11-19' }, {}).map(
    ({ title }) => title,
  );

it.each([
  [
    'Read it out loud to one student and change what sounds stiff. Your one action for the next seven days: do that on Friday, November 27, 2026 (20 min).',
    'Read it out loud to one student and change what sounds stiff (20 min).',
  ],
  [
    'Pin the page over your sink. Your next step: this, by Monday, November 30 (5 min).',
    'Pin the page over your sink (5 min).',
  ],
  ['Phone the vet! Your first task: start with that on Tuesday, December 1, 2026.', 'Phone the vet'],
  // It says itself what to do, or there is nothing before it.
  [
    'The page is done. Your one action: read that aloud on Friday, November 27 (20 min).',
    'Read that aloud (20 min).',
  ],
  ['Your one action: do that on Friday, November 27, 2026 (20 min).', 'Do that (20 min).'],
])('a task that only points back is called as the sentence before it: %s', (sentences, title) => {
  expect(titlesIn(sentences)).toEqual([title]);
});
