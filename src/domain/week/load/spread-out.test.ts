import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterTime } from '#domain/documents/later-time.ts';
import { addDays, type IsoDay, sayDay, weekStart } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { fixedDays, isBound, isFixed, neededBy } from './needed-by.ts';
import { firstRoomAfter, type Spread, spreadOut } from './spread-out.ts';
import { minutesByWeek } from './week-load.ts';

const TODAY = '2027-02-03';

type Said = PlannedTask & { readonly deadline?: IsoDay | null };
type FactSheet = {
  readonly tasks: readonly Said[];
  readonly anchors: Anchors;
  readonly today: IsoDay;
  readonly firstDay: number;
  readonly budget: number;
  readonly restDays: string;
  readonly datesToAvoid: string;
};

const aDay = fc.integer({ min: -20, max: 120 }).map((days) => addDays(TODAY, days));
const APPOINTMENTS = ['Go to the breakfast', 'Teach the evening'];
const aTask = fc.record({
  day: fc.option(aDay, { nil: null, freq: 8 }),
  kind: fc.constantFrom(
    'task' as const,
    'task' as const,
    'task' as const,
    'send' as const,
    'launch' as const,
  ),
  minutes: fc.constantFrom(5, 10, 15, 30, 45, 60, 90, 300),
  section: fc.constantFrom('Countdown', 'Numbers to track', 'Event checklist'),
  title: fc.constantFrom('Print the cards', 'Write the emails', 'Call the library', ...APPOINTMENTS),
  daysLeft: fc.option(fc.integer({ min: -5, max: 20 }), { nil: null, freq: 2 }),
  isDone: fc.constantFrom(false, false, false, true),
  isAside: fc.constant(false),
  helper: fc.constantFrom(null, null, null, 'my sister'),
});

/** Some of them have a deadline in their words. */
function withDeadline(task: Partial<PlannedTask>, daysLeft: number | null, index: number): Said {
  const { day = null, title } = task;
  const deadline = day === null || daysLeft === null ? null : addDays(day, daysLeft);
  const words = deadline === null ? title : `${title} by ${sayDay(deadline)}`;
  return { ...planned({ key: String(index).padStart(8, '0'), ...task, title: words ?? '' }), deadline };
}

const aLaunch: fc.Arbitrary<FactSheet> = fc.record({
  tasks: fc
    .array(aTask, { maxLength: 60, size: 'max' })
    .map((all) => all.map(({ daysLeft, ...task }, index) => withDeadline(task, daysLeft, index))),
  anchors: fc.record(
    { eventDate: aDay, doorsOpen: aDay, doorsClose: aDay, startDate: aDay },
    { requiredKeys: [] },
  ),
  today: fc.constant(TODAY),
  firstDay: fc.constantFrom(0, 1, 6),
  budget: fc.constantFrom(5, 60, 120, 240, 600),
  restDays: fc.constantFrom('', 'Sundays', 'Friday sundown to Saturday night', 'weekends'),
  datesToAvoid: fc.constantFrom('', 'February 15 to 21', 'March'),
});

function spread(
  sheet: FactSheet,
  doneMinutes = 0,
): Spread & { after: PlannedTask[]; rules: Parameters<typeof spreadOut>[1] } {
  const { tasks, restDays, datesToAvoid, ...rest } = sheet;
  const rules = { ...rest, doneMinutes, free: freeDaysOf({ restDays, datesToAvoid }, sheet.today) };
  const found = spreadOut(tasks, rules);
  const days = new Map(found.moves.map(({ task, to }) => [task.key, to]));
  const out = new Set(found.unfit.map(({ task }) => task.key));
  const after = tasks
    .filter(({ key }) => !out.has(key))
    .map((task) => ({ ...task, day: days.get(task.key) ?? task.day }));
  return { ...found, after, rules };
}

describe('after spreading', () => {
  it('no week is over the hours, nothing is after its deadline, rest days are kept, and the rest is reported', () => {
    fc.assert(
      fc.property(aLaunch, (sheet) => {
        const { moves, unfit, over, after, rules } = spread(sheet);
        const fixed = fixedDays(sheet.tasks, sheet.anchors);
        const stays = (task: PlannedTask) => task.day !== null && task.day >= TODAY && isFixed(task, fixed);
        const load = minutesByWeek(after, rules);
        // Only fixed tasks may exceed the hours, and that is reported.
        const alone = minutesByWeek(after.filter(stays), rules);
        const full = [...load].filter(([, minutes]) => minutes > rules.budget).sort();
        expect(over.map(({ start, minutes }) => [start, minutes])).toEqual(full);
        for (const [start, minutes] of full) expect(alone.get(start)).toBe(minutes);
        expect(unfit.filter(({ task }) => stays(task))).toEqual([]);
        for (const { task, to } of moves) {
          const need = neededBy(task, fixed) ?? '';
          const isLate = need < TODAY && task.day === need;
          expect(to <= (isLate ? addDays(TODAY, 6) : need)).toBe(true);
          expect(to >= TODAY).toBe(true);
          expect(rules.free.keptFor(to)).toBeNull();
          expect(isBound(task, fixed)).toBe(false);
        }
        const deadlines = new Map(sheet.tasks.map(({ key, deadline }) => [key, deadline ?? null]));
        for (const { task, from, to } of moves) {
          const deadline = deadlines.get(task.key) ?? null;
          if (deadline !== null) expect(to <= laterTime(deadline, from)).toBe(true);
          else expect(APPOINTMENTS).not.toContain(task.title);
        }
        // Each of the person's open tasks is on a day or reported, once.
        const named = unfit.map(({ task }) => task.key);
        expect(new Set(named).size).toBe(named.length);
        expect(new Set([...after.map(({ key }) => key), ...named]).size).toBe(sheet.tasks.length);
      }),
      { numRuns: 300 },
    );
  });

  it('a second run moves nothing', () => {
    fc.assert(
      fc.property(aLaunch, (launch) => {
        // A past launch day may be reported: without it, tasks of that day are no longer bound.
        const isOver = ({ kind, day }: PlannedTask) => kind === 'launch' && day !== null && day < TODAY;
        const sheet = { ...launch, tasks: launch.tasks.filter((task) => !isOver(task)) };
        const { after } = spread(sheet);
        const anchors = {};
        const again = spread({ ...sheet, tasks: after, anchors });
        const before = spread({ ...sheet, anchors });
        expect(spread({ ...sheet, anchors, tasks: before.after }).moves).toEqual([]);
        expect(again.after).toHaveLength(after.length - again.unfit.length);
      }),
      { numRuns: 100 },
    );
  });

  it('two devices that spread the same week move each task to the same day', () => {
    fc.assert(
      fc.property(aLaunch, (sheet) => {
        const shuffled = { ...sheet, tasks: [...sheet.tasks].reverse() };
        const said = ({ moves }: Spread) => moves.map(({ task, to }) => `${task.key} ${to}`).sort();
        expect(said(spread(shuffled))).toEqual(said(spread(sheet)));
      }),
      { numRuns: 100 },
    );
  });
});

const HOUR = 60;
const base: FactSheet = {
  tasks: [],
  anchors: { eventDate: '2027-03-13' },
  today: TODAY,
  firstDay: 1,
  budget: 4 * HOUR,
  restDays: 'Sundays',
  datesToAvoid: '',
};
const many = (count: number, day: IsoDay) =>
  Array.from({ length: count }, (_, index) =>
    planned({ key: String(index).padStart(8, '0'), day, minutes: 30 }),
  );

describe('bad weeks', () => {
  it('no dates: nothing to move', () => {
    expect(spread({ ...base, tasks: [planned({ key: 'a' })] })).toMatchObject({ moves: [], unfit: [] });
  });

  it('everything on one day: eight stay, the others go to the weeks before the event', () => {
    const { moves, unfit, after, rules } = spread({ ...base, tasks: many(30, '2027-02-10') });
    expect(unfit).toEqual([]);
    expect(moves).toHaveLength(22);
    expect([...minutesByWeek(after, rules).values()].every((minutes) => minutes <= 240)).toBe(true);
    expect(after.every(({ day }) => day !== null && day < '2027-03-13')).toBe(true);
  });

  it('200 dates: as many as fit get a week, all others are reported', () => {
    const { unfit, after } = spread({ ...base, tasks: many(200, '2027-02-10') });
    expect(unfit.length + after.length).toBe(200);
    expect(unfit.every(({ because }) => because === 'no-room')).toBe(true);
    expect(after).toHaveLength(48);
  });

  it('a year away: nothing is pulled further ahead than four weeks', () => {
    const day = addDays(TODAY, 365);
    const { moves } = spread({ ...base, anchors: {}, tasks: many(20, day) });
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ to }) => to >= addDays(day, -28) && to < day)).toBe(true);
  });

  it('a task that is longer than a week has, and one whose day is over, are reported', () => {
    const { unfit } = spread({
      ...base,
      tasks: [
        planned({ key: 'long', day: '2027-02-10', minutes: 300 }),
        planned({ key: 'over', type: 'launch', day: '2027-01-02' }),
      ],
      anchors: { eventDate: '2027-01-09' },
    });
    expect(unfit.map(({ task, because }) => [task.key, because])).toEqual([
      ['over', 'over'],
      ['long', 'too-long'],
    ]);
  });

  it('tasks after the event never come before it', () => {
    const tasks = many(20, '2027-03-16');
    const { moves, after } = spread({
      ...base,
      tasks,
      anchors: { eventDate: '2027-03-13', doorsClose: '2027-03-19' },
    });
    expect(moves.every(({ to }) => to >= '2027-03-13')).toBe(true);
    expect(after.every(({ day }) => day !== null && day < '2027-03-19')).toBe(true);
  });

  it('hours already worked this week are not available again', () => {
    const { after, rules } = spread({ ...base, tasks: many(8, TODAY) }, 3 * HOUR);
    expect(minutesByWeek(after, rules).get(weekStart(TODAY, 1))).toBe(HOUR);
  });

  it('a clock change shifts no days', () => {
    for (const today of ['2027-03-14', '2027-11-07', '2027-03-28', '2027-10-31']) {
      const anchors = { eventDate: addDays(today, 28) };
      const { moves } = spread({ ...base, today, tasks: many(20, today), anchors });
      expect(new Set(moves.map(({ to }) => to.length))).toEqual(new Set([10]));
      expect(moves.every(({ to }) => to >= today)).toBe(true);
    }
  });

  it('later means the first week with room after it is needed', () => {
    const load = new Map([['2027-03-15', 240]]);
    const rules = { ...base, free: freeDaysOf({ restDays: 'Sundays' }, TODAY) };
    expect(firstRoomAfter({ minutes: 30 }, '2027-03-14', load, rules)).toBe('2027-03-22');
  });
});

describe('where each task goes', () => {
  const placed = (sheet: Partial<FactSheet>, doneMinutes = 0) => {
    const { moves, unfit } = spread({ ...base, anchors: {}, restDays: '', ...sheet }, doneMinutes);
    return {
      moves: Object.fromEntries(moves.map(({ task, from, to }) => [task.key, `${from} to ${to}`])),
      unfit: Object.fromEntries(
        unfit.map(({ task, neededBy, because }) => [task.key, `${neededBy} ${because}`]),
      ),
    };
  };
  const at = (key: string, day: IsoDay, minutes: number, more = {}) =>
    planned({ key, day, minutes, ...more });

  it('what fits to the minute stays; one minute more and the last one goes to the nearest week', () => {
    const tasks = [at('a', '2027-02-10', 120), at('b', '2027-02-10', 120)];
    expect(placed({ tasks })).toEqual({ moves: {}, unfit: {} });
    expect(placed({ tasks, budget: 239 })).toEqual({ moves: { b: '2027-02-10 to 2027-02-03' }, unfit: {} });
  });

  it('of two weeks that are as near, the earlier one; then the next', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((key) => at(key, '2027-02-17', 240));
    expect(placed({ tasks, anchors: { eventDate: '2027-03-13' } }).moves).toEqual({
      b: '2027-02-17 to 2027-02-08',
      c: '2027-02-17 to 2027-02-22',
      d: '2027-02-17 to 2027-02-03',
    });
    // Without a later launch day, nothing moves back.
    expect(placed({ tasks })).toEqual({
      moves: { b: '2027-02-17 to 2027-02-08', c: '2027-02-17 to 2027-02-03' },
      unfit: { d: '2027-02-17 no-room' },
    });
  });

  it('in another week the emptiest day, the first of those that are as empty', () => {
    const full = at('full', '2027-02-17', 200);
    const light = [at('x', '2027-02-08', 10), at('y', '2027-02-09', 10), at('z', '2027-02-09', 10)];
    const tasks = [...light, full, at('later', '2027-02-18', 60), at('last', '2027-02-18', 60)];
    expect(placed({ tasks }).moves).toEqual({
      last: '2027-02-18 to 2027-02-10',
      later: '2027-02-18 to 2027-02-11',
    });
  });

  it('if its own day is kept free, another of the same week', () => {
    const tasks = [at('a', '2027-02-14', 30)];
    expect(placed({ tasks, restDays: 'Sundays' }).moves).toEqual({ a: '2027-02-14 to 2027-02-08' });
  });

  it('a task never moves past its deadline, not even within its week', () => {
    const anchors = { eventDate: '2027-02-11' };
    const tasks = [at('a', '2027-02-10', 30)];
    expect(placed({ tasks, anchors, datesToAvoid: 'February 10' }).moves).toEqual({
      a: '2027-02-10 to 2027-02-08',
    });
    expect(placed({ tasks, anchors, datesToAvoid: 'February 3 to 10' })).toEqual({
      moves: {},
      unfit: { a: '2027-02-10 no-room' },
    });
  });

  it('if staying near leaves some without a place, the weeks are filled from now on', () => {
    const anchors = { eventDate: '2027-02-15' };
    const small = [at('a', '2027-02-04', 100), at('b', '2027-02-09', 100)];
    expect(placed({ tasks: [...small, at('c', '2027-02-10', 200)], anchors })).toEqual({
      moves: { b: '2027-02-09 to 2027-02-03' },
      unfit: {},
    });
    // If that finds no more places, everything stays as near as possible.
    expect(placed({ tasks: [...small, at('long', '2027-02-10', 300)], anchors })).toEqual({
      moves: {},
      unfit: { long: '2027-02-14 too-long' },
    });
  });

  it('messages of one week that are too much by themselves: the longest is reported, until the others fit', () => {
    const send = (key: string, minutes: number) => at(key, '2027-02-10', minutes, { kind: 'send' });
    expect(placed({ tasks: [send('a', 100), send('b', 140)] }).unfit).toEqual({});
    expect(placed({ tasks: [send('a', 100), send('b', 141)] }).unfit).toEqual({ b: '2027-02-10 no-room' });
    expect(placed({ tasks: [send('b', 100), send('a', 100), send('c', 100)] }).unfit).toEqual({
      a: '2027-02-10 no-room',
    });
    expect(placed({ tasks: [send('a', 240), send('b', 0), send('c', 5)] }).unfit).toEqual({
      a: '2027-02-10 no-room',
    });
  });

  it('minutes worked this week are taken from this week alone', () => {
    const tasks = [at('a', '2027-02-04', 100), at('b', '2027-02-11', 200)];
    const anchors = { eventDate: '2027-03-13' };
    expect(placed({ tasks, anchors }, 140).moves).toEqual({});
    expect(placed({ tasks, anchors }, 141).moves).toEqual({
      a: '2027-02-04 to 2027-02-08',
      b: '2027-02-11 to 2027-02-15',
    });
  });

  it('overdue tasks count for this week; done, delegated or undated ones for none', () => {
    const others = [
      at('done', TODAY, 200, { isDone: true }),
      at('helped', TODAY, 200, { helper: 'my sister' }),
      planned({ key: 'undated', minutes: 200 }),
    ];
    expect(placed({ tasks: [...others, at('late', '2027-01-30', 240)] }).moves).toEqual({
      late: '2027-01-30 to 2027-02-03',
    });
    const late = [at('a', '2027-01-30', 240), at('b', '2027-02-04', 240)];
    expect(placed({ tasks: late })).toEqual({
      moves: { a: '2027-01-30 to 2027-02-03' },
      unfit: { b: '2027-02-04 no-room' },
    });
    const two = [at('a', '2027-01-29', 240), at('b', '2027-01-30', 240)];
    expect(placed({ tasks: two }).unfit).toEqual({ b: '2027-01-30 over' });
  });

  it('a day in the next century does not create thousands of weeks', () => {
    const tasks = [at('far', '2199-02-10', 30)];
    expect(placed({ tasks, anchors: { eventDate: '2500-01-01' } })).toEqual({ moves: {}, unfit: {} });
  });

  it('later is the next day with room, and a task longer than a week goes where a week is empty', () => {
    const rules = { ...base, free: freeDaysOf({ restDays: 'Mondays' }, TODAY) };
    const load = new Map([
      ['2027-02-08', 211],
      ['2027-02-15', 210],
    ]);
    expect(firstRoomAfter({ minutes: 30 }, '2027-02-08', load, rules)).toBe('2027-02-16');
    expect(firstRoomAfter({ minutes: 29 }, '2027-02-08', load, rules)).toBe('2027-02-09');
    expect(firstRoomAfter({ minutes: 999 }, '2027-02-08', load, rules)).toBe('2027-02-23');
    expect(firstRoomAfter({ minutes: 30 }, '2026-01-01', new Map(), rules)).toBe(TODAY);
  });
});
