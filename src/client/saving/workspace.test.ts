import { describe, expect, it } from 'vitest';
import { createJournal } from '#client/adapters/journal/journal.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { answerOn, begun, CARD } from './testing/begun-workspace.ts';
import { ANN, BEN, breathe, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const FACTS = { origin: 'generated', at: '2027-01-01T00:00:00.000Z', writtenFrom: {} } as const;

const statusOf = ({ store }: Workspace) => store.getState().saveStatus;

describe('typing', () => {
  it('shows each keystroke at once and sends them together after a pause', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    const before = device.puts.length;
    for (const text of ['first a', 'first ab', 'first abc']) {
      workspace.actions.editText(id, 'answers.0', text);
      expect(workspace.store.getState().blueprints[id]?.content.answers[0]).toBe(text);
      expect(statusOf(workspace)).toBe('saving');
      await device.clock.pass(50);
    }
    expect(device.puts.length).toBe(before);
    await device.clock.pass(300);
    expect(device.puts.length).toBe(before + 1);
    expect(answerOn(device)).toBe('first abc');
    expect(statusOf(workspace)).toBe('saved');
  });

  it('sends at once when a field is left', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.editText(id, 'answers.0', 'first, left');
    workspace.actions.flush();
    await device.clock.pass(1);
    expect(answerOn(device)).toBe('first, left');
  });

  it('sends a submitted answer at once, even right after a typing save', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.editDraft(id, 'answers.1', 'second');
    await device.clock.pass(400);
    workspace.actions.submitAnswer(id, 1, 'second');
    await device.clock.pass(1);
    expect(device.server.live('ann')[0]?.content.answers[1]).toBe('second');
  });

  it('survives a page that ends before anything was sent', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    workspace.actions.editText(id, 'answers.0', 'first, unsent');
    await breathe();
    workspace.close();
    const next = createWorkspace(device.tab());
    await eventually(() =>
      expect(next.store.getState().blueprints[id]?.content.answers[0]).toBe('first, unsent'),
    );
    await device.clock.pass(10);
    expect(answerOn(device)).toBe('first, unsent');
  });
});

describe('trouble', () => {
  it('says that the words are on this device while the server cannot be reached', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.isOnline = false;
    workspace.actions.editText(id, 'answers.0', 'first, offline');
    await device.clock.pass(400);
    expect(statusOf(workspace)).toBe('offline');
    device.isOnline = true;
    await device.clock.pass(5_000);
    expect(statusOf(workspace)).toBe('saved');
    expect(answerOn(device)).toBe('first, offline');
  });

  it('repeats a save whose answer was lost without a conflict', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.faults.push('lose-answer');
    workspace.actions.editText(id, 'answers.0', 'first, once');
    await device.clock.pass(400);
    workspace.actions.editText(id, 'answers.0', 'first, once more');
    await device.clock.pass(5_000);
    expect(answerOn(device)).toBe('first, once more');
    expect(workspace.store.getState().conflicts).toEqual([]);
    expect(device.server.log.length).toBe(new Set(device.server.log).size);
  });

  it('shows a refused save, keeps the words, and sends them again once they change', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.faults.push({ code: 'too-large' });
    const saving = workspace.actions.saveOutput(id, 'a plan', FACTS).catch((error: Error) => error.message);
    await device.clock.pass(400);
    expect(await saving).toBe('This is too much text to save in one topic. Shorten it, then save again.');
    expect(statusOf(workspace)).toBe('blocked');
    expect(workspace.store.getState().blocked).toEqual([{ kind: 'blueprint', docId: id, code: 'too-large' }]);
    workspace.actions.editOutput(id, 'a pl');
    await device.clock.pass(1_000);
    expect(statusOf(workspace)).toBe('saved');
    expect(device.server.live('ann')[0]?.content.aiOutput).toBe('a pl');
  });

  it('keeps a plan that is over the limit, and saves it once it is shorter', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.faults.push({ code: 'output-too-long' });
    workspace.actions.editOutput(id, 'y'.repeat(120_001));
    await device.clock.pass(1_000);
    expect(workspace.store.getState().blueprints[id]?.content.aiOutput).toHaveLength(120_001);
    expect(workspace.store.getState().blocked).toEqual([
      { kind: 'blueprint', docId: id, code: 'output-too-long' },
    ]);
    workspace.actions.editOutput(id, 'y');
    await device.clock.pass(2_000);
    expect(statusOf(workspace)).toBe('saved');
  });

  it('resolves a named save that is safe on this device', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.isOnline = false;
    const saving = workspace.actions.saveOutput(id, 'a plan', FACTS);
    await device.clock.pass(400);
    await expect(saving).resolves.toBeUndefined();
  });

  it('goes on without storage, says so, and asks before the page is closed', async () => {
    const device = new SimulatedDevice();
    const deps = device.tab(ANN, { journal: createJournal(undefined, device.freshId) });
    const workspace = createWorkspace(deps);
    const id = workspace.actions.openTopic('identity', CARD);
    await device.clock.pass(400);
    expect(workspace.store.getState().storage).toBe('unavailable');
    expect(device.server.live('ann')).toHaveLength(1);
    device.isOnline = false;
    workspace.actions.submitAnswer(id, 0, 'only here');
    await device.clock.pass(400);
    expect(statusOf(workspace)).toBe('unsaved');
    expect(deps.page.asksBeforeClosing()).toBe(true);
    device.isOnline = true;
    await device.clock.pass(5_000);
    expect(answerOn(device)).toBe('only here');
    expect(deps.page.asksBeforeClosing()).toBe(false);
  });
});

describe('two tabs', () => {
  it('stay in step, and the second sends when the first is gone', async () => {
    const device = new SimulatedDevice();
    const { workspace: first, id } = await begun(device);
    const second = createWorkspace(device.tab());
    await breathe();
    second.actions.editText(id, 'answers.0', 'first, from the second');
    await breathe();
    expect(first.store.getState().blueprints[id]?.content.answers[0]).toBe('first, from the second');
    first.close();
    second.actions.editText(id, 'answers.0', 'first, and after');
    await device.clock.pass(1_000);
    expect(answerOn(device)).toBe('first, and after');
  });
});

describe('two devices', () => {
  it('keep both texts of one field, with a notice and a copy on the server', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    const far = new SimulatedDevice(device.server, device.clock);
    const other = createWorkspace(far.tab());
    await breathe();
    other.actions.editText(id, 'answers.0', 'first from there');
    workspace.actions.editText(id, 'answers.0', 'first from here');
    await device.clock.pass(3_000);
    const notes = [...workspace.store.getState().conflicts, ...other.store.getState().conflicts];
    expect(notes).toHaveLength(1);
    const everything = device.server.words('ann');
    expect(everything).toContain('from there');
    expect(everything).toContain('from here');
    const [note] = notes;
    const owner = workspace.store.getState().conflicts.length > 0 ? workspace : other;
    owner.actions.resolveConflict(id, note?.conflictId ?? '', 'theirs');
    await device.clock.pass(2_000);
    expect(answerOn(device)).toBe(note?.theirs);
    expect(owner.store.getState().conflicts).toEqual([]);
    expect(device.server.words('ann')).toContain(note?.mine);
  });
});

describe('facts', () => {
  it('that two devices change at the same time are both kept, with a notice', async () => {
    const device = new SimulatedDevice();
    const { workspace } = await begun(device);
    const other = createWorkspace(new SimulatedDevice(device.server, device.clock).tab());
    await breathe();
    const say = (place: Workspace, price: string) =>
      place.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', price, now));
    say(workspace, '$280');
    await device.clock.pass(1_000);
    expect(workspace.store.getState().saveStatus).toBe('saved');
    other.actions.reload();
    await device.clock.pass(1_000);
    say(workspace, '$290');
    say(other, '$340');
    await device.clock.pass(3_000);
    const owner = [workspace, other].find(({ store }) => store.getState().conflicts.length > 0);
    const [note] = owner?.store.getState().conflicts ?? [];
    expect(note).toMatchObject({ docId: 'launch', field: 'facts.offerPrice' });
    expect([note?.mine, note?.theirs].sort()).toEqual(['$290', '$340']);
    owner?.actions.resolveConflict('launch', note?.conflictId ?? '', 'theirs');
    await device.clock.pass(2_000);
    expect(owner?.store.getState().sheet?.facts.offerPrice).toBe(note?.theirs);
    expect(owner?.store.getState().conflicts).toEqual([]);
    expect(statusOf(workspace)).toBe('saved');
  });
});

describe('the session', () => {
  it('waits for the same person to sign in again', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.session = null;
    workspace.actions.editText(id, 'answers.0', 'first, signed out');
    await device.clock.pass(400);
    expect(workspace.store.getState()).toMatchObject({ sessionLost: true, saveStatus: 'signed-out' });
    expect(workspace.actions.resumeAs(BEN)).toBe('other-user');
    device.session = 'ann';
    expect(workspace.actions.resumeAs(ANN)).toBe('resumed');
    await device.clock.pass(10);
    expect(statusOf(workspace)).toBe('saved');
    expect(answerOn(device)).toBe('first, signed out');
  });

  it('sends no words while it is over, however long somebody types, and all of them afterwards', async () => {
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    device.session = null;
    workspace.actions.editText(id, 'answers.0', 'first,');
    await device.clock.pass(400);
    const tried = device.puts.length;
    for (let second = 1; second <= 60; second += 1) {
      workspace.actions.editText(id, 'answers.0', `first, ${second}`);
      await device.clock.pass(1_000);
    }
    expect(device.puts.length).toBe(tried);
    device.session = 'ann';
    workspace.actions.resumeAs(ANN);
    await device.clock.pass(10);
    expect(answerOn(device)).toBe('first, 60');
  });
});

it('sends a save every two seconds of typing at 40 words a minute, and the last words soon after', async () => {
  const device = new SimulatedDevice();
  const { workspace, id } = await begun(device);
  const before = device.puts.length;
  let text = 'first ';
  // 200 keystrokes a minute, unevenly: people pause between words.
  for (let key = 0; key < 200; key += 1) {
    text += 'x';
    workspace.actions.editText(id, 'answers.0', text);
    await device.clock.pass([120, 180, 250, 650][key % 4] ?? 0);
  }
  await device.clock.pass(2_000);
  expect(answerOn(device)).toBe(text);
  const count = device.puts.length - before;
  process.stdout.write(`typing: ${count} saves for 200 keys in 60 s\n`);
  expect(count).toBeLessThanOrEqual(32);
  expect(count).toBeGreaterThan(20);
});
