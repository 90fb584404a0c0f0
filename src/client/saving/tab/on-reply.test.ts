import { describe, expect, it } from 'vitest';
import type { RowOp } from '#client/saving/row/row.ts';
import { ID, LeadingTab, received, rowOf, saying, stored } from '#client/saving/testing/sync-fixtures.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { TUESDAY } from '#domain/testing/sample-blueprint.ts';
import type { Refusal } from './event.ts';
import { nextWake } from './reduce.ts';

const chance = { random: 0.5, freshId: 'fresh' };
const refusal = (code: ErrorCode, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message: code,
  ...more,
});

function refused(op: RowOp, because: Refusal) {
  const seq = op === 'put' ? 10 : null;
  return {
    type: 'replied',
    id: ID,
    reply: { result: 'refused', op, seq, conflictId: null, refusal: because },
    ...chance,
  } as const;
}

const busyTab = () =>
  new LeadingTab([received(1, 'one')], [rowOf(saying('one two'), { base: stored(1, 'one') })]);

describe('a refusal', () => {
  const taken = refusal('type-exists', {
    existing: { ...stored(2, 'one'), doc: { ...saying('one'), id: 'old' } },
  });

  it.each([
    ['words that others keep changing', refusal('version-mismatch', { current: stored(2, 'zero one') })],
    ['a topic whose place is taken by one that is still being restored', taken],
  ])('of %s is slowed down after five rounds', (_, because) => {
    const tab = busyTab();
    const again = refused('put', because);
    for (let round = 0; round < 5; round += 1) tab.send(again);
    expect(tab.state.troubles).toEqual({});
    tab.send(again);
    expect(tab.state.troubles[ID]?.retryAt).toBeGreaterThan(tab.state.now);
  });

  it.each([
    'network-request-failed',
    'rate-limited',
    'overloaded',
    'storage-unavailable',
    'storage-full',
    'internal',
  ] as const)('%s is tried again later', (code) => {
    const tab = busyTab();
    expect(tab.changes(refused('put', refusal(code)))).toEqual([]);
    expect(tab.state.troubles[ID]).toEqual({ attempt: 1, retryAt: 1_000 });
  });

  it('as unknown is believed once it is sure that the right person asks', () => {
    const tab = busyTab();
    const missing = refused('delete', refusal('not-found'));
    expect(tab.send(missing)).toContainEqual({ do: 'ask-session' });
    tab.send({ type: 'session-known', uid: 'ann', from: 'server' });
    expect(tab.changes(missing)).toContainEqual({ op: 'deleted', id: ID });
  });
});

describe('the list', () => {
  it('is asked for every minute, and after five seconds when the first one failed', () => {
    const tab = new LeadingTab(null);
    tab.send({ type: 'list-refused', refusal: refusal('network-request-failed') });
    expect(nextWake(tab.state)).toBe(5_000);
    tab.send({ type: 'listed', docs: [], etag: '"1"' });
    expect(nextWake(tab.state)).toBe(60_000);
  });

  it('with ’not found’ checks who is signed in', () => {
    const tab = new LeadingTab(null);
    const effects = tab.send({ type: 'list-refused', refusal: refusal('not-found') });
    expect(effects).toContainEqual({ do: 'ask-session' });
  });

  it('is requested in full again if part of it could not be taken yet', () => {
    const tab = new LeadingTab([received(1, 'one')]);
    tab.send({ type: 'listed', docs: [received(1, 'one')], etag: '"1"' });
    expect(tab.state.listing.etag).toBe('"1"');
    tab.send({ type: 'edit', id: ID, doc: saying('one two'), isUrgent: false });
    tab.send({ type: 'listed', docs: [received(2, 'zero one')], etag: '"2"' });
    expect(tab.state.listing.etag).toBeNull();
  });
});

describe('the ETag of the list', () => {
  const savedOnce = { op: 'acked', id: ID, seq: 10, version: 1, updatedAt: TUESDAY } as const;
  const row = rowOf(saying('one'), { base: stored(1, 'one'), words: { state: 'saved' } });
  const asked = (isSaved: boolean) => {
    const tab = new LeadingTab([]);
    tab.send({ type: 'listed', docs: [], etag: '"none"' });
    if (isSaved) tab.send({ type: 'journaled', change: savedOnce, rows: [row] });
    return tab.send({ type: 'tick', now: 60_000 }).find((effect) => effect.do === 'list');
  };

  it('is sent by a page that knows nothing more', () => {
    expect(asked(false)).toEqual({ do: 'list', etag: '"none"' });
  });

  it('is not sent once this page saved something: deleted elsewhere, it would leave the list as it was', () => {
    expect(asked(true)).toEqual({ do: 'list', etag: null });
  });
});

describe('a document that is missing in the list', () => {
  it('leaves the screen at once, even if another tab has cleared its row away', () => {
    const row = rowOf(saying('one'), { base: stored(1, 'one'), words: { state: 'saved' } });
    const tab = new LeadingTab([received(1, 'one')], [row]);
    tab.send({ type: 'tick', now: 60_000 });
    expect(tab.changes({ type: 'listed', docs: [], etag: '"none"' })).toContainEqual({
      op: 'gone',
      id: ID,
      seq: null,
    });
    expect(tab.state.docs[ID]).toBeUndefined();
  });
});

describe('a session that is lost', () => {
  it('is asked for every half minute', () => {
    const tab = busyTab();
    expect(tab.send(refused('put', refusal('not-authenticated')))).toContainEqual({ do: 'ask-session' });
    expect(nextWake(tab.state)).toBe(30_000);
  });

  it('ends all waiting when it is back', () => {
    const tab = busyTab();
    tab.send(refused('put', refusal('storage-unavailable')));
    tab.send({ type: 'session-known', uid: null, from: 'server' });
    tab.send({ type: 'session-known', uid: 'ann', from: 'server' });
    expect(tab.state.isSessionLost).toBe(false);
    expect(tab.state.troubles).toEqual({});
  });
});
