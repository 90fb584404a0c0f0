import { describe, expect, it } from 'vitest';
import { answerOn, CARD } from './testing/begun-workspace.ts';
import { SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

describe('a disk that fails in the middle of a visit, as when an iPhone wakes up', () => {
  async function failing() {
    const device = new SimulatedDevice();
    const tab = device.tab();
    const disk = { isLost: false };
    const refuse = () =>
      Promise.reject(new DOMException('Connection to Indexed Database server lost', 'UnknownError'));
    const { open, read, change } = tab.journal;
    const journal: typeof tab.journal = {
      ...tab.journal,
      open: (...asked) => (disk.isLost ? refuse() : open(...asked)),
      read: (...asked) => (disk.isLost ? refuse() : read(...asked)),
      change: (...asked) => (disk.isLost ? refuse() : change(...asked)),
    };
    const workspace = createWorkspace({ ...tab, journal });
    const id = workspace.actions.openTopic('identity', CARD);
    await device.clock.pass(100);
    const told: string[] = [];
    workspace.store.subscribe(({ storage }) => told.push(storage));
    const type = (text: string) => workspace.actions.editText(id, 'answers.0', text);
    const onDisk = async () => JSON.stringify(await read('ann'));
    return { device, workspace, disk, told, type, onDisk };
  }

  it('gets the words as soon as it is back, and nobody hears of it', async () => {
    const { device, disk, told, type, onDisk } = await failing();
    device.isOnline = false;
    disk.isLost = true;
    type('typed while it was away');
    await device.clock.pass(600);
    disk.isLost = false;
    await device.clock.pass(600);
    expect(told).not.toContain('unavailable');
    expect(await onDisk()).toContain('typed while it was away');
  });

  it('is said to be missing when it stays away, and no longer once it works', async () => {
    const { device, workspace, disk, type, onDisk } = await failing();
    device.isOnline = false;
    disk.isLost = true;
    type('typed without it');
    await device.clock.pass(30_000);
    expect(workspace.store.getState().storage).toBe('unavailable');
    disk.isLost = false;
    await device.clock.pass(30_000);
    expect(workspace.store.getState().storage).toBe('ok');
    expect(await onDisk()).toContain('typed without it');
    device.isOnline = true;
    await device.clock.pass(60_000);
    expect(answerOn(device)).toBe('typed without it');
    expect(workspace.store.getState().conflicts).toEqual([]);
  });

  it('brings back nothing that was taken away without it', async () => {
    const { device, workspace, disk, type, onDisk } = await failing();
    type('the first words');
    await device.clock.pass(50);
    disk.isLost = true;
    type('quite another sentence');
    await device.clock.pass(5_000);
    expect(answerOn(device)).toBe('quite another sentence');
    disk.isLost = false;
    await device.clock.pass(60_000);
    expect(workspace.store.getState()).toMatchObject({ storage: 'ok', conflicts: [] });
    expect(answerOn(device)).toBe('quite another sentence');
    expect(await onDisk()).not.toContain('the first words');
  });
});
