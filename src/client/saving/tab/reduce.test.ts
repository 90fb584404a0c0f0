import { describe, expect, it } from 'vitest';
import { nextOp } from '#client/saving/row/row.ts';
import { ID, LeadingTab, received, rowOf, saying, stored } from '#client/saving/testing/sync-fixtures.ts';
import { TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { nextWake } from './reduce.ts';
import { saveStatus } from './save-status.ts';

const settled = (stamp: number, words: string, version: number) =>
  rowOf(saying(words), { stamp, seq: stamp, base: stored(version, words), words: { state: 'saved' } });

describe('another tab', () => {
  it('does not take words off the screen by announcing an older write late', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    const rows = [rowOf(saying('one two'), { stamp: 12, base: stored(1, 'one') })];
    tab.send({ type: 'heard', message: { kind: 'rows', rows } });
    tab.send({ type: 'heard', message: { kind: 'rows', rows: [settled(11, 'one', 1)] } });
    expect(tab.words).toBe('one two');
  });

  it('that gets through ends the waiting here as well', () => {
    const tab = new LeadingTab([received(1, 'one')], [rowOf(saying('one two'), { base: stored(1, 'one') })]);
    tab.state = { ...tab.state, troubles: { [ID]: { attempt: 8, retryAt: 60_000 } } };
    tab.send({ type: 'heard', message: { kind: 'rows', rows: [settled(12, 'one two', 2)] } });
    expect(tab.state.troubles).toEqual({});
  });

  it('that asks for haste gets it from the tab that sends', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    const row = rowOf(saying('one two'), { stamp: 12, seq: 12, base: stored(1, 'one') });
    const heard = tab.changes({ type: 'heard', message: { kind: 'rows', rows: [row] } });
    expect(heard).toEqual([]);
    const nudge = { kind: 'nudge', id: ID } as const;
    expect(tab.changes({ type: 'heard', message: nudge })).toEqual([{ op: 'begin', id: ID }]);
  });

  it('that signs out ends this one', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send({ type: 'heard', message: { kind: 'ended' } });
    expect(tab.state.isEnded).toBe(true);
  });
});

describe('opening', () => {
  it('merges unsent words with the newer page before anything of either is taken away', () => {
    const row = rowOf(saying('one two'), { base: stored(1, 'one') });
    const tab = new LeadingTab([received(2, 'zero one')]);
    const changes = tab.changes({ type: 'read', rows: [row] });
    expect(changes).toContainEqual({ op: 'newer', id: ID, theirs: stored(2, 'zero one') });
    expect(tab.words).toBe('zero one');
  });

  it('asks for the list at once when the page lacks what this browser has saved', () => {
    expect(nextWake(new LeadingTab([]).state)).toBe(60_000);
    const tab = new LeadingTab([], [settled(10, 'one', 1)]);
    expect(tab.state.listing.asked).not.toBeNull();
  });

  it('reads the journal when this tab begins to send: the one before may have died without a word', () => {
    const tab = new LeadingTab([]);
    tab.send({ type: 'lead', isLeader: false });
    expect(tab.send({ type: 'lead', isLeader: true })).toContainEqual({ do: 'read' });
  });
});

describe('writing to the journal', () => {
  const edit = { type: 'edit', id: ID, doc: saying('one two'), isUrgent: false } as const;
  const known = { kind: 'blueprint', base: stored(1, 'one'), mine: saying('one two') } as const;
  const journaled = {
    type: 'journaled',
    change: { op: 'edit', id: ID, ancestor: saying('one'), ...known },
    rows: [rowOf(saying('one two'), { stamp: 12, base: stored(1, 'one') })],
  } as const;

  it('is followed by the newer document that came in meanwhile', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send(edit);
    tab.send({ type: 'listed', docs: [received(2, 'zero one')], etag: '"2"' });
    expect(tab.words).toBe('one two');
    expect(tab.changes({ ...journaled, rows: [...journaled.rows] })).toContainEqual({
      op: 'newer',
      id: ID,
      theirs: stored(2, 'zero one'),
    });
  });

  it('is never overtaken by the delete of what was just typed', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send(edit);
    expect(tab.changes({ type: 'delete', id: ID })).toEqual([]);
    const [first] = tab.changes({ ...journaled, rows: [...journaled.rows] });
    expect(first).toMatchObject({ op: 'delete', mine: saying('one two') });
  });
});

describe('sending', () => {
  it('waits with a new blueprint until the old one of its type is deleted', () => {
    const life = { stage: 'deleting', hasLateWords: false } as const;
    const old = rowOf(saying('one'), { base: stored(1, 'one'), words: { state: 'saved' }, life });
    const fresh = rowOf({ ...saying('again'), id: 'fresh' }, { stamp: 12, seq: 12 });
    const tab = new LeadingTab([received(1, 'one')]);
    expect(tab.changes({ type: 'read', rows: [old, fresh] })).toEqual([{ op: 'begin', id: ID }]);
  });

  it('writes the words down again when somebody has emptied the storage of this site', () => {
    const tab = new LeadingTab([received(1, 'one')], [rowOf(saying('one two'), { base: stored(1, 'one') })]);
    const gone = tab.changes({ type: 'journaled', change: { op: 'begin', id: ID }, rows: [] });
    expect(gone).toMatchObject([{ op: 'edit', id: ID, mine: saying('one two') }]);
  });

  it('does not offer a text to the history again that the server has refused to keep', () => {
    const note = {
      conflictId: 'c1',
      field: 'notes',
      mine: 'a',
      theirs: 'b',
      origin: 'conflict' as const,
      isStored: false,
      isDismissed: false,
    };
    const row = rowOf(saying('one'), { base: stored(1, 'one'), words: { state: 'saved' }, notes: [note] });
    expect(nextOp(row)).toBe('keep');
    expect(nextOp({ ...row, notes: [{ ...note, refused: 'too-large' }] })).toBeNull();
  });
});

describe('trying again', () => {
  it('sends refused words again only when the person asks for it', () => {
    const words = { state: 'refused', code: 'too-large' } as const;
    const row = rowOf(saying('too long'), { base: stored(1, 'one'), words });
    const tab = new LeadingTab([received(1, 'one')], [row]);
    expect(tab.changes({ type: 'poke', isAsked: false })).toEqual([]);
    expect(tab.changes({ type: 'poke', isAsked: true })).toEqual([{ op: 'unblock', id: ID }]);
  });

  it.each([
    ['the network, the focus or the person', { type: 'poke', isAsked: false } as const],
    ['the page in sight', { type: 'visible', isVisible: true } as const],
  ])('ends the waiting at once with %s', (_, event) => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.state = { ...tab.state, troubles: { [ID]: { attempt: 8, retryAt: 60_000 } } };
    const rows = [rowOf(saying('one two'), { stamp: 12, base: stored(1, 'one') })];
    expect(tab.changes({ type: 'read', rows })).toEqual([]);
    expect(tab.changes(event)).toEqual([{ op: 'begin', id: ID }]);
  });

  it('does not wake up for the list while nobody looks at the page', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    expect(nextWake(tab.state)).toBe(60_000);
    tab.send({ type: 'visible', isVisible: false });
    expect(nextWake(tab.state)).toBeNull();
  });
});

describe('a document of another device', () => {
  it('replaces the one on screen, with a notice', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send({ type: 'listed', docs: [received(2, 'one from the phone')], etag: '"2"' });
    expect(tab.words).toBe('one from the phone');
    expect(Object.keys(tab.state.renewed)).toEqual([ID]);
    tab.send({ type: 'edit', id: ID, doc: saying('one from the phone, and here'), isUrgent: false });
    expect(tab.state.renewed).toEqual({});
  });

  it('gives no notice on a page that was just opened from the copy on this device', () => {
    const docs = [received(2, 'one, and the rest')];
    const tab = new LeadingTab([received(1, 'one')], [], true);
    tab.send({ type: 'listed', docs, etag: '"2"', now: 300 });
    expect(tab.words).toBe('one, and the rest');
    expect(tab.state.renewed).toEqual({});
    const slow = new LeadingTab([received(1, 'one')], [], true);
    slow.send({ type: 'listed', docs, etag: '"2"', now: 20_000 });
    expect(Object.keys(slow.state.renewed)).toEqual([ID]);
  });

  it('is requested when somebody touches a page that was left alone', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send({ type: 'listed', docs: null, etag: null });
    tab.send({ type: 'touched', now: 4_000 });
    expect(tab.state.listing.asked).toBeNull();
    expect(tab.send({ type: 'touched', now: 5_000 })).toContainEqual({ do: 'list', etag: null });
  });
});

describe("'Saved'", () => {
  const saved = { op: 'acked', id: ID, seq: 10, version: 1, updatedAt: TUESDAY } as const;
  const done = { type: 'journaled', change: saved, rows: [settled(12, '', 1)] } as const;

  it('is not said of a card that was merely opened', () => {
    const tab = new LeadingTab([]);
    tab.send({ type: 'create', kind: 'blueprint', doc: saying() });
    tab.state = { ...tab.state, docs: {} };
    tab.send({ ...done, rows: [...done.rows] });
    expect(saveStatus(tab.state, ID)).toBe('idle');
  });

  it('is said of the blueprint that was changed, and of no other', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send({ type: 'edit', id: ID, doc: saying('one two'), isUrgent: false });
    tab.state = { ...tab.state, docs: {} };
    tab.send({ ...done, rows: [...done.rows] });
    expect(saveStatus(tab.state, ID)).toBe('saved');
    expect(saveStatus(tab.state, 'another')).toBe('idle');
    expect(saveStatus(tab.state, null)).toBe('idle');
  });
});
