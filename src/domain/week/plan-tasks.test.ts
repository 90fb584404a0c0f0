import { expect, it } from 'vitest';
import { blankFactSheet, confirmFact } from '#domain/facts/change-facts.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { weekTasks } from './plan-tasks.ts';

const table = { bySection: [], byWords: [], task: 30, send: 15, launch: 0, mention: 0 };
const titleOf = (type: string) => type;
const plan = (output: string) => sampleBlueprint({ type: 'event', output });

it('the tasks of a week are read once, and again when a plan, a fact, a mark or the day is another', () => {
  const { facts } = confirmFact(blankFactSheet(MONDAY), 'helpers', 'Luis sets up chairs', MONDAY);
  const marks: string[] = [];
  const from = {
    blueprints: [plan('## Steps\n\n- [ ] Call Luis\n- [ ] Print cards\n')],
    facts,
    marks,
    today: '2026-11-16',
    table,
    titleOf,
  };
  const tasks = weekTasks(from);
  expect(tasks.map(({ title }) => title)).toEqual(['Call Luis', 'Print cards']);
  expect(weekTasks({ ...from, blueprints: [...from.blueprints] })).toBe(tasks);
  expect(weekTasks({ ...from, marks: ['kit:used:1'] })).toBe(tasks);
  const others = [
    { ...from, blueprints: [plan('## Steps\n\n- [ ] Rest\n')] },
    { ...from, blueprints: [] },
    { ...from, facts: { ...facts } },
    { ...from, marks: ['did'] },
    { ...from, today: '2026-11-17' },
    { ...from, table: { ...table } },
    { ...from, titleOf: (type: string) => `${type}!` },
  ];
  for (const other of others) {
    weekTasks(from);
    expect(weekTasks(other)).not.toBe(tasks);
  }
  expect(weekTasks({ ...from, blueprints: [plan('## Steps\n\n- [ ] Rest\n')] })).toMatchObject([
    { title: 'Rest' },
  ]);
});
