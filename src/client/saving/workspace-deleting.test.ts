import { describe, expect, it } from 'vitest';
import { createJournal } from '#client/adapters/journal/journal.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import type { LastChange } from './row/change.ts';
import type { Row } from './row/row.ts';
import { answerOn, begun } from './testing/begun-workspace.ts';
import { ANN, breathe, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

describe('deleting', () => {
  it('removes it here and on the server, and can be undone', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.deleteDocument(id);
    expect(workspace.store.getState().blueprints).toEqual({});
    expect(workspace.store.getState().activeId).toBeNull();
    await device.clock.pass(10);
    expect(device.server.live('ann')).toEqual([]);
    expect(workspace.store.getState().recentlyDeleted).toEqual([
      { kind: 'blueprint', docId: id, title: 'Your Identity' },
    ]);
    // A page that opens now removes finished rows.
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
    const journal = createJournal<Row, LastChange>(device.factory, () => 'dying');
    const dying = { ...journal, change: () => new Promise<never>(() => {}) };
    const closing = createWorkspace(device.tab(ANN, { journal: dying }));
    await breathe();
    closing.actions.deleteDocument(id);
    closing.close();
    await breathe();
    const next = createWorkspace(device.tab());
    await device.clock.pass(10);
    expect(next.store.getState().blueprints).toEqual({});
    expect(device.server.live('ann')).toEqual([]);
  });

  it('is known to a page that was sent before the server received it', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    const older = device.tab();
    workspace.actions.deleteDocument(id);
    await device.clock.pass(10);
    workspace.close();
    const next = createWorkspace(older);
    expect(Object.keys(next.store.getState().blueprints)).toEqual([id]);
    await device.clock.pass(10);
    expect(next.store.getState().blueprints).toEqual({});
  });

  it('notifies a person who was typing, and restores the words as a new blueprint', async () => {
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

  it('of facts is undone under the same id, since they have no other', async () => {
    const device = new SimulatedDevice();
    const { workspace } = await begun(device);
    const say = (price: string) =>
      workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', price, now));
    say('$290');
    await device.clock.pass(1_000);
    device.server.remove('ann', 'facts', 'ann', 'launch');
    say('$340');
    await device.clock.pass(3_000);
    expect(workspace.store.getState().deletedElsewhere).toEqual([
      { kind: 'facts', docId: 'launch', title: '' },
    ]);
    workspace.actions.restoreAsNew('launch');
    await device.clock.pass(3_000);
    expect(workspace.store.getState().deletedElsewhere).toEqual([]);
    const facts = device.server.told('ann').filter(({ kind }) => kind === 'facts');
    expect(facts).toMatchObject([{ doc: { id: 'launch', facts: { offerPrice: '$340' } } }]);
  });

  it('of facts is followed by a new start when more facts are added', async () => {
    const device = new SimulatedDevice();
    const { workspace } = await begun(device);
    workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', '$290', now));
    await device.clock.pass(1_000);
    device.server.remove('ann', 'facts', 'ann', 'launch');
    await device.clock.pass(70_000);
    expect(workspace.store.getState().sheet).toBeNull();
    workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', '$340', now));
    expect(workspace.store.getState().sheet?.facts.offerPrice).toBe('$340');
    await device.clock.pass(3_000);
    workspace.actions.restoreAsNew('launch');
    await device.clock.pass(3_000);
    const facts = device.server.told('ann').filter(({ kind }) => kind === 'facts');
    expect(facts).toMatchObject([{ doc: { facts: { offerPrice: '$340' } } }]);
  });
});
