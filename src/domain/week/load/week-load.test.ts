import { expect, it } from 'vitest';
import { planned } from '#domain/week/testing/planned.ts';
import { countsForOwner, fullestWeek, lastDayOfWeek, minutesByWeek, nextDay } from './week-load.ts';

const TODAY = '2027-03-10';

it('each week has the minutes of the person’s open tasks; overdue ones count now, useless ones never', () => {
  const tasks = [
    planned({ key: 'late', day: '2027-01-01', minutes: 5 }),
    planned({ key: 'monday', day: '2027-03-08', minutes: 10 }),
    planned({ key: 'sunday', day: '2027-03-14', minutes: 20 }),
    planned({ key: 'next', day: '2027-03-15', minutes: 40 }),
    planned({ key: 'undated', minutes: 80 }),
    planned({ key: 'over', kind: 'send', day: '2027-02-01', minutes: 160 }),
    planned({ key: 'done', day: TODAY, isDone: true }),
    planned({ key: 'aside', day: TODAY, isAside: true }),
    planned({ key: 'helped', day: TODAY, helper: 'my sister' }),
  ];
  expect([...minutesByWeek(tasks, { today: TODAY, firstDay: 1, anchors: {} })]).toEqual([
    ['2027-03-08', 35],
    ['2027-03-15', 40],
  ]);
  expect(tasks.filter(countsForOwner).map(({ key }) => key)).toEqual([
    'late',
    'monday',
    'sunday',
    'next',
    'undated',
    'over',
  ]);
});

it('the fullest week is the first in a tie', () => {
  const load = new Map([
    ['2027-03-15', 40],
    ['2027-03-08', 40],
    ['2027-03-22', 30],
  ]);
  expect(fullestWeek(load)).toEqual({ start: '2027-03-08', minutes: 40 });
  expect(fullestWeek(new Map())).toBeNull();
  expect(lastDayOfWeek('2027-03-08')).toBe('2027-03-14');
});

it('the next day is the first from today on with something left for the person to do', () => {
  const days = ['2027-03-09', '2027-03-20', '2027-03-11'].map((day) => planned({ key: day, day }));
  const nothing = [
    planned({ key: 'launch', kind: 'launch', day: TODAY, minutes: 0 }),
    planned({ key: 'done', day: TODAY, isDone: true }),
    planned({ key: 'undated' }),
  ];
  expect(nextDay([...days, ...nothing], TODAY)).toBe('2027-03-11');
  expect(nextDay(nothing, TODAY)).toBeNull();
});
