import { describe, expect, it } from 'vitest';
import { editText } from '#domain/blueprint/change-blueprint.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { factSheetSchema } from '#domain/facts/fact-sheet-schema.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { MONDAY, sampleBlueprint, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { timelineText } from './change-timeline.ts';
import { doneMarks, markDone, moveDone } from './done-marks.ts';
import { tasksOf } from './task.ts';

const entry = (date: string, title = 'Post a song') => ({ title, date, description: 'Schedule' });
const TIMELINE = [entry('2027-01-12'), entry('2027-01-19'), entry('2027-01-26'), entry('2027-01-12', 'Rest')];
const [FIRST = entry(''), SECOND = entry('')] = TIMELINE;

function blueprintOf(timeline = TIMELINE) {
  const blueprint = sampleBlueprint();
  return editText(blueprint, 'timeline', timelineText(blueprint, timeline), MONDAY);
}
const BLUEPRINT = blueprintOf();

function doneDays({ settled }: FactSheet, blueprint = BLUEPRINT): string[] {
  return tasksOf(blueprint, new Set(settled)).flatMap(({ isDone, title, day }) =>
    isDone ? `${title} ${day}` : [],
  );
}
const mark = (sheet: FactSheet, of: typeof FIRST, isDone: boolean) =>
  markDone(sheet, BLUEPRINT.id, of, TIMELINE, isDone, TUESDAY);

describe('rows of a schedule with the same words on several days', () => {
  it('are done one by one, and open again one by one', () => {
    const one = mark(blankFactSheet(MONDAY), SECOND, true);
    expect(doneDays(one)).toEqual(['Post a song 2027-01-19']);
    const two = mark(one, FIRST, true);
    expect(doneDays(two)).toEqual(['Post a song 2027-01-12', 'Post a song 2027-01-19']);
    expect(doneDays(mark(two, SECOND, false))).toEqual(['Post a song 2027-01-12']);
    expect(factSheetSchema.safeParse(two).error).toBeUndefined();
  });

  it('that share one old mark stay done, and one of them can be reopened', () => {
    const stored = `done:${fingerprint(`${BLUEPRINT.id}\nPost a song\nSchedule`)}`;
    const before = { ...blankFactSheet(MONDAY), settled: ['way/first-client', stored] };
    expect(doneDays(before)).toEqual([
      'Post a song 2027-01-12',
      'Post a song 2027-01-19',
      'Post a song 2027-01-26',
    ]);
    const after = mark(before, SECOND, false);
    expect(doneDays(after)).toEqual(['Post a song 2027-01-12', 'Post a song 2027-01-26']);
    expect(after.settled).toContain('way/first-client');
    expect(after.settled).not.toContain(stored);
    expect(doneDays(mark(after, SECOND, true))).toHaveLength(3);
  });

  it('stay done when moved, and moving another to the day of a done one does not tick it', () => {
    const done = mark(blankFactSheet(MONDAY), FIRST, true);
    const moved = moveDone(done, BLUEPRINT.id, FIRST, entry('2027-02-02'), TUESDAY);
    const timeline = [entry('2027-02-02'), SECOND];
    expect(doneDays(moved, blueprintOf(timeline))).toEqual(['Post a song 2027-02-02']);
    expect(doneDays(moved, blueprintOf([FIRST, SECOND]))).toEqual([]);
    expect(moveDone(done, BLUEPRINT.id, SECOND, entry('2027-02-02'), TUESDAY)).toBe(done);
  });

  it('have marks of their own', () => {
    const own = TIMELINE.map((each) => doneMarks(BLUEPRINT.id, each).own);
    expect(new Set(own).size).toBe(TIMELINE.length);
  });
});
