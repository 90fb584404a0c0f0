import { describe, expect, it } from 'vitest';
import { weekStart } from '#domain/reading/calendar.ts';
import { calendarOf } from './calendar.ts';
import { collisionsIn } from './collisions.ts';
import { avoidedPeriods, freeDaysOf, restDays } from './free-days.ts';
import type { Task } from './task.ts';
import { dayNextWeek, thisWeek } from './this-week.ts';

const TODAY = '2026-11-18';
const FREE = freeDaysOf({}, TODAY);

function task(title: string, day: string | null = null, more: Partial<Task> = {}): Task {
  const given = { key: title, blueprintId: 'b', type: 'event', title, section: '' } as const;
  return { ...given, day, isDone: false, isAside: false, nth: 0, ...more };
}

const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);

describe('this week', () => {
  it('has overdue tasks, those of the next seven days, and five undated items in order', () => {
    const week = thisWeek(
      [
        ...['one', 'two', 'three', 'four', 'five', 'six'].map((title) => task(title)),
        task('yesterday', '2026-11-17'),
        task('today', '2026-11-18'),
        task('last day', '2026-11-24'),
        task('after it', '2026-11-25'),
        task('done', null, { isDone: true }),
        task('done late', '2026-11-01', { isDone: true }),
        task('not for me', null, { isAside: true }),
      ],
      { today: TODAY, free: FREE },
    );
    expect(titles(week.late)).toEqual(['yesterday']);
    expect(titles(week.dated)).toEqual(['today', 'last day']);
    expect(titles(week.next)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('calls no task undated whose line says a day, which the schedule may not have yet', () => {
    const said = (saidDay: string) => task(`by ${saidDay}`, null, { saidDay });
    const past = ['09', '04', '11', '06', '12', '05', '10'].map((day) => said(`2026-11-${day}`));
    const tasks = [task('undated'), said('2026-12-18'), said('2026-11-23'), task('now', TODAY), ...past];
    const week = thisWeek(tasks, { today: TODAY, free: FREE });
    expect(titles(week.next)).toEqual(['undated']);
    expect(titles(week.dated)).toEqual(['now', 'by 2026-11-23']);
    // Of an old plan, only the latest.
    expect(titles(week.late)).toEqual(['06', '09', '10', '11', '12'].map((day) => `by 2026-11-${day}`));
  });

  it('shows days in their order, whatever the order of the plans', () => {
    const days = ['2026-11-20', '2026-11-10', '2026-11-18', '2026-11-09', '2026-11-19', '2026-11-17'];
    const week = thisWeek(
      days.map((day) => task(day, day)),
      { today: TODAY, free: FREE },
    );
    expect(titles(week.late)).toEqual(['2026-11-09', '2026-11-10', '2026-11-17']);
    expect(titles(week.dated)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  it('keeps ticked items in sight, besides five open ones', () => {
    const tasks = ['one', 'two', 'three', 'four', 'five', 'six'].map((title, index) =>
      task(title, null, { isDone: index === 0 }),
    );
    expect(titles(thisWeek(tasks, { today: TODAY, free: FREE, justDone: new Set(['one']) }).next)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
    ]);
  });

  it('suggests nothing on a day kept free, but still shows dated tasks', () => {
    const free = freeDaysOf({ restDays: 'Wednesdays' }, TODAY);
    const week = thisWeek([task('one'), task('dated', TODAY)], { today: TODAY, free });
    expect(titles(week.next)).toEqual([]);
    expect(titles(week.dated)).toEqual(['dated']);
  });
});

describe('weeks', () => {
  it('begin as the locale says', () => {
    expect(weekStart('2026-11-18', 0)).toBe('2026-11-15');
    expect(weekStart('2026-11-18', 1)).toBe('2026-11-16');
    expect(weekStart('2026-11-15', 1)).toBe('2026-11-09');
    expect(weekStart('2026-11-18', 6)).toBe('2026-11-14');
    for (let day = 15; day <= 21; day += 1) expect(weekStart(`2026-11-${day}`, 0)).toBe('2026-11-15');
    expect(weekStart('2026-11-22', 0)).toBe('2026-11-22');
  });

  it('a task moves by seven days, a late or undated one to the first free day of next week', () => {
    const sundays = freeDaysOf({ restDays: 'Sunday' }, TODAY);
    expect(dayNextWeek('2026-11-19', TODAY, 1, FREE)).toBe('2026-11-26');
    expect(dayNextWeek('2026-11-02', TODAY, 0, sundays)).toBe('2026-11-23');
    expect(dayNextWeek('2026-11-17', TODAY, 1, FREE)).toBe('2026-11-23');
    expect(dayNextWeek(null, TODAY, 1, FREE)).toBe('2026-11-23');
  });

  it('go from now to the last date in the calendar, empty ones too', () => {
    const weeks = calendarOf(
      [task('a', '2026-11-18'), task('b', '2026-12-03'), task('past', '2026-11-01')],
      TODAY,
      1,
    );
    expect(weeks.map(({ start, days }) => [start, days.length])).toEqual([
      ['2026-11-16', 1],
      ['2026-11-23', 0],
      ['2026-11-30', 1],
    ]);
  });
});

describe('days that are kept free', () => {
  it.each([
    ['Sunday', ['Sunday']],
    ['Saturday and Sunday', ['Saturday', 'Sunday']],
    ['weekends', ['Saturday', 'Sunday']],
    ['Friday sundown to Saturday night', ['Saturday']],
    ['Sundays; nothing after 7 pm', ['Sunday']],
    ['', []],
  ])('%s', (text, days) => {
    expect([...restDays(text)].sort()).toEqual(days.toSorted());
  });

  it('are read from dates to avoid, each year where none is named', () => {
    const free = freeDaysOf(
      { datesToAvoid: 'December 20 to January 4; the week of February 15 to 21, 2027; August' },
      '2026-12-28',
    );
    const kept = (day: string) => free.keptFor(day) === 'avoid';
    expect(
      ['2026-12-20', '2027-01-04', '2027-12-31', '2027-02-15', '2027-08-31', '2028-08-01'].filter(kept),
    ).toHaveLength(6);
    expect(
      ['2026-12-19', '2027-01-05', '2027-02-14', '2027-02-22', '2028-02-16', '2027-09-01'].filter(kept),
    ).toEqual([]);
    expect(avoidedPeriods('nothing yet', '2026-11-15')).toEqual([]);
  });

  it('give way to the nearest free day, the later of two, and never to one that is past', () => {
    const free = freeDaysOf({ restDays: 'Saturday, Sunday' }, TODAY);
    expect(free.nearest('2026-11-21', TODAY)).toBe('2026-11-20');
    expect(free.nearest('2026-11-22', TODAY)).toBe('2026-11-23');
    expect(free.nearest('2026-11-21', '2026-11-21')).toBe('2026-11-23');
  });
});

describe('conflicts between dates', () => {
  const reading = {
    today: TODAY,
    free: freeDaysOf({ restDays: 'Sunday' }, TODAY),
    anchors: { doorsOpen: '2026-12-07' },
  };

  it('is a task on a rest day, with the nearest free one', () => {
    const found = collisionsIn(
      [task('Post', '2026-11-22'), task('Done', '2026-11-22', { isDone: true })],
      reading,
    );
    expect(found).toMatchObject([{ kind: 'rest', nearest: '2026-11-23', task: { title: 'Post' } }]);
  });

  it('is two messages to the same people on one day, and no personal answer', () => {
    const tasks = [
      task('Scales can wait', '2026-11-24', { section: 'Email schedule' }),
      task('Send the newsletter', '2026-11-24'),
      task('Personal email to Ana', '2026-11-24'),
      task('Email the list', '2026-11-25'),
    ];
    expect(collisionsIn(tasks, reading)).toMatchObject([
      {
        kind: 'messages',
        day: '2026-11-24',
        tasks: [{ title: 'Scales can wait' }, { title: 'Send the newsletter' }],
      },
    ]);
  });

  it('is a door that opens before its checklist is done', () => {
    const item = { section: 'Go-live checklist', boxAt: 3 };
    const tasks = [task('Test the link', '2026-12-09', item), task('Settle the price', '2026-12-01', item)];
    expect(collisionsIn(tasks, reading)).toMatchObject([
      { kind: 'doors', tasks: [{ title: 'Test the link' }] },
    ]);
  });
});
