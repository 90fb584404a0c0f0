import { describe, expect, it } from 'vitest';
import type { Row } from '#client/saving/row/row.ts';
import {
  changed,
  ID,
  LeadingTab,
  received,
  rowOf,
  saying,
  stored,
} from '#client/saving/testing/sync-fixtures.ts';

const sent = (stamp: number, words: string): Row => {
  const base = stored(1, 'one');
  const save = { kind: 'blueprint' as const, seq: stamp, baseVersion: 1, doc: saying(words) };
  return rowOf(saying(words), { stamp, seq: stamp, base, words: { state: 'sent', save } });
};
const saved = (stamp: number, words: string): Row =>
  rowOf(saying(words), { stamp, seq: stamp, base: stored(2, words), words: { state: 'saved' } });
const rows = (...told: Row[]) => ({ type: 'heard', message: { kind: 'rows', rows: told } }) as const;

function withoutDisk(): LeadingTab {
  const tab = new LeadingTab([received(1, 'one')]);
  tab.send({ type: 'storage-lost' });
  return tab;
}

describe('a tab that has lost its disk', () => {
  it('leaves rows of the others alone, whose stamps are not those of its own journal', () => {
    const tab = withoutDisk();
    expect(tab.send(rows(sent(500, 'one two')))).toEqual([]);
    expect(tab.state.docs[ID]?.row).toBeNull();
  });

  it('asks the server once another tab has saved something', () => {
    const tab = withoutDisk();
    expect(tab.send(rows(saved(500, 'one two')))).toContainEqual({ do: 'list', etag: null });
  });

  it('sends the others none of its own rows', () => {
    const tab = withoutDisk();
    const [edit] = tab.changes({ type: 'edit', id: ID, doc: saying('mine'), isUrgent: false });
    if (!edit) throw new Error('nothing to write');
    const effects = tab.send({ type: 'journaled', change: edit, rows: changed(edit) });
    expect(effects.filter((effect) => effect.do === 'tell')).toEqual([]);
  });
});

describe('a journal that started over', () => {
  it('gets the words that are only here, and is not asked without end', () => {
    const unsent = rowOf(saying('one two'), { stamp: 500, seq: 500, base: stored(1, 'one') });
    const tab = new LeadingTab([received(1, 'one')], [unsent]);
    let journal = rowOf(saying('one'), { stamp: 2, base: stored(1, 'one'), words: { state: 'saved' } });
    const asked: string[] = [];
    let next = [{ op: 'begin', id: ID } as const, ...tab.changes({ type: 'tick' })].slice(0, 1);
    for (let round = 0; next[0] && round < 9; round += 1) {
      const change: Parameters<typeof changed>[0] = next[0];
      asked.push(change.op);
      const written = changed(change, journal);
      journal = written[0] ?? journal;
      next = tab.changes({ type: 'journaled', change, rows: written }) as typeof next;
    }
    expect(asked).toEqual(['begin', 'edit', 'begin']);
    expect(journal.words).toMatchObject({ state: 'sent', save: { doc: saying('one two') } });
  });
});

describe('a row of another tab', () => {
  const unsent = (stamp: number, seq: number, words: string): Row =>
    rowOf(saying(words), { stamp, seq, base: stored(1, 'one') });
  const troubles = { [ID]: { attempt: 8, retryAt: 60_000 } };

  it('counts as just typed for the sender tab, even with its very first words', () => {
    const tab = new LeadingTab([]);
    expect(tab.changes(rows(rowOf(saying('o'), { stamp: 1, seq: 1 })))).toEqual([]);
    expect(tab.state.times[ID]).toEqual({ first: 0, last: 0, isUrgent: false });
  });

  it('repeating the same words neither restarts nor ends the wait', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send(rows(unsent(12, 12, 'one two')));
    expect(tab.changes({ ...rows(unsent(13, 12, 'one two')), now: 200 })).toEqual([]);
    expect(tab.state.times[ID]).toEqual({ first: 0, last: 0, isUrgent: false });
  });

  it('that is saved leaves nothing to wait for', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send(rows(unsent(12, 12, 'one two')));
    tab.state = { ...tab.state, docs: {} };
    tab.send(rows(saved(14, 'one two')));
    expect(tab.state.times).toEqual({});
  });

  it('does not end a trouble while its words are unsent, or when it was saved long ago', () => {
    const tab = new LeadingTab([received(1, 'one')], [unsent(10, 10, 'one two')]);
    tab.state = { ...tab.state, troubles };
    tab.send(rows(unsent(12, 12, 'one two three')));
    expect(tab.state.troubles).toEqual(troubles);

    const calm = new LeadingTab([received(1, 'one')], [saved(10, 'one two')]);
    calm.state = { ...calm.state, troubles };
    calm.send(rows(saved(12, 'one two')));
    expect(calm.state.troubles).toEqual(troubles);
  });
});

describe('documents that another tab has fetched', () => {
  it('are shown, and the whole list is requested: one may have been deleted since', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send({ type: 'listed', docs: [received(1, 'one')], etag: '"7"' });
    tab.send({ type: 'heard', message: { kind: 'docs', docs: [received(2, 'one two')] } });
    expect(tab.words).toBe('one two');
    expect(tab.send({ type: 'tick', now: 60_000 })).toContainEqual({ do: 'list', etag: null });
  });
});
