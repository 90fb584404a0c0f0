import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/reading/calendar.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { chooseForWeek, doneThisWeek, minutesOf } from './week-choice.ts';

const TODAY = '2027-03-08';
const rules = (more = {}) => ({
  today: TODAY,
  firstDay: 1,
  budget: 240,
  free: freeDaysOf({ restDays: 'Sundays' }, TODAY),
  anchors: { eventDate: '2027-03-13' },
  ...more,
});
const choose = (tasks: readonly PlannedTask[], more = {}) =>
  chooseForWeek(tasks, rules(more)).chosen.map(({ key }) => key);

it('messages of the week before its tasks, tasks before preparation, overdue tasks first', () => {
  const tasks = [
    planned({ key: 'undated' }),
    planned({ key: 'task', day: '2027-03-10' }),
    planned({ key: 'late', day: '2027-03-01' }),
    planned({ key: 'send', kind: 'send', day: '2027-03-11', minutes: 15 }),
    planned({ key: 'later send', kind: 'send', day: '2027-03-30' }),
    planned({ key: 'mention', kind: 'mention', day: '2027-03-10' }),
  ];
  expect(choose(tasks)).toEqual(['send', 'late', 'task']);
});

it('what a line says counts before it is in the schedule, and a later day of it as little as a scheduled one', () => {
  const tasks = [
    planned({ key: 'undated' }),
    planned({ key: 'said later', saidDay: '2027-04-20' }),
    planned({ key: 'said', saidDay: '2027-03-12' }),
    planned({ key: 'put in', day: '2027-03-11', saidDay: '2027-05-01' }),
    planned({ key: 'missed', saidDay: '2027-03-05' }),
    planned({ key: 'send', kind: 'send', saidDay: '2027-03-14', minutes: 15 }),
    planned({ key: 'send later', kind: 'send', saidDay: '2027-03-30' }),
    planned({ key: 'over', section: 'Numbers to watch', saidDay: '2027-02-01' }),
  ];
  expect(choose(tasks)).toEqual(['send', 'missed', 'put in', 'said']);
  expect(choose(tasks.slice(0, 2))).toEqual(['undated', 'said later']);
});

it('three, and up to five if that many have their day this week', () => {
  const undated = Array.from({ length: 9 }, (_, index) => planned({ key: `u${index}`, minutes: 5 }));
  const dated = Array.from({ length: 9 }, (_, index) =>
    planned({ key: `d${index}`, day: TODAY, minutes: 5 }),
  );
  expect(choose(undated)).toHaveLength(3);
  expect(choose([...undated, ...dated])).toEqual(['d0', 'd1', 'd2', 'd3', 'd4']);
});

it('never exceeds the week’s hours', () => {
  const aTask = fc.record({
    day: fc.option(
      fc.integer({ min: -30, max: 60 }).map((days) => addDays(TODAY, days)),
      { nil: null },
    ),
    minutes: fc.nat(400),
    kind: fc.constantFrom('task' as const, 'send' as const, 'launch' as const, 'mention' as const),
  });
  fc.assert(
    fc.property(fc.array(aTask), fc.nat(600), (tasks, budget) => {
      const all = tasks.map((task, index) => planned({ key: String(index), ...task }));
      const { chosen, minutes } = chooseForWeek(all, rules({ budget }));
      expect(minutes).toBeLessThanOrEqual(budget);
      expect(chosen.length).toBeLessThanOrEqual(5);
    }),
  );
});

it('tasks done this week count, and those ticked on screen stay visible', () => {
  const done = { isDone: true, doneOn: TODAY };
  const tasks = [
    planned({ key: 'a', ...done }),
    planned({ key: 'b', ...done }),
    planned({ key: 'c', ...done }),
    planned({ key: 'd' }),
    planned({ key: 'due', day: TODAY }),
  ];
  expect(choose(tasks)).toEqual(['due']);
  expect(choose(tasks, { justDone: new Set(['c']) })).toEqual(['due']);
  expect(chooseForWeek(tasks, rules()).done).toHaveLength(3);
  expect(
    choose([planned({ key: 'c', ...done }), planned({ key: 'd' })], { justDone: new Set(['c']) }),
  ).toEqual(['c', 'd']);
});

it('a helper’s task is not the person’s, and on a rest day nothing new is suggested', () => {
  expect(choose([planned({ key: 'a', helper: 'my sister' }), planned({ key: 'b' })])).toEqual(['b']);
  expect(choose([planned({ key: 'b' })], { today: '2027-03-07' })).toEqual([]);
});

it('ticked this week means having a day in it', () => {
  const ticked = (key: string, doneOn?: string, isDone = true) =>
    planned({ key, isDone, minutes: 10, ...(doneOn !== undefined && { doneOn }) });
  const tasks = [
    ticked('monday', '2027-03-08'),
    ticked('sunday', '2027-03-14'),
    ticked('before', '2027-03-07'),
    ticked('after', '2027-03-15'),
    ticked('long ago'),
    ticked('opened again', '2027-03-08', false),
  ];
  const done = doneThisWeek(tasks, { today: '2027-03-10', firstDay: 1 });
  expect(done.map(({ key }) => key)).toEqual(['monday', 'sunday']);
  expect(minutesOf(done)).toBe(20);
});

it('equally urgent tasks: by deadline, then by day, then by topic', () => {
  const tasks = [
    planned({ key: 'b', minutes: 5 }),
    planned({ key: 'a', minutes: 5 }),
    planned({ key: 'thursday', day: '2027-03-11', minutes: 5 }),
    planned({ key: 'wednesday', day: '2027-03-10', minutes: 5 }),
    planned({ key: 'sunday', day: '2027-03-14', minutes: 5 }),
  ];
  expect(choose(tasks)).toEqual(['wednesday', 'thursday', 'sunday']);
  expect(choose(tasks.slice(0, 2))).toEqual(['b', 'a']);
  expect(choose(tasks.slice(0, 2).reverse())).toEqual(['a', 'b']);
  expect(
    choose([planned({ key: 'b', day: '2027-03-10' }), planned({ key: 'a', day: '2027-03-10' })]),
  ).toEqual(['b', 'a']);
});

it('the seventh day from today is not this week: its task comes after undated ones, its message is not offered', () => {
  const tasks = [
    planned({ key: 'task', day: '2027-03-15', minutes: 5 }),
    planned({ key: 'send', kind: 'send', day: '2027-03-15', minutes: 5 }),
    planned({ key: 'undated message', kind: 'send', minutes: 5 }),
    planned({ key: 'undated', minutes: 5 }),
    planned({ key: 'sixth', kind: 'send', day: '2027-03-14', minutes: 5 }),
  ];
  expect(choose(tasks)).toEqual(['sixth', 'undated', 'task']);
});

it('a task that just fits is chosen, a longer one makes room for shorter ones', () => {
  const tasks = [
    planned({ key: 'long', day: TODAY, minutes: 241 }),
    planned({ key: 'whole', day: TODAY, minutes: 240 }),
    planned({ key: 'short', day: TODAY, minutes: 1 }),
  ];
  expect(chooseForWeek(tasks, rules())).toMatchObject({ minutes: 240, chosen: [{ key: 'whole' }] });
});

it('a rest day shows only tasks of that day, and nothing is added when all are done', () => {
  const sunday = { today: '2027-03-14' };
  expect(choose([planned({ key: 'a', day: '2027-03-14' })], sunday)).toEqual(['a']);
  const done = ['a', 'b', 'c', 'd'].map((key) => planned({ key, isDone: true, doneOn: TODAY, minutes: 5 }));
  expect(choose([...done, planned({ key: 'e', minutes: 5 })])).toEqual([]);
});
