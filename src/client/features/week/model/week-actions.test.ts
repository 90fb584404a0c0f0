import { expect, it } from 'vitest';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { TASK_MINUTES } from '#content/week/task-minutes.ts';
import { timelineText } from '#domain/week/change-timeline.ts';
import { largeChanges } from '#domain/week/memory/large-changes.ts';
import { planTasks } from '#domain/week/plan-tasks.ts';
import { tasksOf } from '#domain/week/task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { memoryActions } from './memory-actions.ts';
import { wayBack } from './way-back.ts';
import { weekActions } from './week-actions.ts';

const row = (date: string) => ({ title: 'Post a song', date, description: 'Schedule' });

async function setUp() {
  const device = new SimulatedDevice();
  const { workspace, id } = await begun(device);
  const { store, actions } = workspace;
  const blueprint = store.getState().blueprints[id];
  if (!blueprint) throw new Error('no blueprint');
  actions.editText(id, 'timeline', timelineText(blueprint, [row('2027-01-12'), row('2027-01-19')]));
  const tasks = () => {
    const { blueprints, sheet } = store.getState();
    const own = blueprints[id];
    return own ? tasksOf(own, new Set(sheet?.settled)) : [];
  };
  const task = (day: string) => {
    const found = tasks().find((each) => each.day === day);
    if (!found) throw new Error(`nothing on ${day}`);
    return planned(found);
  };
  const done = () => tasks().flatMap(({ isDone, day }) => (isDone ? day : []));
  const days = () => (store.getState().blueprints[id]?.content.timeline ?? []).map(({ date }) => date);
  const memory = {
    takeBack: memoryActions(workspace).takeBack,
    changes: () => largeChanges(store.getState().sheet?.settled ?? []),
  };
  return { week: weekActions(workspace, () => '2027-01-12'), task, done, days, memory };
}

it('a tick applies to one row, not to all rows with the same words', async () => {
  const { week, task, done } = await setUp();
  expect(week.tick(task('2027-01-19'), true)).toBe(true);
  expect(done()).toEqual(['2027-01-19']);
  week.tick(task('2027-01-12'), true);
  week.tick(task('2027-01-19'), false);
  expect(done()).toEqual(['2027-01-12']);
});

it('a done row stays done when it is moved, and when the move is undone', async () => {
  const { week, task, done } = await setUp();
  const before = task('2027-01-12');
  week.tick(before, true);
  const { setDay } = week;
  setDay(task('2027-01-12'), '2027-02-02');
  expect(done()).toEqual(['2027-02-02']);
  setDay({ ...before, entry: row('2027-02-02') }, '2027-01-12');
  expect(done()).toEqual(['2027-01-12']);
});

it('a tick, putting aside and restoring apply to a task’s lines in all plans', async () => {
  const device = new SimulatedDevice();
  const { workspace, id } = await begun(device);
  const { store, actions } = workspace;
  const second = actions.openTopic('launch', {
    title: 'Launch Playbook',
    description: 'Execute your launch plan',
  });
  actions.editOutput(id, '- [ ] Print the small cards in blue\n');
  actions.editOutput(second, '- [ ] Print the small cards in blue\n');
  const merged = () => {
    const { blueprints, sheet } = store.getState();
    const settled = new Set(sheet?.settled);
    const read = [id, second].flatMap((each) => (blueprints[each] ? tasksOf(blueprints[each], settled) : []));
    const rules = { launchDays: { anchors: {} }, helpers: [], table: TASK_MINUTES, settled };
    return planTasks(read, { ...rules, titleOf: (type) => type });
  };
  const [task, ...rest] = merged();
  if (!task) throw new Error('no task');
  expect(rest).toEqual([]);
  const week = weekActions(workspace, () => '2027-01-12');
  week.tick(task, true);
  const plans = () => [id, second].map((each) => store.getState().blueprints[each]?.content.aiOutput);
  expect(plans()).toEqual(['- [x] Print the small cards in blue\n', '- [x] Print the small cards in blue\n']);
  expect(merged()).toMatchObject([{ isDone: true, doneOn: '2027-01-12', twins: [{ isDone: true }] }]);
  week.tick(merged()[0] ?? task, false);
  expect(merged()).toMatchObject([{ isDone: false, twins: [{ isDone: false }] }]);
  const before = merged()[0] ?? task;
  week.setDay(before, '');
  expect(merged().every(({ isAside }) => isAside)).toBe(true);
  wayBack(() => week, before, '')();
  expect(merged()).toMatchObject([{ isAside: false, twins: [{ isAside: false }] }]);
  expect(Object.values(store.getState().blueprints).flatMap(({ content }) => content.timeline)).toEqual([]);
});

it('a large change is undone from its marks; tasks moved since stay where they are', async () => {
  const { week, task, memory, days } = await setUp();
  week.moveAll([
    { task: task('2027-01-12'), from: '2027-01-12', to: '2027-03-02' },
    { task: task('2027-01-19'), from: '2027-01-19', to: '2027-03-09' },
  ]);
  expect(days()).toEqual(['2027-03-02', '2027-03-09']);
  week.setDay(task('2027-03-09'), '2027-04-06');
  const [change] = memory.changes();
  if (!change) throw new Error('nothing was remembered');
  memory.takeBack(change);
  expect(days()).toEqual(['2027-01-12', '2027-04-06']);
  expect(memory.changes()).toEqual([]);
});

it('a tick keeps the day the plan was written, which decides the year of its dates', async () => {
  const device = new SimulatedDevice();
  const { workspace, id } = await begun(device);
  const { store, actions } = workspace;
  const facts = {
    origin: 'generated',
    at: '2026-11-10T15:00:00.000Z',
    writtenFrom: { answers: 'w1' },
  } as const;
  const saving = actions.saveOutput(id, '- [ ] January 12: Call the library\n', facts);
  await device.clock.pass(100);
  await saving;
  const blueprint = store.getState().blueprints[id];
  const [task] = blueprint ? tasksOf(blueprint, new Set()) : [];
  if (!task) throw new Error('no task');
  weekActions(workspace, () => '2027-01-20').tick(planned(task), true);
  const { aiOutput, outputFacts } = store.getState().blueprints[id]?.content ?? {};
  expect(aiOutput).toBe('- [x] January 12: Call the library\n');
  expect(outputFacts).toEqual({ ...facts, origin: 'edited' });
});
