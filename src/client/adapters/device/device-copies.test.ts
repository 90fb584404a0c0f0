import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { createDeviceCopies } from './device-copies.ts';

const ANN = { uid: 'ann', displayName: null, email: 'ann@example.com', photoURL: null };
const BEN = { uid: 'ben', displayName: null, email: 'ben@example.com', photoURL: null };

function told(id: string, version = 1): ReceivedDocument {
  const card = { title: 'Your Identity', description: 'The core of who you are' };
  const doc = createBlueprint({ id, type: 'identity', now: '2027-01-01T00:00:00.000Z', ...card });
  return { kind: 'blueprint', doc, version };
}

async function annWith(...docs: ReceivedDocument[]) {
  const factory = new IDBFactory();
  const copies = createDeviceCopies(factory);
  await copies.begin(ANN);
  await copies.keep('ann', docs, new Set(docs.map(({ doc }) => doc.id)));
  return { copies, factory };
}

describe('copies on this device', () => {
  it('are found by the next page, with their owner', async () => {
    const { factory } = await annWith(told('a'), told('b', 7));
    const next = createDeviceCopies(factory);
    expect(await next.isSomebodyKnown()).toBe(true);
    expect(await next.read()).toEqual({ user: ANN, docs: [told('a'), told('b', 7)] });
  });

  it('are nobody’s before everything has been copied once', async () => {
    const copies = createDeviceCopies(new IDBFactory());
    expect(await copies.read()).toBeNull();
    await copies.begin(ANN);
    expect(await copies.read()).toBeNull();
    expect(await copies.isSomebodyKnown()).toBe(false);
  });

  it('count for somebody who has nothing yet', async () => {
    const { copies } = await annWith();
    expect(await copies.read()).toEqual({ user: ANN, docs: [] });
  });

  it('follow what is changed and deleted', async () => {
    const { copies } = await annWith(told('a'), told('b'));
    await copies.keep('ann', [told('a', 2)], new Set(['a']));
    expect((await copies.read())?.docs).toEqual([told('a', 2)]);
  });

  it('stay when the same person signs in again, and are removed for anybody else', async () => {
    const { copies } = await annWith(told('a'));
    await copies.begin({ ...ANN, displayName: 'Ann' });
    expect(await copies.read()).toEqual({ user: { ...ANN, displayName: 'Ann' }, docs: [told('a')] });
    await copies.begin(BEN);
    expect(await copies.read()).toBeNull();
    await copies.keep('ben', [], new Set());
    expect(await copies.read()).toEqual({ user: BEN, docs: [] });
  });

  it('are gone after signing out, even if a slower tab still wants to write', async () => {
    const { copies, factory } = await annWith(told('a'));
    const slower = createDeviceCopies(factory);
    await copies.clear('ben');
    expect(await copies.read()).not.toBeNull();
    await copies.clear('ann');
    await slower.keep('ann', [told('a', 2)], new Set(['a']));
    expect(await copies.read()).toBeNull();
    await slower.begin(ANN);
    expect(await slower.read()).toBeNull();
  });

  it('need storage, and say so when there is none', async () => {
    await expect(createDeviceCopies(undefined).read()).rejects.toThrow('no IndexedDB');
  });
});
