import { describe, expect, it } from 'vitest';
import { createDeviceCopies } from '#client/adapters/device/device-copies.ts';
import { createJournal } from '#client/adapters/journal/journal.ts';
import { forgetDevice } from './forget-device.ts';
import { ANN, BEN, breathe, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

const CARD = { title: 'Your Identity', description: 'The core of who you are' };
const FACTS = { origin: 'generated', at: '2027-01-01T00:00:00.000Z', writtenFrom: {} } as const;

async function begun(device: SimulatedDevice, deps = device.tab()) {
  const workspace = createWorkspace(deps);
  const id = workspace.actions.openTopic('identity', CARD);
  await device.clock.pass(100);
  return { workspace, id, page: deps.page };
}

const answerOn = (device: SimulatedDevice) => device.server.live('ann')[0]?.content.answers[0];

describe('leaving a blueprint', () => {
  it('sends typed words at once, without characters that databases refuse', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.editText(id, 'answers.0', 'half a\u0000 sentence');
    workspace.actions.closeBlueprint();
    await device.clock.pass(1);
    expect(answerOn(device)).toBe('half a sentence');
    expect(workspace.store.getState().activeId).toBeNull();
  });
});

describe('closing the page', () => {
  it('keeps words that could not be written before the page closed', async () => {
    const device = new SimulatedDevice();
    const { id, workspace } = await begun(device);
    workspace.close();
    device.isOnline = false;
    const deps = device.tab();
    const closing = createWorkspace(deps);
    await breathe();
    closing.actions.editText(id, 'answers.0', 'first, at the door');
    deps.page.happens('leaving');
    closing.close();
    await breathe();
    device.isOnline = true;
    createWorkspace(device.tab());
    await device.clock.pass(10);
    expect(answerOn(device)).toBe('first, at the door');
  });

  it('asks first when the server refuses words for good', async () => {
    const device = new SimulatedDevice();
    const { workspace, id, page } = await begun(device);
    device.faults.push({ code: 'too-large' });
    workspace.actions.submitAnswer(id, 0, 'much too long');
    expect(page.asksBeforeClosing()).toBe(false);
    await device.clock.pass(400);
    expect(page.asksBeforeClosing()).toBe(true);
  });

  it('sends the very last words under a number that no earlier save has used', async () => {
    const device = new SimulatedDevice();
    const { workspace, id, page } = await begun(device);
    workspace.actions.submitAnswer(id, 0, 'first');
    await device.clock.pass(400);
    workspace.actions.editText(id, 'answers.0', 'first, at the door');
    page.happens('leaving');
    workspace.close();
    await breathe();
    expect(answerOn(device)).toBe('first, at the door');
  });
});

describe('signing out', () => {
  it('saves, then clears this browser when signing out', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.editText(id, 'answers.0', 'first, last');
    const leaving = workspace.actions.signOut();
    await device.clock.pass(100);
    expect(await leaving).toBe('cleared');
    expect(answerOn(device)).toBe('first, last');
    expect(workspace.store.getState().ended).toBe(true);
    expect(await createJournal(device.factory, device.freshId).read('ann')).toEqual([]);
  });

  it('saves words that another tab just wrote and had no time to announce', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    const silent = { ...device.tab().channel, post: () => undefined };
    const other = createWorkspace(device.tab(ANN, { channel: silent }));
    await breathe();
    other.actions.editText(id, 'answers.0', 'of the other tab');
    await other.actions.written();
    const leaving = workspace.actions.signOut();
    await device.clock.pass(100);
    expect(await leaving).toBe('cleared');
    expect(answerOn(device)).toBe('of the other tab');
  });

  it('asks before words that were never saved are dropped', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.isOnline = false;
    workspace.actions.editText(id, 'answers.0', 'first, unsaved');
    expect(await workspace.actions.signOut()).toBe('unsaved');
    expect(await createJournal(device.factory, device.freshId).read('ann')).toHaveLength(1);
    expect(await workspace.actions.signOut({ discard: true })).toBe('cleared');
    expect(await createJournal(device.factory, device.freshId).read('ann')).toEqual([]);
  });

  it('is signed out even when the page closes while the server stays silent', async () => {
    const device = new SimulatedDevice();
    const tab = device.tab();
    const silent = { ...tab.api, signOut: () => new Promise<never>(() => undefined) };
    const { workspace, id } = await begun(device, { ...tab, api: silent });
    device.isOnline = false;
    workspace.actions.editText(id, 'answers.0', 'first, unsaved');
    await breathe();
    void workspace.actions.signOut({ discard: true });
    await breathe();
    expect(device.session).toBeNull();
    expect(await createJournal(device.factory, device.freshId).read('ann')).toEqual([]);
  });

  it('leaves a cookie for the server when it cannot be reached, and clears the device', async () => {
    const device = new SimulatedDevice();
    const { workspace } = await begun(device);
    device.isOnline = false;
    expect(await workspace.actions.signOut()).toBe('cleared');
    expect(device.session).toBeNull();
    expect(await createJournal(device.factory, device.freshId).read('ann')).toEqual([]);
  });

  it('asks at once when the browser knows that it is offline, whoever would send', async () => {
    const device = new SimulatedDevice();
    const { workspace: sender } = await begun(device);
    const deps = device.tab();
    const second = createWorkspace(deps);
    await device.clock.pass(100);
    device.isOnline = false;
    deps.page.isKnownOffline = true;
    second.actions.editText(Object.keys(second.store.getState().blueprints)[0] ?? '', 'answers.0', 'unsaved');
    expect(await second.actions.sendPending()).toBe(false);
    expect(sender.store.getState().ended).toBe(false);
  });

  it('asks at once about words that the server never takes', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.faults.push({ code: 'too-large' });
    workspace.actions.submitAnswer(id, 0, 'much too long');
    await device.clock.pass(400);
    expect(await workspace.actions.signOut()).toBe('unsaved');
  });

  it('waits five seconds for a silent server, not longer', async () => {
    const device = new SimulatedDevice();
    const tab = device.tab();
    const silent = { ...tab.api, putDocument: () => new Promise<never>(() => undefined) };
    const { workspace, id } = await begun(device, { ...tab, api: silent });
    workspace.actions.editText(id, 'answers.0', 'on its way');
    let said: boolean | null = null;
    void workspace.actions.sendPending().then((isSaved) => {
      said = isSaved;
    });
    await device.clock.pass(4_999);
    expect(said).toBe(null);
    await device.clock.pass(1);
    expect(said).toBe(false);
  });

  it('saves without leaving while the question is open', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.editText(id, 'answers.0', 'first, last');
    expect(await workspace.actions.sendPending()).toBe(true);
    expect(answerOn(device)).toBe('first, last');
    expect(workspace.store.getState().ended).toBe(false);
  });

  it('ends every tab of this browser', async () => {
    const device = new SimulatedDevice();
    const { workspace } = await begun(device);
    const second = createWorkspace(device.tab());
    await breathe();
    expect(await workspace.actions.signOut()).toBe('cleared');
    await breathe();
    expect(second.store.getState().ended).toBe(true);
  });
});

describe('a browser that keeps nothing', () => {
  it('fails a named save that reached neither the disk nor the server', async () => {
    const device = new SimulatedDevice();
    const deps = device.tab(ANN, { journal: createJournal(undefined, device.freshId) });
    const { workspace, id } = await begun(device, deps);
    device.isOnline = false;
    const saving = workspace.actions.saveOutput(id, 'a plan', FACTS).catch((error: Error) => error.message);
    await device.clock.pass(400);
    expect(await saving).toBe('Failed to save content');
  });

  it('delays the page by two seconds at most', async () => {
    const device = new SimulatedDevice();
    const tab = device.tab();
    const silent = { ...tab.journal, open: () => new Promise<never>(() => undefined) };
    const { workspace } = await begun(device, { ...tab, journal: silent });
    expect(workspace.store.getState().storage).toBe('ok');
    await device.clock.pass(2_000);
    expect(workspace.store.getState().storage).toBe('unavailable');
    expect(device.server.live('ann')).toHaveLength(1);
  });

  it('is used as soon as it answers, with the words that were typed without it', async () => {
    const device = new SimulatedDevice();
    const tab = device.tab();
    const late = Promise.withResolvers<void>();
    const slow: typeof tab.journal = {
      ...tab.journal,
      open: async (...asked) => {
        await late.promise;
        return tab.journal.open(...asked);
      },
    };
    const { workspace, id } = await begun(device, { ...tab, journal: slow });
    await device.clock.pass(2_000);
    device.isOnline = false;
    workspace.actions.editDraft(id, 'answers.0', 'typed without a disk');
    await device.clock.pass(400);
    late.resolve();
    await device.clock.pass(400);
    expect(workspace.store.getState().storage).toBe('ok');
    expect(JSON.stringify(await tab.journal.read('ann'))).toContain('typed without a disk');
    device.isOnline = true;
    await device.clock.pass(60_000);
    expect(JSON.stringify(device.server.live('ann'))).toContain('typed without a disk');
    expect(workspace.store.getState().saveStatus).toBe('saved');
    expect(JSON.stringify(await tab.journal.read('ann'))).not.toContain('conflictId');
  });
});

it('words that wait for a disk locked by a busy tab survive a crash', async () => {
  const device = new SimulatedDevice();
  const tab = device.tab();
  let isHeld = false;
  const held: typeof tab.journal = {
    ...tab.journal,
    change: (...asked) => (isHeld ? new Promise<never>(() => undefined) : tab.journal.change(...asked)),
  };
  const { workspace, id } = await begun(device, { ...tab, journal: held });
  await device.clock.pass(3_000);
  device.isOnline = false;
  isHeld = true;
  workspace.actions.editDraft(id, 'answers.0', 'typed');
  workspace.actions.editDraft(id, 'answers.0', 'typed on');
  await device.clock.pass(100);
  workspace.actions.editDraft(id, 'answers.0', 'typed on and on');
  await device.clock.pass(100);
  const next = createWorkspace(device.tab());
  await device.clock.pass(400);
  expect(JSON.stringify(next.store.getState().blueprints)).toContain('"typed on and on"');
  expect(JSON.stringify(next.store.getState().blueprints)).not.toContain('conflict');
});

describe('a disk that refuses for a moment, as after a crash', () => {
  function refusing(journal: ReturnType<SimulatedDevice['tab']>['journal'], times: number): typeof journal {
    let refusals = 0;
    return {
      ...journal,
      open: (...asked) => {
        refusals += 1;
        return refusals > times
          ? journal.open(...asked)
          : Promise.reject(new DOMException('opening backing store', 'UnknownError'));
      },
    };
  }

  it('is asked again, and the words of the last visit come onto the screen', async () => {
    const device = new SimulatedDevice();
    const first = await begun(device);
    device.isOnline = false;
    first.workspace.actions.editDraft(first.id, 'answers.0', 'typed before the crash');
    await device.clock.pass(50);
    first.workspace.close();
    const tab = device.tab();
    const workspace = createWorkspace({ ...tab, journal: refusing(tab.journal, 3) });
    await breathe();
    expect(workspace.store.getState().storage).toBe('unavailable');
    expect(JSON.stringify(workspace.store.getState().blueprints)).not.toContain('typed before the crash');
    await device.clock.pass(4_000);
    expect(workspace.store.getState().storage).toBe('ok');
    expect(JSON.stringify(workspace.store.getState().blueprints)).toContain('typed before the crash');
    device.isOnline = true;
    await device.clock.pass(60_000);
    expect(JSON.stringify(device.server.live('ann'))).toContain('typed before the crash');
  });

  it('is left alone once the page is closed', async () => {
    const device = new SimulatedDevice();
    const tab = device.tab();
    let asked = 0;
    const open = () => {
      asked += 1;
      return Promise.reject(new DOMException('opening backing store', 'UnknownError'));
    };
    const { workspace } = await begun(device, { ...tab, journal: { ...tab.journal, open } });
    await device.clock.pass(1_600);
    expect(asked).toBe(3);
    workspace.close();
    await breathe();
    await device.clock.pass(120_000);
    expect(asked).toBe(3);
  });
});

describe('leaving the page to somebody else after the session has ended', () => {
  async function withUnsentWords() {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.openTopic('brand', { ...CARD, title: 'Brand Identity' });
    await device.clock.pass(400);
    device.session = null;
    workspace.actions.editText(id, 'answers.0', 'of Ann alone');
    return { device, workspace, id };
  }
  const rowsOn = (device: SimulatedDevice) => createJournal(device.factory, device.freshId).read('ann');

  it('ends every tab, and keeps words that are on their way to the journal', async () => {
    const { device, workspace } = await withUnsentWords();
    const other = createWorkspace(device.tab());
    await breathe();
    await workspace.actions.lockAway();
    await breathe();
    expect([workspace, other].map(({ store }) => store.getState().ended)).toEqual([true, true]);
    expect(JSON.stringify(await rowsOn(device))).toContain('of Ann alone');
  });

  it('keeps only unsaved words, shows the next person nothing, and has the words when their writer is back', async () => {
    const { device, workspace, id } = await withUnsentWords();
    await workspace.actions.lockAway();
    workspace.close();
    const copies = createDeviceCopies(device.factory);
    await copies.begin(ANN);
    await forgetDevice(device.factory);
    expect((await rowsOn(device)).map((row) => row.id)).toEqual([id]);
    expect(await copies.read()).toBeNull();

    device.session = 'ben';
    const his = createWorkspace(device.tab(BEN));
    await device.clock.pass(3_000);
    expect(his.store.getState().blueprints).toEqual({});
    expect(device.puts.filter((sent) => sent.includes('of Ann alone'))).toEqual([]);
    his.close();

    device.session = 'ann';
    const hers = createWorkspace(device.tab());
    await device.clock.pass(3_000);
    expect(hers.store.getState().blueprints[id]?.content.answers[0]).toBe('of Ann alone');
    expect(answerOn(device)).toBe('of Ann alone');
  });
});
