import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintKind } from '#domain/blueprint/blueprint-kind.ts';
import { editOutput, editText } from '#domain/blueprint/change-blueprint.ts';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { anchorsOf } from './anchors.ts';
import { addEntries, timelineText, withDay } from './change-timeline.ts';
import { freeDaysOf } from './free-days.ts';
import { planDates } from './offered-dates.ts';
import { placeOf, type Task, tasksOf } from './task.ts';
import { tickTask } from './tick-task.ts';

const PLAN = `## Week one

- [ ] Post a song
- [ ] Call Luis
- [ ] Post a song

## Week two

- [ ] Post a song
`;

const withPlan = (plan: string) => sampleBlueprint({ type: 'marketing', output: plan });

function taskAt(blueprint: Blueprint, index: number): Task {
  const task = tasksOf(blueprint, new Set())[index];
  if (!task) throw new Error('no such task');
  return task;
}

function dated(blueprint: Blueprint, index: number, day: string): Blueprint {
  const timeline = withDay(blueprint.content.timeline, taskAt(blueprint, index), day);
  return editText(blueprint, 'timeline', timelineText(blueprint, timeline), MONDAY);
}

const days = (blueprint: Blueprint) =>
  tasksOf(blueprint, new Set()).map(({ day, isAside }) => (isAside ? 'aside' : day));

describe('of several items with the same words', () => {
  it.each([
    [0, ['2027-01-12', null, null, null]],
    [2, [null, null, '2027-01-12', null]],
    [3, [null, null, null, '2027-01-12']],
  ])('the one that was given a day has it: number %i', (index, expected) => {
    expect(days(dated(withPlan(PLAN), index, '2027-01-12'))).toEqual(expected);
  });

  it('each has its own day, and moving one leaves the others, also after two devices met', () => {
    const first = dated(withPlan(PLAN), 0, '2027-01-12');
    const all = dated(dated(first, 2, '2027-01-13'), 3, '2027-01-14');
    expect(days(all)).toEqual(['2027-01-12', null, '2027-01-13', '2027-01-14']);
    const [here, there] = [dated(all, 0, '2027-01-20'), dated(all, 2, '2027-01-05')];
    for (const [mine, theirs] of [[here, there] as const, [there, here] as const]) {
      const { merged, conflicts } = mergeDocuments(blueprintKind, all, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(days(merged)).toEqual(['2027-01-20', null, '2027-01-05', '2027-01-14']);
    }
  });

  it('the one that is not for this person is put aside', () => {
    expect(days(dated(withPlan(PLAN), 2, ''))).toEqual([null, null, 'aside', null]);
    expect(days(dated(withPlan(PLAN), 3, ''))).toEqual([null, null, null, 'aside']);
  });

  it('the one that was ticked is ticked, even when the plan has changed above it', () => {
    const ticked = (index: number, plan: string) =>
      tickTask(plan, taskAt(withPlan(PLAN), index), true)
        ?.split('\n')
        .flatMap((line, at) => (line.includes('[x]') ? [at] : []));
    expect([0, 2, 3].map((index) => ticked(index, PLAN))).toEqual([[2], [4], [8]]);
    // Same length as the line above, so each box is now where the one before it was.
    const longer = PLAN.replace('- [ ] Call Luis', '- [ ] Post a song, please\n- [ ] Call Luis');
    expect([0, 2, 3].map((index) => ticked(index, longer))).toEqual([[2], [5], [9]]);
    const fewer = PLAN.replace('- [ ] Post a song\n', '');
    expect([2, 3].map((index) => ticked(index, fewer))).toEqual([[3], [7]]);
    const renamed = PLAN.replace('## Week two', '## Later');
    expect(ticked(3, renamed)).toHaveLength(1);
  });

  it('dates stored without an order keep their places', () => {
    const entry = (date: string) => ({ title: 'Post a song', date, description: 'Week one' });
    const blueprint = withPlan(PLAN);
    const stored = (...timeline: ReturnType<typeof entry>[]) =>
      days(editText(blueprint, 'timeline', timelineText(blueprint, timeline), MONDAY));
    expect(stored(entry('2027-01-12'))).toEqual(['2027-01-12', null, null, null]);
    expect(stored(entry('2027-01-12'), entry('2027-01-13'))).toEqual([
      '2027-01-12',
      null,
      '2027-01-13',
      null,
    ]);
  });

  it('keep their days when their headings have new names', () => {
    const both = dated(dated(withPlan(PLAN), 0, '2027-01-12'), 3, '2027-01-14');
    const renamed = PLAN.replace('Week one', 'The first days').replace('Week two', 'The rest');
    const facts = { origin: 'edited', at: MONDAY, writtenFrom: {} } as const;
    expect(days(editOutput(both, renamed, facts, MONDAY)).filter(Boolean)).toEqual([
      '2027-01-12',
      '2027-01-14',
    ]);
  });

  it('the plan opens at the right one', () => {
    const at = (index: number) => placeOf(PLAN, taskAt(withPlan(PLAN), index));
    expect([0, 2, 3].map((index) => at(index)?.order)).toEqual([0, 1, 2]);
    expect(at(3)?.at).toBe(PLAN.lastIndexOf('- [ ] Post'));
  });

  it('each gets its own date from the plan', () => {
    const plan =
      '## Posts\n\n- [ ] January 12: post a song\n- [ ] January 19: post a song\n- [ ] January 26: post a song\n';
    const today = '2027-01-02';
    const blueprint = {
      ...sampleBlueprint({ type: 'marketing', output: plan }),
      updatedAt: '2027-01-01T00:00:00.000Z',
    };
    const reading = { anchors: anchorsOf({}, today), free: freeDaysOf({}, today), today };
    const { offers } = planDates(blueprint, reading);
    const entries = offers.map(({ offer }) => offer.entry);
    // Added in any order, since a merge of two devices sorts them too.
    const timeline = addEntries([], entries.toReversed());
    expect(days(editText(blueprint, 'timeline', timelineText(blueprint, timeline), MONDAY))).toEqual([
      '2027-01-12',
      '2027-01-19',
      '2027-01-26',
    ]);
  });

  it('a day goes to only one item', () => {
    const item = fc.constantFrom('- [ ] Post a song', '- [x] Call', '## One', '## Two', '## One', 'Words.');
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 14 }), fc.nat(), (lines, choice) => {
        const blueprint = withPlan(lines.join('\n'));
        const count = tasksOf(blueprint, new Set()).length;
        if (count === 0) return;
        const index = choice % count;
        const expected = Array.from({ length: count }, (_, at) => (at === index ? '2027-01-12' : null));
        expect(days(dated(blueprint, index, '2027-01-12'))).toEqual(expected);
      }),
    );
  });
});
