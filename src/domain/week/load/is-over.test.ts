import { describe, expect, it } from 'vitest';
import { freeDaysOf } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { isOver, stillUseful } from './is-over.ts';
import { fixedDays } from './needed-by.ts';
import { spreadOut } from './spread-out.ts';
import { chooseForWeek } from './week-choice.ts';
import { minutesByWeek } from './week-load.ts';

const ANCHORS = {
  eventDate: '2027-02-17',
  doorsOpen: '2027-02-19',
  doorsClose: '2027-02-28',
  startDate: '2027-03-13',
};
const FIXED = fixedDays([], ANCHORS);
const task = (more: Partial<PlannedTask>) => planned({ key: 'x', type: 'launch', title: 'Print', ...more });
const send = (day: string) => task({ kind: 'send', day });

describe('is over', () => {
  it.each([
    ['a message of two weeks ago', send('2027-01-25'), '2027-02-08'],
    ['a message from before the event, on the day after it', send('2027-02-16'), '2027-02-18'],
    ['"tonight", on the day after', send('2027-02-17'), '2027-02-18'],
    ['"sign-up closes today", on the day after', send('2027-02-28'), '2027-03-01'],
    ['what belonged to the day of the event', task({ day: '2027-02-17' }), '2027-02-20'],
    ['the numbers of a day', task({ day: '2027-02-08', section: 'Numbers to track' }), '2027-02-11'],
    ['preparing the event', task({ type: 'event-launch', day: '2027-02-10' }), '2027-02-18'],
    ['warming up for it', task({ type: 'event', day: '2027-01-18' }), '2027-02-18'],
    [
      'work on a campaign that is closed',
      task({ type: 'marketing-launch', day: '2027-02-22' }),
      '2027-03-01',
    ],
  ])('%s', (_, each, today) => {
    expect(isOver(each, FIXED, today)).toBe(true);
  });

  it.each([
    ['a message of today', send('2027-02-04'), '2027-02-04'],
    ['a message of the day before yesterday', send('2027-02-02'), '2027-02-04'],
    ['the link, on the day after sign-up opened', send('2027-02-19'), '2027-02-20'],
    ['a task that is late', task({ day: '2027-01-25' }), '2027-02-08'],
    [
      'preparing the event, while it is still ahead',
      task({ type: 'event', day: '2027-01-18' }),
      '2027-02-17',
    ],
    ['preparing the start', task({ day: '2027-02-10' }), '2027-03-01'],
    ['what follows the event', task({ type: 'event', day: '2027-02-22' }), '2027-02-24'],
    ['what has no day', task({ day: null, kind: 'send' }), '2027-03-01'],
  ])('not: %s', (_, each, today) => {
    expect(isOver(each, FIXED, today)).toBe(false);
  });

  it('not if the event was moved: its preparation is overdue again', () => {
    const late = task({ type: 'event', day: '2027-02-10' });
    expect(isOver(late, fixedDays([], { eventDate: '2027-03-17' }), '2027-02-18')).toBe(false);
  });
});

it('after a week in bed, the week shows only tasks that still help, and counts no hours for others', () => {
  const today = '2027-02-04';
  const tasks = [
    task({ key: 'post', kind: 'send', day: '2027-01-25', minutes: 15 }),
    task({ key: 'email', kind: 'send', day: '2027-01-28', minutes: 15 }),
    task({ key: 'page', day: '2027-01-29', minutes: 90 }),
    task({ key: 'today', kind: 'send', day: today, minutes: 15 }),
  ];
  const free = freeDaysOf({}, today);
  const rules = { today, firstDay: 0, budget: 60, free, anchors: ANCHORS };
  expect(stillUseful(tasks, rules).map(({ key }) => key)).toEqual(['page', 'today']);
  expect(chooseForWeek(tasks, { ...rules, budget: 240 }).chosen.map(({ key }) => key)).toEqual([
    'today',
    'page',
  ]);
  expect([...minutesByWeek(tasks, rules)]).toEqual([['2027-01-31', 105]]);
  const { moves, unfit } = spreadOut(tasks, { ...rules, doneMinutes: 0 });
  expect([...moves, ...unfit].map((each) => each.task.key)).toEqual(['page']);
});
