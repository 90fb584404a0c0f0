import { describe, expect, it } from 'vitest';
import { changed, ID, rowOf, saying, stored } from '#client/saving/testing/sync-fixtures.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import { applyChange } from './apply-change.ts';
import type { RowNote } from './row.ts';

const sentAs = (seq: number, baseVersion: number, doc: Blueprint) => ({
  seq,
  sent: { seq, baseVersion, doc },
});

describe('an answer of the server', () => {
  it('builds on the version that our words became, not on what others made of it since', () => {
    const row = rowOf(saying('hello'), { baseVersion: 3, ...sentAs(10, 3, saying('hello')) });
    const [after] = changed({ op: 'acked', id: ID, seq: 10, version: 9, updatedAt: WEDNESDAY }, row);
    expect(after).toMatchObject({ baseVersion: 4, isAcked: true, sent: null });
  });

  it('blocks the words that were refused, and not those typed since', () => {
    const row = rowOf(saying('much too long'), sentAs(10, 3, saying('much too long')));
    const refused = { op: 'refused', id: ID, seq: 10, code: 'too-large' } as const;
    expect(changed(refused, row)).toMatchObject([{ blocked: 'too-large', sent: null }]);
    const since = { ...row, mine: saying('shorter'), seq: 11 };
    expect(changed(refused, since)).toMatchObject([{ blocked: null, sent: null }]);
  });

  it('keeps every word when the server was set back to an older backup', () => {
    const row = rowOf(saying('one two three'), {
      base: saying('one two'),
      baseVersion: 5,
      ...sentAs(10, 5, saying('one two three')),
    });
    const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs: stored(3, 'one') }, row);
    expect(after).toMatchObject({ baseVersion: 3, isAcked: false, notes: [] });
    expect(after?.mine.content.answers[0]).toBe('one two three');
  });

  it('sends nothing back when the other device came to the same words', () => {
    const row = rowOf(saying('both'), { base: saying(''), baseVersion: 1, ...sentAs(10, 1, saying('both')) });
    const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs: stored(2, 'both') }, row);
    expect(after).toMatchObject({ baseVersion: 2, isAcked: true });
  });

  it('asks nobody to choose between a sentence and the same sentence typed further', () => {
    const row = rowOf(saying('Hi, I te'), {
      base: saying('Hi'),
      baseVersion: 1,
      ...sentAs(10, 1, saying('Hi, I te')),
    });
    const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs: stored(2, 'Hi, I teach') }, row);
    expect(after?.mine.content.answers[0]).toBe('Hi, I teach');
    expect(after?.notes).toEqual([]);
  });
});

describe('last words of a page that closed', () => {
  it('build on the write before them, if that was still made', () => {
    const known = { base: saying('Hi'), baseVersion: 1, mine: saying('Hi, I teach') };
    const words = { op: 'last-words', id: ID, ancestor: saying('Hi'), written: saying('Hi, I te') } as const;
    const [after] = changed({ ...words, ...known }, rowOf(saying('Hi, I te'), { baseVersion: 1 }));
    expect(after?.mine.content.answers[0]).toBe('Hi, I teach');
    expect(after?.notes).toEqual([]);
  });
});

describe('deleting', () => {
  const known = { base: saying('seen'), baseVersion: 2, mine: saying('seen') };

  it('asks about words of another tab that whoever deletes has not seen', () => {
    const row = rowOf(saying('seen, and more'), { base: saying('seen'), baseVersion: 2 });
    expect(changed({ op: 'delete', id: ID, ...known }, row)).toMatchObject([
      { fate: 'deleting', isLate: true },
    ]);
    expect(changed({ op: 'delete', id: ID, ...known }, rowOf(saying('seen')))).toMatchObject([
      { fate: 'deleting', isLate: false },
    ]);
  });

  it('goes through although an earlier delete is just being taken back', () => {
    const row = rowOf(saying('seen'), { baseVersion: 2, fate: 'restoring' });
    expect(changed({ op: 'delete', id: ID, ...known }, row)).toMatchObject([{ fate: 'deleting' }]);
  });
});

describe('clearing a finished row away', () => {
  it('leaves one that another tab has written into since', () => {
    const row = rowOf(saying('words of another tab'), { stamp: 12 });
    const dropped = (stamp: number) =>
      applyChange({ op: 'drop', id: ID, stamp }, { uid: 'ann', read: () => row, nextStamp: () => 13 });
    expect(dropped(11)).toEqual({ rows: [], removed: [] });
    expect(dropped(12)).toEqual({ rows: [], removed: [ID] });
  });
});

describe('choosing the other text', () => {
  const read: Record<string, (blueprint: Blueprint) => unknown> = {
    title: ({ title }) => title,
    notes: ({ content }) => content.notes,
    aiOutput: ({ content }) => content.aiOutput,
    'answers.0': ({ content }) => content.answers[0],
    objectives: ({ content }) => content.objectives.join('\n'),
  };

  it.each(Object.entries(read))('puts it in place and keeps mine for the history: %s', (field, textOf) => {
    const mine: Blueprint = {
      ...saying('my words'),
      title: 'my words',
      content: {
        ...saying('my words').content,
        notes: 'my words',
        aiOutput: 'my words',
        objectives: ['my words'],
      },
    };
    const note: RowNote = {
      conflictId: 'c1',
      field,
      mine: 'my words',
      theirs: 'first of theirs\nsecond of theirs',
      isStored: true,
      isDismissed: false,
    };
    const choice = { op: 'resolve', id: ID, conflictId: 'c1', choice: 'theirs', at: WEDNESDAY } as const;
    const [after] = changed(choice, rowOf(mine, { baseVersion: 2, isAcked: true, notes: [note] }));
    expect(after && textOf(after.mine)).toBe('first of theirs\nsecond of theirs');
    expect(after).toMatchObject({ isAcked: false, notes: [{ theirs: 'my words', isStored: false }] });
  });
});
