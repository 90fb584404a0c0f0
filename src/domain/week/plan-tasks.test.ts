import { expect, it } from 'vitest';
import { LAUNCH_TITLES as titles } from '#content/week/launch-titles.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { packMarks, shortKey } from '#domain/facts/packed-marks.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { dayNumber } from './memory/day-number.ts';
import { weekTasks } from './plan-tasks.ts';

const table = { bySection: [], byWords: [], task: 30, send: 15, launch: 0, mention: 0 };
const titleOf = (type: string) => type;
const plan = (output: string) => sampleBlueprint({ type: 'event', output });

it('the tasks of a week are read once, and again when a plan, a fact, a mark or the day changes', () => {
  const { facts } = confirmFact(blankFactSheet(MONDAY), 'helpers', 'Luis sets up chairs', MONDAY);
  const marks: string[] = [];
  const from = {
    blueprints: [plan('## Steps\n\n- [ ] Call Luis\n- [ ] Print cards\n')],
    facts,
    marks,
    today: '2026-11-16',
    table,
    titleOf,
    titles,
  };
  const tasks = weekTasks(from);
  expect(tasks.map(({ title }) => title)).toEqual(['Call Luis', 'Print cards']);
  expect(weekTasks({ ...from, blueprints: [...from.blueprints] })).toBe(tasks);
  expect(weekTasks({ ...from, marks: ['kit:used:1'] })).toBe(tasks);
  expect(weekTasks({ ...from, facts: { ...facts } }), 'as the server sends them back').toBe(tasks);
  const others = [
    { ...from, blueprints: [plan('## Steps\n\n- [ ] Rest\n')] },
    { ...from, blueprints: [] },
    { ...from, facts: { ...facts, helpers: 'Ana sets up chairs' } },
    { ...from, marks: ['did'] },
    { ...from, today: '2026-11-17' },
    { ...from, table: { ...table } },
    { ...from, titleOf: (type: string) => `${type}!` },
    { ...from, titles: { ...titles } },
  ];
  for (const other of others) {
    const before = weekTasks(from);
    expect(weekTasks(other)).not.toBe(before);
  }
  expect(weekTasks({ ...from, blueprints: [plan('## Steps\n\n- [ ] Rest\n')] })).toMatchObject([
    { title: 'Rest' },
  ]);
});

it('a tick keeps every other task the same object, also one in several plans', () => {
  const of = (type: 'event' | 'launch' | 'sales', ...items: string[]) => ({
    ...sampleBlueprint({ type, output: `## Steps\n\n${items.map((item) => `- ${item}\n`).join('')}` }),
    id: type,
  });
  const call = '[ ] Call the library about chairs';
  const launch = of('launch', call, '[ ] Pack the box');
  const sales = of('sales', call);
  const from = { facts: {}, marks: [], today: '2026-11-16', table, titleOf, titles };
  const named = (tasks: ReturnType<typeof weekTasks>, title: string) =>
    tasks.find((task) => task.title === title);
  const before = weekTasks({ ...from, blueprints: [launch, sales, of('event', '[ ] Print cards')] });
  const ticked = of('event', '[x] Print cards');
  const after = weekTasks({ ...from, blueprints: [launch, sales, ticked] });
  expect(after.map(({ title, isDone, twins }) => [title, isDone, twins.length])).toEqual([
    ['Call the library about chairs', false, 1],
    ['Pack the box', false, 0],
    ['Print cards', true, 0],
  ]);
  for (const same of ['Call the library about chairs', 'Pack the box'])
    expect(named(after, same)).toBe(named(before, same));
  expect(named(after, 'Print cards')).not.toBe(named(before, 'Print cards'));

  const key = shortKey(named(after, 'Pack the box')?.key ?? '');
  const marks = packMarks('did', new Map([[key, dayNumber('2026-11-16')]]));
  const again = weekTasks({ ...from, blueprints: [launch, sales, ticked], marks });
  expect(named(again, 'Call the library about chairs')).toBe(named(after, 'Call the library about chairs'));
  expect(named(again, 'Pack the box')).toMatchObject({ doneOn: '2026-11-16' });
});
