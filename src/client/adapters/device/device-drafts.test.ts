import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createDeviceDrafts } from './device-drafts.ts';

describe('drafts on this device', () => {
  it('are there at once, and after a restart', async () => {
    const factory = new IDBFactory();
    const drafts = createDeviceDrafts(factory);
    drafts.write('ann', 'x', 1, 'half a thought');
    expect(drafts.read('ann', 'x', 1)).toBe('half a thought');
    await drafts.flush();
    const next = createDeviceDrafts(factory);
    expect(next.read('ann', 'x', 1)).toBe('');
    await next.load('ann');
    expect(next.read('ann', 'x', 1)).toBe('half a thought');
    expect(next.read('ann', 'x', 2)).toBe('');
    expect(next.read('ben', 'x', 1)).toBe('');
  });

  it('go when they are submitted, also from the disk', async () => {
    const factory = new IDBFactory();
    const drafts = createDeviceDrafts(factory);
    drafts.write('ann', 'x', 0, 'sent');
    drafts.clear('ann', 'x', 0);
    await drafts.flush();
    const next = createDeviceDrafts(factory);
    await next.load('ann');
    expect(next.read('ann', 'x', 0)).toBe('');
  });

  it('of one user are cleared without those of another', async () => {
    const factory = new IDBFactory();
    const drafts = createDeviceDrafts(factory);
    drafts.write('ann', 'x', 0, 'hers');
    drafts.write('anna', 'x', 0, 'another');
    await drafts.clearAll('ann');
    expect(drafts.read('ann', 'x', 0)).toBe('');
    expect(drafts.read('anna', 'x', 0)).toBe('another');
    const next = createDeviceDrafts(factory);
    await Promise.all([next.load('ann'), next.load('anna')]);
    expect([next.read('ann', 'x', 0), next.read('anna', 'x', 0)]).toEqual(['', 'another']);
  });

  it('live in memory where there is no storage', async () => {
    const drafts = createDeviceDrafts(undefined);
    await drafts.load('ann');
    drafts.write('ann', 'x', 0, 'here');
    await drafts.flush();
    expect(drafts.read('ann', 'x', 0)).toBe('here');
  });

  it('typed while the disk is being read are not replaced by older ones', async () => {
    const factory = new IDBFactory();
    const earlier = createDeviceDrafts(factory);
    earlier.write('ann', 'x', 0, 'old');
    await earlier.flush();
    const drafts = createDeviceDrafts(factory);
    const loading = drafts.load('ann');
    drafts.write('ann', 'x', 0, 'new');
    await loading;
    expect(drafts.read('ann', 'x', 0)).toBe('new');
  });
});
