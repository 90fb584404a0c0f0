import { describe, expect, it } from 'vitest';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { choose } from './decide.ts';
import { about, answers, find, knowing, plan, today, valuesOf } from './testing/looked-for.ts';

describe('what a week can hold', () => {
  const LAUNCH = {
    doorsOpen: 'Monday, March 8, 2027',
    eventDate: 'Saturday, March 13, 2027',
    doorsClose: 'Friday, March 26, 2027',
  };
  const sending = (...dates: string[]) => {
    const blueprint = plan('communications', '## Overview\n\nWords.');
    const timeline = dates.map((date) => ({
      title: 'Email: Scales can wait',
      date,
      description: 'Calendar',
    }));
    return { ...blueprint, content: { ...blueprint.content, timeline } };
  };

  it('is a decision where a week of the launch has no message, with a day that would do', () => {
    const sheet = knowing({ ...LAUNCH, rhythm: 'every other Tuesday, from March 9, 2027 on' });
    expect(find([sending('2027-03-24')], sheet).open).toEqual([]);
    const sparse = knowing({ ...LAUNCH, rhythm: 'every three weeks on Tuesday, from March 9, 2027 on' });
    const { open } = find([sending('2027-03-10')], sparse);
    expect(about(open)).toEqual(['rhythm order']);
    expect(open[0]?.advice).toEqual({ rule: 'silent-week', day: '2027-03-22' });
    expect(valuesOf(open[0])).toEqual([
      'every three weeks on Tuesday, from March 9, 2027 on; also on Tuesday, March 23, 2027',
      'every three weeks on Tuesday, from March 9, 2027 on',
    ]);
    const [decision] = open;
    if (!decision) throw new Error('no decision');
    const settled = (value: string) =>
      find([sending('2027-03-10')], choose(sparse, decision, value, MONDAY, today));
    for (const value of valuesOf(decision) ?? []) expect(about(settled(value).open)).toEqual([]);
  });

  it('is no news before any message has a day', () => {
    expect(find([sending()], knowing(LAUNCH)).open).toEqual([]);
    // Messages of the next four weeks are put in first, and the launch is in spring.
    expect(find([sending('2026-12-01', '2026-12-15')], knowing(LAUNCH)).open).toEqual([]);
  });

  it('is a decision where weekly calls with each client take more than the hours there are', () => {
    const coaching = answers('coaching', 'A weekly call of 30 minutes with each client', 'x', 'y');
    const { open } = find([coaching], knowing({ places: 'Twelve', hoursAWeek: 'four hours' }));
    expect(about(open)).toEqual(['places sum']);
    expect(open[0]?.advice).toEqual({
      rule: 'calls-over-hours',
      clients: 12,
      each: 30,
      minutes: 360,
      budget: 240,
    });
    expect(valuesOf(open[0])).toEqual(['8', 'Twelve']);
    expect(find([coaching], knowing({ places: 'Eight', hoursAWeek: 'four hours' })).open).toEqual([]);
    const group = answers('coaching', 'A weekly group call of 60 minutes', 'x', 'y');
    expect(find([group], knowing({ places: 'Twelve', hoursAWeek: 'four hours' })).open).toEqual([]);
  });
});
