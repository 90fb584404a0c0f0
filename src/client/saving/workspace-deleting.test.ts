import { describe, expect, it } from 'vitest';
import { createJournal } from '#client/adapters/device/journal.ts';
import type { LeftBehind } from './row/change.ts';
import type { Row } from './row/row.ts';
import { upgradeRow } from './row/upgrade-row.ts';
import { answerOn, begun } from './testing/begun-workspace.ts';
import { ANN, breathe, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

describe('deleting', () => {
  it('removes it here and on the server, and can be undone', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.deleteBlueprint(id);
    expect(workspace.store.getState().blueprints).toEqual({});
    expect(workspace.store.getState().activeId).toBeNull();
    await device.clock.pass(10);
    expect(device.server.live('ann')).toEqual([]);
    expect(workspace.store.getState().recentlyDeleted).toEqual([
      { blueprintId: id, type: 'identity', title: 'Your Identity' },
    ]);
    // A page that opens meanwhile clears finished rows away.
    createWorkspace(device.tab());
    await breathe();
    await workspace.actions.undoDelete(id);
    await device.clock.pass(10);
    expect(answerOn(device)).toBe('first');
    expect(workspace.store.getState().recentlyDeleted).toEqual([]);
  });

  it('is not forgotten by a page that closed before it could be written', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.close();
    const journal = createJournal<Row, LeftBehind>(device.factory, () => 'dying', upgradeRow);
    const dying = { ...journal, change: () => new Promise<never>(() => {}) };
    const closing = createWorkspace(device.tab(ANN, { journal: dying }));
    await breathe();
    closing.actions.deleteBlueprint(id);
    closing.close();
    await breathe();
    const next = createWorkspace(device.tab());
    await device.clock.pass(10);
    expect(next.store.getState().blueprints).toEqual({});
    expect(device.server.live('ann')).toEqual([]);
  });

  it('is seen by a page that was sent before the server had heard of it', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    const older = device.tab();
    workspace.actions.deleteBlueprint(id);
    await device.clock.pass(10);
    workspace.close();
    const next = createWorkspace(older);
    expect(Object.keys(next.store.getState().blueprints)).toEqual([id]);
    await device.clock.pass(10);
    expect(next.store.getState().blueprints).toEqual({});
  });

  it('tells who was typing, and restores the words as a new blueprint', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.server.remove('ann', 'blueprint', 'ann', id);
    workspace.actions.editText(id, 'answers.0', 'first, still typing');
    await device.clock.pass(400);
    expect(workspace.store.getState().deletedElsewhere).toHaveLength(1);
    expect(workspace.store.getState().blueprints[id]?.content.answers[0]).toBe('first, still typing');
    expect(device.server.live('ann')).toEqual([]);
    workspace.actions.restoreAsNew(id);
    await device.clock.pass(1_000);
    expect(answerOn(device)).toBe('first, still typing');
    expect(workspace.store.getState().deletedElsewhere).toEqual([]);
  });
});
