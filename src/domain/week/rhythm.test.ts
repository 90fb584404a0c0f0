import { expect, it } from 'vitest';
import { callsOverHours, launchWeeksWithoutSend, rhythmDays, rhythmIn } from './rhythm.ts';

const TODAY = '2026-11-17';
const daysOf = (fact: string, from = '2027-01-01', to = '2027-05-01') => {
  const rhythm = rhythmIn(fact, TODAY);
  return rhythm && rhythmDays(rhythm, from, to);
};

it.each([
  [
    'one email every other Tuesday, from January 12, 2027 on; no texts',
    ['2027-01-12', '2027-01-26', '2027-02-09'],
  ],
  ['weekly, from Monday, January 4, 2027', ['2027-01-04', '2027-01-11', '2027-01-18']],
  [
    'first and third Monday of the month, from January 4, 2027 on',
    ['2027-01-04', '2027-01-18', '2027-02-01'],
  ],
])('%s', (fact, first) => {
  expect(daysOf(fact)?.slice(0, 3)).toEqual(first);
});

it('skips an excluded day', () => {
  const fact = 'one email every other Thursday, from April 8, 2027 on, none on April 22';
  expect(daysOf(fact, '2027-04-01', '2027-05-20')).toEqual(['2027-04-08', '2027-05-06', '2027-05-20']);
});

it('without a first day one is requested; without a rhythm nothing is', () => {
  expect(rhythmIn('every other Thursday', TODAY)).toMatchObject({ first: null, weekday: 'Thursday' });
  expect(daysOf('every other Thursday')).toEqual([]);
  expect(rhythmIn('every second Friday', TODAY)).toMatchObject({ step: { weeks: 2 }, weekday: 'Friday' });
  expect(rhythmIn('when I feel like it', TODAY)).toBeNull();
  expect(rhythmIn(undefined, TODAY)).toBeNull();
});

it('weeks of the launch in which nothing goes out, and calls that take more than there is', () => {
  const anchors = { doorsOpen: '2027-03-08', eventDate: '2027-03-13', doorsClose: '2027-03-19' };
  const when = { today: TODAY, firstDay: 1 };
  expect(launchWeeksWithoutSend(anchors, ['2027-03-09'], when)).toEqual(['2027-03-15']);
  expect(launchWeeksWithoutSend(anchors, ['2027-03-09', '2027-03-17'], when)).toEqual([]);
  expect(callsOverHours(10, 30, 120)).toEqual({ minutes: 300 });
  expect(callsOverHours(4, 30, 120)).toBeNull();
  expect(callsOverHours(null, 30, 120)).toBeNull();
});
