import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { factsKind } from '#domain/facts/facts-kind.ts';
import { MARK_LENGTH, packMarks, readPacked } from '#domain/facts/packed-marks.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { dayNumber, dayOfNumber } from './day-number.ts';
import {
  changeMarks,
  type LargeChange,
  largeChanges,
  marksOf,
  outdatedMarks,
  unchangedCount,
} from './large-changes.ts';
import { remembered, repacked } from './remember.ts';

const NOW = '2026-11-17T08:00:00.000Z';
const aKey = fc.stringMatching(/^[0-9a-f]{8}$/);
const aDay = fc.integer({ min: 0, max: 40_000 }).map(dayOfNumber);

it('packed values are read back, and their marks are short enough', () => {
  fc.assert(
    fc.property(fc.dictionary(aKey, fc.nat(46_655)), (values) => {
      const known = new Map(Object.entries(values));
      const marks = packMarks('min', known);
      expect(marks.every((mark) => mark.length <= MARK_LENGTH)).toBe(true);
      expect(new Map([...readPacked('min', marks)].sort())).toEqual(new Map([...known].sort()));
      expect(readPacked('did', marks).size).toBe(0);
      expect(repacked('min', marks, known)).toEqual({ gone: [], fresh: [] });
    }),
  );
});

it('a large change is read back whole, and nothing else is taken for one', () => {
  const moves = fc.array(fc.record({ key: aKey, from: aDay, to: aDay }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(moves, (all) => {
      const change: LargeChange = { kind: 'moved', id: 'tjqs5s', moves: all };
      const marks = changeMarks(change);
      expect(marks.every((mark) => mark.length <= MARK_LENGTH)).toBe(true);
      expect(largeChanges([...marks, 'done:abc', 'put:', 'mov:zzzzzzzzzzz:x'])).toMatchObject([
        { kind: 'moved', moves: all },
      ]);
      expect(marksOf(marks, change)).toEqual(marks);
    }),
  );
  const keys = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(8, '0'));
  const added: LargeChange = { kind: 'added', id: 'tjqs5s', keys };
  expect(largeChanges(changeMarks(added))).toMatchObject([{ kind: 'added', keys }]);
});

it('counts only parts that are still as the change left them', () => {
  const entry = (date: string) => ({ title: 'A', date, description: '' });
  const tasks = [
    planned({ key: '00000001ffff', entry: entry('2027-01-05') }),
    planned({ key: '00000002ffff', entry: entry('2027-02-05') }),
    planned({ key: '00000003ffff', entry: entry('2027-01-05'), isDone: true }),
  ];
  const to = '2027-01-05';
  const moves = ['00000001', '00000002', '00000003', '00000004'].map((key) => ({
    key,
    from: '2026-12-01',
    to,
  }));
  expect(unchangedCount({ kind: 'moved', id: 'a', moves }, tasks)).toBe(1);
  expect(unchangedCount({ kind: 'added', id: 'a', keys: ['00000001', '00000002', '00000004'] }, tasks)).toBe(
    2,
  );
});

it('the oldest of many changes make room', () => {
  const marks = ['a1', 'a2', 'a3', 'a4', 'a5'].flatMap((id) =>
    changeMarks({ kind: 'added', id, keys: ['00000001'] }),
  );
  expect(outdatedMarks(marks)).toEqual(['put:a2:00000001', 'put:a1:00000001']);
});

it('a plan’s day is the one before the first move; old ticks are forgotten', () => {
  const first = remembered(blankFactSheet(NOW), 'day', [['00000001', '2027-01-05']], NOW, 'first');
  const second = remembered(first, 'day', [['00000001', '2027-02-05']], NOW, 'first');
  expect(readPacked('day', second.settled).get('00000001')).toBe(dayNumber('2027-01-05'));
  const done = remembered(blankFactSheet(NOW), 'did', [['00000001', '2026-11-01']], NOW);
  expect(done.settled).toEqual([]);
});

describe('two devices that remember different things of the same week', () => {
  const merge = (base: FactSheet, mine: FactSheet, theirs: FactSheet) =>
    mergeDocuments(factsKind, base, mine, theirs).merged;
  const minutesIn = ({ settled }: FactSheet) => Object.fromEntries(readPacked('min', settled));
  const minutes = (sheet: FactSheet, ...values: [string, number | null][]) =>
    remembered(sheet, 'min', values, NOW);

  it('keep both, also in one mark, and removed values stay removed', () => {
    const base = minutes(blankFactSheet(NOW), ['00000001', 10], ['00000002', 20], ['00000003', 30]);
    expect(base.settled).toHaveLength(1);
    const mine = minutes(base, ['00000001', 15], ['00000003', null]);
    const theirs = minutes(base, ['00000002', 25], ['00000000', 5]);
    const both = { '00000000': 5, '00000001': 15, '00000002': 25 };
    expect(minutesIn(merge(base, mine, theirs))).toEqual(both);
    expect(minutesIn(merge(base, theirs, mine))).toEqual(both);
  });

  it('lose nothing of any number of tasks', () => {
    const values = fc.dictionary(fc.stringMatching(/^0000000[0-9a-f]$/), fc.nat(400));
    fc.assert(
      fc.property(values, values, values, (before, here, there) => {
        const base = minutes(blankFactSheet(NOW), ...Object.entries(before));
        const theirs = minutes(base, ...Object.entries(there));
        const merged = minutesIn(merge(base, minutes(base, ...Object.entries(here)), theirs));
        const changedThere = Object.keys(there).filter((key) => there[key] !== before[key]);
        for (const key of Object.keys(here).filter((each) => here[each] !== before[each]))
          if (!changedThere.includes(key)) expect(merged[key]).toBe(here[key]);
        for (const key of changedThere)
          if (here[key] === undefined || here[key] === before[key]) expect(merged[key]).toBe(there[key]);
        expect(Object.keys(merged).sort()).toEqual(
          [...new Set([before, here, there].flatMap(Object.keys))].sort(),
        );
      }),
    );
  });
});
