import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal, type RowChange } from './journal.ts';

type Row = { uid: string; id: string; stamp: number; text: string };
type Words = { id: string; text: string };

const journalIn = (factory: IDBFactory) => createJournal<Row, Words>(factory, () => crypto.randomUUID());
const append =
  (id: string, text: string): RowChange<Row> =>
  (read, nextStamp) => {
    const before = read(id)?.text ?? '';
    return { rows: [{ uid: 'ann', id, stamp: nextStamp(), text: before + text }], removed: [] };
  };
/** A browser that can lose every connection which is open by then, for good, as iOS does in the background. */
function losing(factory: IDBFactory): {
  factory: IDBFactory;
  lose: (broken: IDBDatabase['transaction']) => void;
} {
  const connections: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (...asked) => {
    const opening = open(...asked);
    opening.addEventListener('success', () => connections.push(opening.result));
    return opening;
  };
  const lose = (broken: IDBDatabase['transaction']) => {
    for (const connection of connections.splice(0)) connection.transaction = broken;
  };
  return { factory, lose };
}
const fold = (words: Words) => append(words.id, words.text);

// Stamps start at the clock: at zero the steps are visible.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('the journal', () => {
  it('changes a row upon what is there, whichever tab wrote it', async () => {
    const factory = new IDBFactory();
    const [first, second] = [journalIn(factory), journalIn(factory)];
    await Promise.all([
      first.change('ann', 'x', append('x', 'a')),
      second.change('ann', 'x', append('x', 'b')),
    ]);
    const [row] = await first.read('ann');
    expect([...(row?.text ?? '')].sort()).toEqual(['a', 'b']);
    expect(row?.stamp).toBe(2);
  });

  it('has one client id for all tabs, and continues counting after a restart', async () => {
    const factory = new IDBFactory();
    const first = journalIn(factory);
    const { clientId } = await first.open('ann', fold);
    await first.change('ann', 'x', append('x', 'a'));
    first.close();
    const second = journalIn(factory);
    expect((await second.open('ann', fold)).clientId).toBe(clientId);
    const [row] = await second.change('ann', 'y', append('y', 'b'));
    expect(row?.stamp).toBe(2);
  });

  it('never counts below the clock, so that a restored copy reuses no number', async () => {
    const journal = journalIn(new IDBFactory());
    const stampAt = async (now: number) => {
      vi.setSystemTime(now);
      const [row] = await journal.change('ann', 'x', append('x', 'a'));
      return row?.stamp;
    };
    expect(await stampAt(5_000)).toBe(5_001);
    expect(await stampAt(5_000)).toBe(5_002);
    expect(await stampAt(70_000)).toBe(70_001);
    expect(await stampAt(0)).toBe(70_002);
    // The latest possible clock time would have more digits than the server reads.
    expect(await stampAt(8_640_000_000_000_000)).toBe(100_000_000_000_001);
  });

  it('loads another row when a change asks for it', async () => {
    const journal = journalIn(new IDBFactory());
    await journal.change('ann', 'there', append('there', 'found'));
    const rows = await journal.change('ann', 'x', (read, nextStamp) => {
      const other = read('there');
      if (other === undefined) return { needs: 'there' };
      return {
        rows: [{ uid: 'ann', id: 'x', stamp: nextStamp(), text: other?.text ?? '' }],
        removed: ['there'],
      };
    });
    expect(rows).toEqual([{ uid: 'ann', id: 'x', stamp: 2, text: 'found' }]);
    expect((await journal.read('ann')).map(({ id }) => id)).toEqual(['x']);
  });

  it('waits for the disk, not for a buffer that a power cut empties', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const journal = journalIn(new IDBFactory());
    await journal.open('ann', fold);
    await journal.change('ann', 'x', append('x', 'a'));
    await journal.clear('ann');
    const writing = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    asked.mockRestore();
    expect(writing.length).toBeGreaterThan(2);
    expect(writing.filter(([, , options]) => options?.durability !== 'strict')).toEqual([]);
  });

  it('keeps users apart, and clears one without the other', async () => {
    const journal = journalIn(new IDBFactory());
    await journal.change('ann', 'x', append('x', 'hers'));
    await journal.change('ben', 'x', (_, nextStamp) => ({
      rows: [{ uid: 'ben', id: 'x', stamp: nextStamp(), text: 'his' }],
      removed: [],
    }));
    expect(await journal.read('ben')).toMatchObject([{ text: 'his' }]);
    await journal.clear('ben');
    expect(await journal.read('ben')).toEqual([]);
    expect(await journal.read('ann')).toMatchObject([{ text: 'hers' }]);
  });

  it('merges the last words of a closed page into their row, once', async () => {
    const factory = new IDBFactory();
    const closing = journalIn(factory);
    await closing.open('ann', fold);
    await closing.change('ann', 'x', append('x', 'typed '));
    closing.leave('ann', 'tab', { id: 'x', text: 'at the door' });
    closing.close();
    const next = journalIn(factory);
    expect((await next.open('ann', fold)).rows).toMatchObject([{ text: 'typed at the door' }]);
    expect((await journalIn(factory).open('ann', fold)).rows).toMatchObject([{ text: 'typed at the door' }]);
  });

  it('forgets the last words of a person along with everything else', async () => {
    const factory = new IDBFactory();
    const journal = journalIn(factory);
    await journal.open('ann', fold);
    journal.leave('ann', 'tab', { id: 'x', text: 'private words' });
    await journal.clear('ann');
    expect((await journalIn(factory).open('ann', fold)).rows).toEqual([]);
  });

  it('goes on when the browser has closed the connection', async () => {
    const factory = new IDBFactory();
    const journal = journalIn(factory);
    await journal.change('ann', 'x', append('x', 'before'));
    // A page of another version that needs the storage exclusively makes this one close its connection.
    await new Promise((resolve) => {
      factory.deleteDatabase('blueprint').onsuccess = resolve;
    });
    await journal.change('ann', 'x', append('x', 'after'));
    expect(await journal.read('ann')).toMatchObject([{ text: 'after' }]);
  });

  it.each([
    ['UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again'],
    ['TransactionInactiveError', 'The transaction is inactive'],
    ['InvalidStateError', 'The database connection is closing'],
  ])('writes and reads again when the browser has lost the connection: %s', async (name, sentence) => {
    const { factory, lose } = losing(new IDBFactory());
    const journal = journalIn(factory);
    const refuse = () => {
      throw new DOMException(sentence, name);
    };
    await journal.open('ann', fold);
    await journal.change('ann', 'x', append('x', 'before'));
    lose(refuse);
    await journal.change('ann', 'x', append('x', ', after'));
    lose(refuse);
    expect(await journal.read('ann')).toMatchObject([{ text: 'before, after' }]);
    lose(refuse);
    expect((await journal.open('ann', fold)).rows).toHaveLength(1);
    lose(refuse);
    journal.leave('ann', 'tab', { id: 'x', text: ', at the door' });
    await vi.waitFor(async () =>
      expect((await journalIn(factory).open('ann', fold)).rows).toMatchObject([
        { text: 'before, after, at the door' },
      ]),
    );
  });

  it('forgets the last words of a person although the browser has lost the connection', async () => {
    const { factory, lose } = losing(new IDBFactory());
    const journal = journalIn(factory);
    await journal.open('ann', fold);
    journal.leave('ann', 'tab', { id: 'x', text: 'private words' });
    lose(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await journal.clear('ann');
    expect((await journalIn(factory).open('ann', fold)).rows).toEqual([]);
  });

  it('writes once what was broken off in the middle', async () => {
    const { factory, lose } = losing(new IDBFactory());
    const journal = journalIn(factory);
    await journal.change('ann', 'x', append('x', 'before'));
    const { transaction } = IDBDatabase.prototype;
    lose(function breakOff(this: IDBDatabase, ...asked) {
      const begun = transaction.apply(this, asked);
      queueMicrotask(() => begun.abort());
      return begun;
    });
    await journal.change('ann', 'x', append('x', ', after'));
    expect(await journal.read('ann')).toMatchObject([{ text: 'before, after' }]);
  });

  it('does not try twice where the disk is full', async () => {
    const { factory, lose } = losing(new IDBFactory());
    const journal = journalIn(factory);
    await journal.open('ann', fold);
    const full = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    lose(full);
    await expect(journal.change('ann', 'x', append('x', 'a'))).rejects.toThrow('full');
    expect(full).toHaveBeenCalledTimes(1);
  });

  it('asks again for a storage that could not be opened at first', async () => {
    const factory = new IDBFactory();
    const open = factory.open.bind(factory);
    let isRefused = true;
    factory.open = (...asked) => {
      if (isRefused) throw new DOMException('opening backing store', 'UnknownError');
      return open(...asked);
    };
    const journal = journalIn(factory);
    await expect(journal.open('ann', fold)).rejects.toThrow('opening backing store');
    isRefused = false;
    expect((await journal.open('ann', fold)).rows).toEqual([]);
  });

  it('writes nothing of a failed change', async () => {
    const journal = journalIn(new IDBFactory());
    const failing = journal.change('ann', 'x', () => {
      throw new Error('broken rule');
    });
    await expect(failing).rejects.toThrow('broken rule');
    expect(await journal.read('ann')).toEqual([]);
  });
});
