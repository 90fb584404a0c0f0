import { describe, expect, it } from 'vitest';
import { answerIn, changed, ID, rowOf, saying, stored } from '#client/saving/testing/sync-fixtures.ts';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import { FIELDS, type FieldName } from '#domain/blueprint/fields.ts';
import { FIELD_NAMES, MONDAY, TUESDAY, WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import { applyChange } from './apply-change.ts';
import { type Row, type RowNote, versionOf, type Words } from './row.ts';

const SAVED: Words = { state: 'saved' };
const UNSENT: Words = { state: 'unsent' };

const sentAs = (seq: number, baseVersion: number, doc: Blueprint) => ({
  seq,
  words: { state: 'sent', save: { kind: 'blueprint', seq, baseVersion, doc } } as const,
});

describe('a reply of the server', () => {
  it('builds on the version that our words became, not on later ones by others', () => {
    const row = rowOf(saying('hello'), { base: stored(3, ''), ...sentAs(10, 3, saying('hello')) });
    const [after] = changed({ op: 'acked', id: ID, seq: 10, version: 9, updatedAt: WEDNESDAY }, row);
    expect(versionOf(after?.base ?? null)).toBe(4);
    expect(after?.words).toEqual(SAVED);
  });

  it('blocks the words that were refused, and not those typed since', () => {
    const row = rowOf(saying('much too long'), sentAs(10, 3, saying('much too long')));
    const refused = { op: 'refused', id: ID, seq: 10, code: 'too-large' } as const;
    expect(changed(refused, row)[0]?.words).toEqual({ state: 'refused', code: 'too-large' });
    const since = { ...row, mine: saying('shorter'), seq: 11 };
    expect(changed(refused, since)[0]?.words).toEqual(UNSENT);
  });

  it('keeps every word when the server was set back to an older backup', () => {
    const row = rowOf(saying('one two three'), {
      base: stored(5, 'one two'),
      ...sentAs(10, 5, saying('one two three')),
    });
    const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs: stored(3, 'one') }, row);
    expect(after?.base).toEqual(stored(3, 'one'));
    expect(after?.words).toEqual(UNSENT);
    expect(after?.notes).toEqual([]);
    expect(answerIn(after?.mine)).toBe('one two three');
  });

  it('sends nothing back when the other device came to the same words', () => {
    const row = rowOf(saying('both'), { base: stored(1, ''), ...sentAs(10, 1, saying('both')) });
    const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs: stored(2, 'both') }, row);
    expect(after?.base).toEqual(stored(2, 'both'));
    expect(after?.words).toEqual(SAVED);
  });

  it('asks nobody to choose between a sentence and its longer version', () => {
    const row = rowOf(saying('Hi, I te'), { base: stored(1, 'Hi'), ...sentAs(10, 1, saying('Hi, I te')) });
    const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs: stored(2, 'Hi, I teach') }, row);
    expect(answerIn(after?.mine)).toBe('Hi, I teach');
    expect(after?.notes).toEqual([]);
  });

  it('that refuses a losing text for good leaves the words saved and the text here', () => {
    const note = noteFor('answers.0', 'theirs');
    const row = rowOf(saying('mine'), { base: stored(2, 'mine'), words: SAVED, notes: [note] });
    const [after] = changed({ op: 'not-noted', id: ID, conflictId: 'c1', code: 'too-large' }, row);
    expect(after?.words).toEqual(SAVED);
    expect(after?.notes).toEqual([{ ...note, refused: 'too-large' }]);
    expect(changed({ op: 'unblock', id: ID }, ...(after ? [after] : []))[0]?.notes).toEqual([note]);
  });
});

describe('a task that two devices moved to two days', () => {
  const dated = (...entries: [title: string, date: string][]): Blueprint => {
    const lines = entries.map(([title, date]) => JSON.stringify([title, date, '']));
    return FIELDS.timeline.write(saying('hello'), lines.join('\n'));
  };
  const daysIn = (row: Row | undefined) =>
    row && isBlueprint(row.mine) ? row.mine.content.timeline.map(({ title, date }) => [title, date]) : [];
  const mine = dated(['Call', '2027-01-12']);
  const row = rowOf(mine, {
    base: { version: 1, doc: dated(['Call', '2027-01-05']) },
    ...sentAs(10, 1, mine),
  });
  const theirs = { version: 2, doc: dated(['Call', '2027-01-13']) };
  const [after] = changed({ op: 'conflicted', id: ID, seq: 10, theirs }, row);

  it('keeps the day on this screen and asks about the other one', () => {
    expect(daysIn(after)).toEqual([['Call', '2027-01-12']]);
    expect(after?.words).toEqual(UNSENT);
    expect(after?.notes).toMatchObject([
      { field: 'timeline', theirs: '["Call","2027-01-13",""]', isStored: false, isDismissed: false },
    ]);
  });

  it('takes the other day when asked to, and leaves dates that were given since', () => {
    const [note] = after?.notes ?? [];
    if (!after || !note) throw new Error('no conflict');
    const since = { ...after, mine: dated(['Call', '2027-01-12'], ['Rest', '2027-01-20']) };
    const { conflictId } = note;
    const [chosen] = changed({ op: 'resolve', id: ID, conflictId, choice: 'theirs', at: WEDNESDAY }, since);
    expect(daysIn(chosen)).toEqual([
      ['Call', '2027-01-13'],
      ['Rest', '2027-01-20'],
    ]);
  });
});

describe('texts to keep that were only in a tab’s memory', () => {
  const edit = (notes: RowNote[]) =>
    ({
      op: 'edit',
      id: ID,
      kind: 'blueprint',
      ancestor: null,
      mine: saying('one'),
      base: null,
      notes,
    }) as const;

  it('come along with its words, once, and under a unique id', () => {
    const known = noteFor('answers.0', 'other');
    const brought = [known, { ...known, theirs: 'a third' }];
    const [after] = changed(edit(brought), rowOf(saying('one'), { notes: [known] }));
    expect(after?.notes.map(({ theirs }) => theirs)).toEqual(['other', 'a third']);
    expect(new Set(after?.notes.map(({ conflictId }) => conflictId)).size).toBe(2);
  });

  it('are added to a row that was never on the disk', () => {
    const [after] = changed(edit([noteFor('answers.0', 'other')]));
    expect(after?.notes.map(({ theirs }) => theirs)).toEqual(['other']);
  });
});

describe('last words of a page that closed', () => {
  it('build on the write before them, if that succeeded', () => {
    const known = { kind: 'blueprint', base: stored(1, 'Hi'), mine: saying('Hi, I teach') } as const;
    const words = { op: 'last-words', id: ID, ancestor: saying('Hi'), written: saying('Hi, I te') } as const;
    const [after] = changed({ ...words, ...known }, rowOf(saying('Hi, I te'), { base: stored(1, 'Hi') }));
    expect(answerIn(after?.mine)).toBe('Hi, I teach');
    expect(after?.notes).toEqual([]);
  });
});

describe('deleting', () => {
  const known = { kind: 'blueprint', base: stored(2, 'seen'), mine: saying('seen') } as const;
  const lifeAfter = (row: ReturnType<typeof rowOf>) =>
    changed({ op: 'delete', id: ID, ...known }, row)[0]?.life;

  it('asks about another tab’s words that the deleting person has not seen', () => {
    const unseen = rowOf(saying('seen, and more'), { base: stored(2, 'seen') });
    expect(lifeAfter(unseen)).toEqual({ stage: 'deleting', hasLateWords: true });
    expect(lifeAfter(rowOf(saying('seen')))).toEqual({ stage: 'deleting', hasLateWords: false });
  });

  it('goes through even while an earlier delete is being undone', () => {
    const row = rowOf(saying('seen'), { base: stored(2, 'seen'), life: { stage: 'restoring' } });
    expect(lifeAfter(row)).toEqual({ stage: 'deleting', hasLateWords: false });
  });
});

describe('a topic that was made again while words came late into its deleted one', () => {
  const again = { ...saying('a fresh start'), id: 'again' };
  const fresh = rowOf(again, sentAs(10, 0, again));
  const taken = { op: 'taken', id: 'again', seq: 10, existing: stored(1, 'seen') } as const;
  const life = { stage: 'deleted', hasLateWords: true } as const;

  it('joins it with the late words, once the server has it again', () => {
    const late = rowOf(saying('seen, and late words'), { base: stored(1, 'seen'), life });
    const [joined, left] = changed(taken, fresh, late);
    expect(joined?.life).toEqual({ stage: 'live' });
    expect(answerIn(joined?.mine)).toBe('a fresh start');
    expect(joined?.notes).toMatchObject([{ theirs: 'seen, and late words', isDismissed: false }]);
    expect(left?.life).toEqual({ stage: 'moved', to: ID });
  });

  it('waits while those words are on their way', () => {
    const doc = saying('seen, and late words');
    const late = rowOf(doc, { base: stored(1, 'seen'), life, ...sentAs(9, 1, doc) });
    const after = changed(taken, fresh, late);
    expect(after.map(({ id, words }) => [id, words])).toEqual([['again', UNSENT]]);
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

function noteFor(field: string, theirs: string): RowNote {
  const origin = 'conflict';
  return { conflictId: 'c1', field, mine: '', theirs, origin, isStored: false, isDismissed: false };
}

/** A blueprint with these words in every text, each in its field's format. */
function sayingEverywhere(words: string): Blueprint {
  return FIELD_NAMES.reduce((doc, name) => FIELDS[name].write(doc, textFor(name, words)), saying());
}

function textFor(name: FieldName, words: string): string {
  if (!('shown' in FIELDS[name])) return words;
  if (name === 'changes') return JSON.stringify(['0/Steps', words, '']);
  return name === 'timeline' ? JSON.stringify([words, '2027-03-06', '']) : JSON.stringify([words]);
}

describe('choosing the other text', () => {
  const choice = { op: 'resolve', id: ID, conflictId: 'c1', choice: 'theirs', at: WEDNESDAY } as const;

  it.each(FIELD_NAMES)('puts it in place and keeps mine for the history: %s', (name) => {
    const [mine, theirs] = [textFor(name, 'my words'), textFor(name, 'their words')];
    const note = { ...noteFor(name, theirs), mine, isStored: true };
    const row = rowOf(sayingEverywhere('my words'), { base: stored(2), words: SAVED, notes: [note] });
    const [after] = changed(choice, row);
    expect(after && isBlueprint(after.mine) && FIELDS[name].read(after.mine)).toBe(theirs);
    expect(after?.words).toEqual(UNSENT);
    expect(after?.notes).toMatchObject([{ field: name, theirs: mine, isStored: false, isDismissed: true }]);
  });

  it('restores that plan’s output facts', () => {
    const facts = (origin: OutputFacts['origin'], at: string): OutputFacts => ({
      origin,
      at,
      writtenFrom: { answers: at },
    });
    const doc = sayingEverywhere('my plan');
    const mine = { ...doc, content: { ...doc.content, outputFacts: facts('edited', MONDAY) } };
    const note = { ...noteFor('aiOutput', 'their plan'), companion: facts('generated', TUESDAY) };
    const [after] = changed(choice, rowOf(mine, { base: stored(2), words: SAVED, notes: [note] }));
    expect(after && isBlueprint(after.mine) && after.mine.content.outputFacts).toEqual(
      facts('generated', TUESDAY),
    );
    expect(after?.notes.at(-1)).toMatchObject({ theirs: 'my plan', companion: facts('edited', MONDAY) });
  });

  it('leaves the question open when it comes from a field that this version does not know', () => {
    const row = rowOf(saying('mine'), { notes: [noteFor('poems', 'theirs')] });
    expect(changed(choice, row)).toEqual([]);
  });
});
