import { describe, expect, it } from 'vitest';
import { answerOn, CARD } from './testing/begun-workspace.ts';
import { SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

describe('a disk that fails in the middle of a visit, as when an iPhone wakes up', () => {
  async function failing() {
    const device = new SimulatedDevice();
    const tab = device.tab();
    const disk = { isLost: false, failure: 'UnknownError', afterRead: async () => {} };
    const refuse = () =>
      Promise.reject(new DOMException('Connection to Indexed Database server lost', disk.failure));
    const { open, read, change } = tab.journal;
    const journal: typeof tab.journal = {
      ...tab.journal,
      open: (...asked) => (disk.isLost ? refuse() : open(...asked)),
      read: async (...asked) => {
        const rows = await (disk.isLost ? refuse() : read(...asked));
        await disk.afterRead();
        return rows;
      },
      change: (...asked) => (disk.isLost ? refuse() : change(...asked)),
    };
    const workspace = createWorkspace({ ...tab, journal });
    const id = workspace.actions.openTopic('identity', CARD);
    await device.clock.pass(100);
    const told: string[] = [];
    workspace.store.subscribe(({ storage }) => told.push(storage));
    const type = (text: string) => workspace.actions.editText(id, 'answers.0', text);
    const onDisk = async () => JSON.stringify(await read('ann'));
    return { device, workspace, id, disk, told, type, onDisk };
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

  it('brings back nothing that was taken away, even if it fails again when the words go back to it', async () => {
    const { device, workspace, disk, type, onDisk } = await failing();
    type('the first words');
    await device.clock.pass(50);
    disk.isLost = true;
    type('quite another sentence');
    await device.clock.pass(5_000);
    disk.afterRead = async () => {
      disk.isLost = true;
      disk.afterRead = async () => {};
    };
    disk.isLost = false;
    await device.clock.pass(20_000);
    expect(disk.isLost).toBe(true);
    disk.isLost = false;
    await device.clock.pass(120_000);
    expect(workspace.store.getState()).toMatchObject({ storage: 'ok', conflicts: [] });
    expect(answerOn(device)).toBe('quite another sentence');
    expect(await onDisk()).not.toContain('the first words');
  });

  it('waits when somebody types while it is read again', async () => {
    const { device, workspace, disk, type, onDisk } = await failing();
    type('the first words');
    await device.clock.pass(50);
    disk.isLost = true;
    type('quite another sentence');
    await device.clock.pass(5_000);
    disk.afterRead = async () => {
      disk.afterRead = async () => {};
      type('and a third one');
    };
    disk.isLost = false;
    await device.clock.pass(120_000);
    expect(workspace.store.getState()).toMatchObject({ storage: 'ok', conflicts: [], saveStatus: 'saved' });
    expect(answerOn(device)).toBe('and a third one');
    expect(await onDisk()).not.toMatch(/the first words|quite another/);
  });

  it('brings back nothing of another tab that was taken away without it', async () => {
    const { device, workspace, id, disk, type } = await failing();
    const other = createWorkspace(device.tab());
    await device.clock.pass(1_000);
    device.isOnline = false;
    disk.isLost = true;
    type('typed while it was away');
    await device.clock.pass(200);
    other.actions.editText(id, 'notes', 'typed in the other tab');
    await device.clock.pass(100);
    other.close();
    await device.clock.pass(5_000);
    expect(workspace.store.getState().blueprints[id]?.content.notes).toBe('typed in the other tab');
    device.isOnline = true;
    workspace.actions.editText(id, 'notes', '');
    await device.clock.pass(5_000);
    disk.isLost = false;
    await device.clock.pass(60_000);
    expect(workspace.store.getState()).toMatchObject({ storage: 'ok', conflicts: [] });
    expect(device.server.live('ann')[0]?.content).toMatchObject({
      answers: { 0: 'typed while it was away' },
      notes: '',
    });
  });

  it('brings back no words that were left for the next page, even if it is full when they should go', async () => {
    const { device, workspace, disk, type } = await failing();
    type('first');
    await device.clock.pass(5_000);
    disk.isLost = true;
    type('first, and words that go');
    await device.clock.pass(5_000);
    type('first');
    await device.clock.pass(2_000);
    device.isOnline = false;
    type('first, and others');
    disk.afterRead = async () => {
      Object.assign(disk, { isLost: true, failure: 'QuotaExceededError', afterRead: async () => {} });
    };
    disk.isLost = false;
    await device.clock.pass(60_000);
    expect(disk.isLost).toBe(true);
    disk.isLost = false;
    device.isOnline = true;
    await device.clock.pass(120_000);
    expect(workspace.store.getState().storage).toBe('ok');
    type('first');
    await device.clock.pass(5_000);
    workspace.close();
    const next = createWorkspace(device.tab());
    await device.clock.pass(5_000);
    expect(next.store.getState().conflicts).toEqual([]);
    expect(answerOn(device)).toBe('first');
  });

  it('does not delete again what was deleted and restored elsewhere', async () => {
    const { device, workspace, id, disk, type } = await failing();
    type('first');
    await device.clock.pass(5_000);
    device.server.remove('ann', 'blueprint', 'ann', id);
    await device.clock.pass(61_000);
    expect(workspace.store.getState().blueprints).toEqual({});
    device.server.restore('ann', 'blueprint', 'ann', id);
    await device.clock.pass(61_000);
    disk.isLost = true;
    type('first, typed without it');
    await device.clock.pass(5_000);
    expect(workspace.store.getState().deletedElsewhere).toEqual([]);
    expect(answerOn(device)).toBe('first, typed without it');
  });

  it('lets a second tab delete what the first one has saved for it', async () => {
    const device = new SimulatedDevice();
    const first = createWorkspace(device.tab());
    await device.clock.pass(100);
    const tab = device.tab();
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const disk = { isFull: false };
    const { change } = tab.journal;
    const journal: typeof tab.journal = {
      ...tab.journal,
      change: (...asked) => (disk.isFull ? refuse() : change(...asked)),
    };
    const second = createWorkspace({ ...tab, journal });
    const id = second.actions.openTopic('identity', CARD);
    second.actions.editText(id, 'answers.0', 'typed in the second tab');
    await device.clock.pass(5_000);
    expect(second.store.getState().saveStatus).toBe('saved');
    disk.isFull = true;
    second.actions.deleteDocument(id);
    await device.clock.pass(60_000);
    expect(device.server.live('ann')).toEqual([]);
    expect(first.store.getState().byType).toEqual({});
  });
});
