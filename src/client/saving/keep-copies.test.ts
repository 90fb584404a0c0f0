import { describe, expect, it } from 'vitest';
import { createDeviceCopies } from '#client/adapters/device/device-copies.ts';
import { keepCopies } from './keep-copies.ts';
import { BEN, breathe, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

const CARD = { title: 'Your Identity', description: 'The core of who you are' };

const copiesOn = (device: SimulatedDevice) => ({
  device: createDeviceCopies(device.factory),
  keep: async () => keepCopies,
});

const withCopies = (device: SimulatedDevice) =>
  createWorkspace(device.tab(undefined, { copies: copiesOn(device) }));

/** A page opened without the server, only with what this device stored. */
async function openedFromDevice(device: SimulatedDevice) {
  const copies = copiesOn(device);
  const kept = await copies.device.read();
  if (!kept) throw new Error('Nothing is kept here.');
  const workspace = createWorkspace(
    device.tab(kept.user, { initial: kept.docs, isFromDevice: true, copies }),
  );
  await breathe();
  return workspace;
}

async function withSavedAnswer() {
  const device = new SimulatedDevice();
  const workspace = withCopies(device);
  const id = workspace.actions.openTopic('identity', CARD);
  workspace.actions.submitAnswer(id, 0, 'I bake bread');
  workspace.actions.changeFacts((sheet) => ({ ...sheet, facts: { ...sheet.facts, city: 'Ghent' } }));
  await device.clock.pass(3_000);
  return { device, workspace, id };
}

const textsOf = (workspace: ReturnType<typeof createWorkspace>) =>
  Object.values(workspace.store.getState().blueprints).map(({ content }) => content.answers[0]);

describe('a page opened without the server', () => {
  it('shows what was saved, and keeps and sends new words', async () => {
    const { device, workspace, id } = await withSavedAnswer();
    workspace.close();
    device.isOnline = false;
    const offline = await openedFromDevice(device);
    expect(offline.store.getState()).toMatchObject({ load: { status: 'ready' }, isFromDevice: true });
    expect(textsOf(offline)).toEqual(['I bake bread']);
    expect(offline.store.getState().sheet?.facts).toEqual({ city: 'Ghent' });
    offline.actions.editText(id, 'answers.0', 'I bake bread at night');
    await device.clock.pass(2_000);
    device.isOnline = true;
    offline.actions.retryNow();
    await device.clock.pass(2_000);
    expect(device.server.live('ann')[0]?.content.answers[0]).toBe('I bake bread at night');
    expect(offline.store.getState()).toMatchObject({ isFromDevice: false, saveStatus: 'idle' });
  });

  it('shows words that never reached the server, and starts nothing twice', async () => {
    const { device, workspace } = await withSavedAnswer();
    device.isOnline = false;
    const begun = workspace.actions.openTopic('audience', { ...CARD, title: 'Identify Your Audience' });
    workspace.actions.editDraft(begun, 'answers.0', 'People who');
    await device.clock.pass(100);
    workspace.close();
    const offline = await openedFromDevice(device);
    expect(offline.store.getState().byType.audience).toBe(begun);
    expect(offline.store.getState().blueprints[begun]?.content.drafts?.['answers.0']).toBe('People who');
  });

  it('takes another device’s saves as soon as the server answers', async () => {
    const { device, workspace, id } = await withSavedAnswer();
    workspace.close();
    const other = new SimulatedDevice(device.server, device.clock);
    const elsewhere = createWorkspace(other.tab());
    await breathe();
    elsewhere.actions.editText(id, 'answers.0', 'I bake cakes');
    await device.clock.pass(2_000);
    const page = await openedFromDevice(device);
    await device.clock.pass(10);
    expect(textsOf(page)).toEqual(['I bake cakes']);
  });

  it('hears that the session is over, and can forget everything here', async () => {
    const { device, workspace } = await withSavedAnswer();
    workspace.close();
    device.session = null;
    const page = await openedFromDevice(device);
    await device.clock.pass(10);
    expect(page.store.getState()).toMatchObject({
      sessionLost: true,
      isFromDevice: true,
      saveStatus: 'idle',
    });
    await page.actions.forgetHere();
    expect(await createDeviceCopies(device.factory).read()).toBeNull();
    expect((await device.tab().journal.read('ann')).length).toBe(0);
  });
});

describe('the copies on this device', () => {
  it('are cleared at sign-out, and a page of the next person replaces them', async () => {
    const { device, workspace } = await withSavedAnswer();
    expect((await createDeviceCopies(device.factory).read())?.docs).toHaveLength(2);
    expect(await workspace.actions.signOut()).toBe('cleared');
    expect(await createDeviceCopies(device.factory).read()).toBeNull();
    device.session = 'ben';
    createWorkspace(device.tab(BEN, { copies: copiesOn(device) }));
    await device.clock.pass(3_000);
    expect(await createDeviceCopies(device.factory).read()).toEqual({ user: BEN, docs: [] });
  });

  it('lose a blueprint that was deleted', async () => {
    const { device, workspace, id } = await withSavedAnswer();
    workspace.actions.deleteDocument(id);
    await device.clock.pass(5_000);
    workspace.close();
    device.isOnline = false;
    expect(textsOf(await openedFromDevice(device))).toEqual([]);
  });

  it('do not bring back a document deleted after they were made', async () => {
    const { device, workspace, id } = await withSavedAnswer();
    workspace.close();
    const last = createWorkspace(device.tab());
    await breathe();
    last.actions.deleteDocument(id);
    await device.clock.pass(5_000);
    last.close();
    device.isOnline = false;
    for (const visit of [1, 2]) {
      const page = await openedFromDevice(device);
      expect([visit, textsOf(page)]).toEqual([visit, []]);
      page.close();
    }
    device.isOnline = true;
    const page = await openedFromDevice(device);
    await device.clock.pass(2_000);
    expect(textsOf(page)).toEqual([]);
  });
});
