import { expect, it } from 'vitest';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { lastLaunchDay } from './last-launch-day.ts';
import { endLaunch } from './past-launches.ts';

const NOW = '2026-11-17T09:00:00.000Z';
const blank = blankFactSheet(NOW);
const saying = (sheet: FactSheet, name: 'eventDate' | 'doorsOpen' | 'startDate' | 'restDays', text: string) =>
  confirmFact(sheet, name, text, NOW);

it.each([
  ['no facts', null, undefined],
  ['no days', saying(blank, 'restDays', 'Sundays'), undefined],
  ['words that are no day', saying(blank, 'eventDate', 'when it is warm'), undefined],
  ['one day', saying(blank, 'eventDate', 'Saturday, March 13, 2027'), '2027-03-13'],
  [
    'the latest of two',
    saying(saying(blank, 'startDate', '2027-04-02'), 'eventDate', 'March 13, 2027'),
    '2027-04-02',
  ],
  ['the end of a range', saying(blank, 'eventDate', 'March 8 to 12, 2027'), '2027-03-12'],
  ['a day without a year, after the first fact', saying(blank, 'eventDate', 'March 13'), '2027-03-13'],
])('%s', (_, sheet, day) => {
  expect(lastLaunchDay(sheet)).toBe(day);
});

it('counts a day without a year from the launch before', () => {
  const ended = endLaunch(blank, { day: '2027-04-10', topics: {}, emptied: [] }, NOW);
  expect(lastLaunchDay(saying(ended, 'eventDate', 'March 13'))).toBe('2028-03-13');
});
