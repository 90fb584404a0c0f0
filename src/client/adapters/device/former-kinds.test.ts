import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createJournal } from '#client/adapters/journal/journal.ts';
import { createTabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import type { LastChange } from '#client/saving/row/change.ts';
import type { Row } from '#client/saving/row/row.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { createDeviceCopies } from './device-copies.ts';
import { openDatabase, requestResult } from './indexed-db.ts';

const doc = confirmFact(blankFactSheet(MONDAY), 'offerPrice', '$290', MONDAY);
const save = { kind: 'launch', seq: 4, baseVersion: 0, doc };
/** As the previous release stored it. */
const FORMER = {
  uid: 'ann',
  kind: 'launch',
  id: 'launch',
  stamp: 5,
  seq: 4,
  base: null,
  mine: doc,
  words: { state: 'unsent' },
  notes: [],
  life: { stage: 'live' },
};

async function keep(factory: IDBFactory, row: object): Promise<void> {
  const database = await openDatabase(factory);
  await requestResult(database.transaction('rows', 'readwrite').objectStore('rows').put(row));
  database.close();
}

async function kept(factory: IDBFactory): Promise<unknown[]> {
  const database = await openDatabase(factory);
  const rows = await requestResult<unknown[]>(database.transaction('rows').objectStore('rows').getAll());
  database.close();
  return rows;
}

describe('facts stored in a browser under the previous release’s name', () => {
  it('are read, and keep that name so that a downgrade works', async () => {
    const factory = new IDBFactory();
    await keep(factory, { ...FORMER, words: { state: 'sent', save } });
    const journal = createJournal<Row, LastChange>(factory, () => 'c');
    const { rows } = await journal.open('ann', () => () => ({ rows: [], removed: [] }));
    expect(rows).toMatchObject([{ kind: 'facts', words: { save: { kind: 'facts' } } }]);
    await journal.change('ann', 'launch', (read, next) => {
      const row = read('launch');
      expect(row?.kind).toBe('facts');
      return { rows: row ? [{ ...row, stamp: next() }] : [], removed: [] };
    });
    expect(await kept(factory)).toMatchObject([{ kind: 'launch', words: { save: { kind: 'launch' } } }]);
    journal.close();
  });

  it('are sent after the upgrade if they were waiting', async () => {
    const device = new SimulatedDevice();
    await keep(device.factory, FORMER);
    const workspace = createWorkspace(device.tab());
    await eventually(() => expect(workspace.store.getState().sheet?.facts.offerPrice).toBe('$290'));
    await device.clock.pass(5_000);
    expect(device.server.told('ann')).toMatchObject([
      { kind: 'facts', doc: { facts: { offerPrice: '$290' } } },
    ]);
    workspace.close();
  });

  it('are there in its last words, and in the copy for offline use', async () => {
    const factory = new IDBFactory();
    const journal = createJournal<Row, LastChange>(factory, () => 'c');
    await journal.open('ann', () => () => ({ rows: [], removed: [] }));
    const words = { ...FORMER, op: 'last-words', ancestor: null, written: doc } as unknown as LastChange;
    journal.leave('ann', 'tab', words);
    const seen: LastChange[] = [];
    await journal.open('ann', (left) => {
      seen.push(left);
      return () => ({ rows: [], removed: [] });
    });
    expect(seen).toMatchObject([{ kind: 'facts', id: 'launch' }]);

    const user = { uid: 'ann', displayName: null, email: null, photoURL: null };
    const copies = createDeviceCopies(factory);
    await copies.begin(user);
    const told = { kind: 'launch', doc, version: 2 } as never;
    await copies.keep('ann', [told], new Set(['launch']));
    expect((await copies.read())?.docs).toEqual([{ kind: 'facts', doc, version: 2 }]);
  });

  it('are understood in both directions between tabs of the two releases', async () => {
    const channel = createTabChannel<{ kind: 'docs'; docs: object[] }>('former');
    const other = new BroadcastChannel('former');
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data.message);
    channel.listen(({ message }) => heard.push(message));
    channel.post({ uid: 'ann', message: { kind: 'docs', docs: [{ kind: 'facts', version: 1 }] } });
    await eventually(() => expect(heard).toEqual([{ kind: 'docs', docs: [{ kind: 'launch', version: 1 }] }]));
    other.postMessage({ uid: 'ann', message: { kind: 'docs', docs: [{ kind: 'launch', version: 2 }] } });
    await eventually(() => expect(heard[1]).toEqual({ kind: 'docs', docs: [{ kind: 'facts', version: 2 }] }));
    channel.close();
    other.close();
  });
});
