import { describe, expect, it } from 'vitest';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { firstRoomAfter, type SpreadRules, spreadOut } from './spread-out.ts';

const RULES: SpreadRules = {
  today: '2026-12-07',
  firstDay: 1,
  budget: 60,
  doneMinutes: 0,
  free: freeDaysOf({}, '2026-12-07'),
  anchors: {},
};
const at = (key: string, day: IsoDay, minutes: number, more: Partial<PlannedTask> = {}) =>
  planned({ key, day, minutes, ...more });
const movesOf = (tasks: readonly PlannedTask[], rules: Partial<SpreadRules> = {}) =>
  Object.fromEntries(
    spreadOut(tasks, { ...RULES, ...rules }).moves.map(({ task, to }) => [task.key, to] as const),
  );

describe('what is fixed', () => {
  const teach = at('teach', '2027-01-28', 120, { title: 'Teach the evening, Thursday, January 28, 2027' });
  const chairs = at('chairs', '2027-01-28', 30, { title: 'Set the chairs' });
  const anchors = { eventDate: '2027-01-28' };

  it('is never reported as not fitting: its week is reported as too full', () => {
    const { moves, unfit, over } = spreadOut([teach, chairs], { ...RULES, anchors });
    expect(moves).toEqual([]);
    expect(unfit.map(({ task, isBound }) => [task.key, isBound])).toEqual([['chairs', true]]);
    expect(over).toEqual([{ start: '2027-01-25', minutes: 120 }]);
    expect(spreadOut([teach], { ...RULES, anchors, budget: 120 }).over).toEqual([]);
  });

  it('makes room: the other work of its week moves', () => {
    const other = at('other', '2027-01-27', 30);
    const visit = at('visit', '2027-01-26', 45, { title: 'Go to the breakfast, Tuesday, January 26' });
    expect(movesOf([other, visit])).toEqual({ other: '2027-01-18' });
  });

  it('is named on the two days after it, and then asked of nobody', () => {
    const on = (day: IsoDay) => spreadOut([{ ...teach, day }], RULES);
    const { unfit, over } = on(addDays(RULES.today, -1));
    expect(unfit.map(({ because }) => because)).toEqual(['over']);
    expect(over).toEqual([]);
    expect(on('2026-12-01')).toEqual({ moves: [], unfit: [], over: [] });
  });

  it('a task that does not fit but could be done another day is not bound', () => {
    expect(spreadOut([at('long', '2027-01-28', 61)], RULES).unfit[0]?.isBound).toBe(false);
  });
});

describe('holidays', () => {
  const only = (...open: IsoDay[]) => ({
    ...RULES.free,
    keptFor: (day: IsoDay) => (open.includes(day) ? null : ('avoid' as const)),
  });
  const task = at('a', '2026-12-27', 30);

  it('another free day of that week is taken, or one of another week', () => {
    expect(movesOf([task], { free: only('2026-12-25', '2026-12-26') })).toEqual({ a: '2026-12-26' });
    expect(movesOf([task], { free: only('2026-12-25', '2026-12-16') })).toEqual({ a: '2026-12-16' });
  });

  it('without another day, the holiday; and a task that somebody put on one stays', () => {
    expect(movesOf([task], { free: only('2026-12-25') })).toEqual({ a: '2026-12-25' });
    expect(movesOf([at('a', '2026-12-25', 30)])).toEqual({});
  });

  it('choosing Later avoids holidays, too', () => {
    const later = firstRoomAfter({ minutes: 30 }, addDays('2026-12-25', -1), new Map(), RULES);
    expect(later).toBe('2026-12-26');
  });
});
