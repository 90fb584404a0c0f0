import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintKind } from '#domain/blueprint/blueprint-kind.ts';
import { createBlueprint, editOutput, editText } from '#domain/blueprint/change-blueprint.ts';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { recordedPlans } from '#domain/week/testing/date-figures.ts';
import { timelineText, withDay } from './change-timeline.ts';
import { dayClashes } from './day-clashes.ts';
import { doneMarks } from './done-marks.ts';
import { placeOf, tasksOf } from './task.ts';
import { tickTask } from './tick-task.ts';

const NOW = '2026-11-15T12:00:00.000Z';

function blueprintWith(plan: string): Blueprint {
  const card = { title: 'Marketing Event', description: 'Design an event that draws people' };
  const id = '00000000-0000-4000-8000-000000000001';
  const blueprint = createBlueprint({ id, type: 'event', ...card, now: NOW });
  return editOutput(blueprint, plan, { origin: 'generated', at: NOW, writtenFrom: {} }, NOW);
}

function rewritten(blueprint: Blueprint, plan: string): Blueprint {
  return editOutput(blueprint, plan, { origin: 'edited', at: NOW, writtenFrom: {} }, NOW);
}

function dated(blueprint: Blueprint, index: number, day: string): Blueprint {
  const task = tasksOf(blueprint, new Set())[index];
  if (!task) throw new Error('no such task');
  return editText(
    blueprint,
    'timeline',
    timelineText(blueprint, withDay(blueprint.content.timeline, task, day)),
    NOW,
  );
}

const titles = (blueprint: Blueprint) => tasksOf(blueprint, new Set()).map(({ title }) => title);

describe('tasks of a plan', () => {
  it('are its checklist items, each once, in the recorded plans', () => {
    for (const { name, text } of recordedPlans()) {
      const tasks = tasksOf(blueprintWith(text), new Set());
      expect(tasks.length, name).toBe(text.match(/^ *- \[[ xX]\] \S/gm)?.length ?? 0);
      expect(new Set(tasks.map(({ key }) => key)).size, name).toBe(tasks.length);
    }
  });

  it('are named by the task, without the day', () => {
    const plan = '- [ ] Thursday, November 19, 2026: mark the calls\n- [x] Test Zoom | You | Friday, March 5';
    expect(titles(blueprintWith(plan))).toEqual(['Mark the calls', 'Test Zoom · You']);
  });

  it('take their day from the timeline', () => {
    const blueprint = dated(blueprintWith('- [ ] Call the library\n- [ ] Print the card'), 1, '2027-01-12');
    expect(tasksOf(blueprint, new Set()).map(({ title, day }) => [title, day])).toEqual([
      ['Call the library', null],
      ['Print the card', '2027-01-12'],
    ]);
    expect(blueprint.content.timeline).toEqual([
      { title: 'Print the card', date: '2027-01-12', description: '' },
    ]);
  });

  it('keep their day and their key when the item is reworded, moved and surrounded by others', () => {
    const plan =
      '## List\n\n- [ ] Print the cards for the library morning\n- [ ] Ask the choir director first';
    const before = dated(blueprintWith(plan), 0, '2027-01-12');
    const after = rewritten(
      before,
      '## List\n\n- [ ] Ask the choir director first\n- [ ] Buy tape\n- [ ] Print the new cards for the library morning, in color',
    );
    const [moved] = tasksOf(after, new Set()).filter(({ day }) => day !== null);
    expect(moved).toMatchObject({
      title: 'Print the new cards for the library morning, in color',
      day: '2027-01-12',
      key: tasksOf(before, new Set())[0]?.key,
    });
  });

  it('stay in the timeline when their item is gone from the plan', () => {
    const before = dated(blueprintWith('- [ ] Print the card'), 0, '2027-01-12');
    expect(tasksOf(rewritten(before, 'Nothing here'), new Set())).toMatchObject([
      { title: 'Print the card', day: '2027-01-12', isDone: false },
    ]);
  });

  it('keep their key when their item is gone, and are aside there too', () => {
    const before = dated(blueprintWith('- [ ] Print the card'), 0, '2027-01-12');
    const [item] = tasksOf(before, new Set());
    const [lone] = tasksOf(rewritten(before, 'Nothing here'), new Set());
    expect(lone?.key).toBe(item?.key);
    expect(lone?.isAside).toBe(false);
    const aside = rewritten(dated(blueprintWith('- [ ] Start a podcast'), 0, ''), 'Nothing here');
    expect(tasksOf(aside, new Set())).toMatchObject([{ title: 'Start a podcast', isAside: true }]);
  });

  it('with the same words are told apart, and the first keeps its key when copies are added', () => {
    const keys = (plan: string) => tasksOf(blueprintWith(plan), new Set()).map(({ key }) => key);
    const item = '- [ ] Call the library\n';
    // Other calendars know them by these keys: different ones would duplicate every event.
    expect(keys(item.repeat(3))).toEqual(['baab9d328f1b923f', '68765ff3cbb92b3d', '40fb51f1781708bb']);
    expect(keys(item)).toEqual(['baab9d328f1b923f']);
  });

  it('are found in their plan by their words', () => {
    const plan = '## List\n\n- [ ] Call the library\n- [ ] Print the card\n';
    const [, second] = tasksOf(blueprintWith(plan), new Set());
    if (!second) throw new Error('no second task');
    expect(placeOf(plan, second)).toEqual({ at: plan.indexOf('- [ ] Print'), order: 0 });
    expect(placeOf(plan, { ...second, title: 'Sing' })).toBeUndefined();
  });

  it('without a box are done by a mark', () => {
    const blueprint = editText(
      blueprintWith(''),
      'timeline',
      '["Post the video","2027-02-01","Social schedule"]',
      NOW,
    );
    const [entry] = blueprint.content.timeline;
    const settled = new Set(entry ? [doneMarks(blueprint.id, entry).own] : []);
    expect(tasksOf(blueprint, settled)).toMatchObject([{ title: 'Post the video', isDone: true }]);
  });

  it('are put aside by an entry without a day', () => {
    const blueprint = dated(blueprintWith('- [ ] Start a podcast'), 0, '');
    expect(tasksOf(blueprint, new Set())).toMatchObject([
      { title: 'Start a podcast', isAside: true, day: null },
    ]);
  });
});

describe('a tick', () => {
  const words = fc.constantFrom(
    'Call',
    'the',
    'library',
    'on',
    'Monday',
    'Print',
    '**cards**',
    '[ADD: name]',
    '🎹',
  );
  const item = fc.tuple(fc.boolean(), fc.array(words, { minLength: 1, maxLength: 7 }));
  const plan = fc
    .array(item, { minLength: 1, maxLength: 8 })
    .map(
      (items) =>
        `## List\n\n${items.map(([done, text]) => `- [${done ? 'x' : ' '}] ${text.join(' ')}`).join('\n')}\n\nEnd.`,
    );

  it('changes one character, and undone it leaves no trace', () => {
    fc.assert(
      fc.property(plan, fc.nat(), (text, choice) => {
        const blueprint = blueprintWith(text);
        const tasks = tasksOf(blueprint, new Set());
        const task = tasks[choice % tasks.length];
        if (!task) return;
        const ticked = tickTask(text, task, !task.isDone);
        expect(ticked).not.toBe(text);
        expect([...(ticked ?? '')].filter((letter, index) => letter !== [...text][index])).toHaveLength(1);
        expect(tickTask(ticked ?? '', task, task.isDone)).toBe(text);
      }),
    );
  });

  it('finds its item when the plan has changed above it', () => {
    const [task] = tasksOf(blueprintWith('- [ ] Call the library'), new Set());
    if (!task) throw new Error('no task');
    expect(tickTask('New words.\n\n- [ ] Call the library', task, true)).toBe(
      'New words.\n\n- [x] Call the library',
    );
    expect(tickTask('- [ ] Something else entirely', task, true)).toBeNull();
  });

  it('given here while the item is reworded there ends ticked, with the new words and the day', () => {
    const base = dated(blueprintWith('## List\n\n- [ ] Print the card today\n- [ ] Rest'), 0, '2027-01-12');
    const [task] = tasksOf(base, new Set());
    if (!task) throw new Error('no task');
    const here = rewritten(base, tickTask(base.content.aiOutput ?? '', task, true) ?? '');
    const there = rewritten(base, '## List\n\n- [ ] Print the blue card today\n- [ ] Rest');
    for (const [mine, theirs] of [[here, there] as const, [there, here] as const]) {
      const { merged, conflicts } = mergeDocuments(blueprintKind, base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(tasksOf(merged, new Set())[0]).toMatchObject({
        title: 'Print the blue card today',
        isDone: true,
        day: '2027-01-12',
      });
    }
  });
});

describe('days given on two devices', () => {
  it.each([
    ['to a task that had one', '2027-01-05'],
    ['to a task that had none', null],
  ])('%s: one stays, the other is kept beside it', (_, first) => {
    const plan = blueprintWith('- [ ] Call the library\n- [ ] Print the card');
    const base = first === null ? plan : dated(plan, 0, first);
    const [here, there] = [dated(base, 0, '2027-01-12'), dated(base, 0, '2027-01-13')];
    const { merged, conflicts } = mergeDocuments(blueprintKind, base, here, there);
    expect(tasksOf(merged, new Set()).map(({ title, day }) => [title, day])).toEqual([
      ['Call the library', '2027-01-12'],
      ['Print the card', null],
    ]);
    expect(conflicts.map(({ field }) => field)).toEqual(['timeline']);
    const [{ mine, theirs } = { mine: '', theirs: '' }] = conflicts;
    expect(dayClashes(mine, theirs)).toEqual([
      { title: 'Call the library', mine: '2027-01-12', theirs: '2027-01-13' },
    ]);
  });

  it('are one when both gave the same', () => {
    const base = dated(blueprintWith('- [ ] Call the library'), 0, '2027-01-05');
    const there = dated(base, 0, '2027-01-13');
    expect(mergeDocuments(blueprintKind, base, dated(base, 0, '2027-01-13'), there)).toEqual({
      merged: there,
      conflicts: [],
    });
  });

  it('do not hide a task that one of them put aside', () => {
    const base = dated(blueprintWith('- [ ] Call the library'), 0, '2027-01-05');
    const { conflicts } = mergeDocuments(
      blueprintKind,
      base,
      dated(base, 0, ''),
      dated(base, 0, '2027-01-13'),
    );
    const [{ mine, theirs } = { mine: '', theirs: '' }] = conflicts;
    expect(dayClashes(mine, theirs)).toEqual([{ title: 'Call the library', mine: '', theirs: '2027-01-13' }]);
  });

  it('are both kept, even at the same place in the timeline', () => {
    const base = blueprintWith('- [ ] Call the library\n- [ ] Print the card');
    const { merged, conflicts } = mergeDocuments(
      blueprintKind,
      base,
      dated(base, 0, '2027-01-12'),
      dated(base, 1, '2027-01-13'),
    );
    expect(conflicts).toEqual([]);
    expect(tasksOf(merged, new Set()).map(({ day }) => day)).toEqual(['2027-01-12', '2027-01-13']);
  });
});
