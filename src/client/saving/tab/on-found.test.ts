import { describe, expect, it } from 'vitest';
import type { Row } from '#client/saving/row/row.ts';
import { ID, LeadingTab, received, rowOf, saying, stored } from '#client/saving/testing/sync-fixtures.ts';
import { canGoBack } from './on-found.ts';
import type { Doc, SyncState } from './sync-state.ts';

const base = stored(1, 'one');
const settled = rowOf(saying('one'), { base, words: { state: 'saved' } });
const unsent = rowOf(saying('one two'), { base });
const note = {
  conflictId: 'c1',
  field: 'answers.0',
  mine: 'one',
  theirs: 'other',
  origin: 'conflict',
  isDismissed: false,
} as const;

/** A tab that has lost its disk and holds this in memory. */
function apart(doc: Partial<Doc>, more: Partial<SyncState> = {}): LeadingTab {
  const tab = new LeadingTab([received(1, 'one')]);
  tab.send({ type: 'storage-lost' });
  const known = tab.state.docs[ID];
  if (!known) throw new Error('no document');
  tab.state = { ...tab.state, docs: { [ID]: { ...known, ...doc } }, ...more };
  return tab;
}

describe('a tab in memory can go back to its disk', () => {
  it.each<[string, Partial<Doc>]>([
    ['nothing was typed', {}],
    ['all is saved', { row: settled }],
    ['words are not sent yet', { row: unsent }],
    [
      'it was deleted, and words came late',
      { row: { ...unsent, life: { stage: 'deleted', hasLateWords: true } } },
    ],
    ['a text that lost waits to be kept', { row: { ...settled, notes: [{ ...note, isStored: false }] } }],
    ['a text that lost is kept already', { row: { ...settled, notes: [{ ...note, isStored: true }] } }],
    [
      'it is deleted for good, whatever was to be kept',
      {
        row: {
          ...settled,
          life: { stage: 'deleted', hasLateWords: false },
          notes: [{ ...note, isStored: false }],
        },
      },
    ],
  ])('when %s', (_, doc) => expect(canGoBack(apart(doc).state)).toBe(true));

  it.each<[string, Partial<Doc>, Partial<SyncState>?]>([
    ['it has not begun', {}, { isOpen: false }],
    ['the server is being asked', { row: settled }, { flights: { [ID]: true } }],
    ['words are being written', { row: unsent, writing: saying('one two three') }],
    ['a delete is being written', { row: settled, isDeleting: true }],
    ['a delete is to be sent', { row: { ...settled, life: { stage: 'deleting', hasLateWords: false } } }],
    ['a delete is taken back', { row: { ...settled, life: { stage: 'restoring' } } }],
  ])('not while %s', (_, doc, more) => expect(canGoBack(apart(doc, more).state)).toBe(false));
});

describe('a disk that answers late', () => {
  const goBack = (row: Row | null, rows: Row[] = []) => {
    const tab = apart({ row, mine: row?.mine ?? saying('one') });
    return { tab, changes: tab.changes({ type: 'storage-found', rows }) };
  };
  const words = (text: string) => ({
    op: 'edit',
    id: ID,
    kind: 'blueprint',
    ancestor: base.doc,
    mine: saying(text),
    base,
  });

  it('is used again, and another tab may be the sender by now', () => {
    const { tab } = goBack(null);
    expect([tab.state.isDurable, tab.state.isLeader]).toEqual([true, false]);
  });

  it.each<[string, Row]>([
    ['not sent', unsent],
    ['refused by the server', { ...unsent, words: { state: 'refused', code: 'notes-too-long' } }],
    [
      'late for a document that was deleted',
      { ...unsent, words: { state: 'saved' }, life: { stage: 'deleted', hasLateWords: true } },
    ],
  ])('gets the words that are only in memory: %s', (_, row) => {
    const { tab, changes } = goBack(row);
    expect(changes).toEqual([words('one two')]);
    expect(tab.words).toBe('one two');
  });

  it('gets texts to keep that were only in memory, and not those already stored', () => {
    const waiting = { ...note, isStored: false };
    const { changes } = goBack({
      ...settled,
      notes: [waiting, { ...note, conflictId: 'c2', isStored: true }],
    });
    expect(changes).toEqual([{ ...words('one'), notes: [waiting] }]);
  });

  it('gets nothing that is saved already, and its row wins whatever its stamp', () => {
    const { tab, changes } = goBack({ ...settled, stamp: 900 }, [{ ...unsent, stamp: 3 }]);
    expect(changes).toEqual([]);
    expect(tab.words).toBe('one two');
  });

  it('forgets what was deleted for good', () => {
    const { tab } = goBack({ ...settled, life: { stage: 'deleted', hasLateWords: false } });
    expect(tab.state.docs[ID]).toBeUndefined();
  });

  it('gets a text that lost against another, although its document was deleted by somebody who hadn’t seen it', () => {
    const waiting = { ...note, isStored: false };
    const { changes } = goBack({
      ...settled,
      notes: [waiting],
      life: { stage: 'deleted', hasLateWords: false },
    });
    expect(changes).toEqual([{ ...words('one'), notes: [waiting] }]);
  });

  it('is also read under ids that were merged in memory', () => {
    const tab = apart({}, { docs: {}, aliases: { [ID]: { to: 'other', stamp: 900 } } });
    tab.send({ type: 'storage-found', rows: [{ ...unsent, stamp: 3 }] });
    expect(tab.words).toBe('one two');
  });
});
