import { expect, it, vi } from 'vitest';
import { answerOn, begun } from './testing/begun-workspace.ts';
import { breathe, SimulatedDevice } from './testing/simulated-deps.ts';
import { createWorkspace } from './workspace.ts';

/** A page with frames that the test renders. */
async function pageWithFrames() {
  const device = new SimulatedDevice();
  const { workspace: first, id } = await begun(device);
  first.close();
  const waiting: (() => void)[] = [];
  const deps = { ...device.tab(), afterFrame: (run: () => void) => void waiting.push(run) };
  const workspace = createWorkspace(deps);
  await breathe();
  const drawFrame = async () => {
    for (const run of waiting.splice(0)) run();
    await breathe();
  };
  const rowOnDisk = async () => (await deps.journal.read('ann')).find((row) => row.id === id);
  const typed = (text: string) =>
    workspace.actions.type(() => workspace.actions.editText(id, 'answers.0', text));
  return { device, page: deps.page, workspace, id, drawFrame, rowOnDisk, typed };
}

it('has a keystroke in memory at once, reports it as unsaved, and notifies slow parts after its frame', async () => {
  const { workspace, id, drawFrame, typed } = await pageWithFrames();
  const told = { store: 0, lateStore: 0 };
  workspace.store.subscribe(() => {
    told.store += 1;
  });
  workspace.lateStore.subscribe(() => {
    told.lateStore += 1;
  });
  typed('first a');
  typed('first ab');
  expect(told).toEqual({ store: 2, lateStore: 0 });
  expect(workspace.lateStore.getState().blueprints[id]?.content.answers[0]).toBe('first ab');
  expect(workspace.store.getState().saveStatus).toBe('saving');
  await drawFrame();
  expect(told.lateStore).toBeGreaterThanOrEqual(2);
});

it('notifies slow parts at once of any other change', async () => {
  const { workspace, id } = await pageWithFrames();
  let told = 0;
  workspace.lateStore.subscribe(() => {
    told += 1;
  });
  workspace.actions.editText(id, 'answers.0', 'first, brought back');
  expect(told).toBe(1);
});

it('does not count as typing after a failed edit', async () => {
  const { workspace, id } = await pageWithFrames();
  let told = 0;
  workspace.lateStore.subscribe(() => {
    told += 1;
  });
  expect(() => workspace.actions.type(() => workspace.actions.editText('gone', 'notes', 'a'))).toThrow();
  workspace.actions.editText(id, 'answers.0', 'first, brought back');
  expect(told).toBe(1);
});

it('writes a keystroke to the disk after the frame that shows it, together with later ones', async () => {
  const { device, drawFrame, rowOnDisk, typed } = await pageWithFrames();
  typed('first a');
  await breathe();
  expect((await rowOnDisk())?.mine).toMatchObject({ content: { answers: { 0: 'first' } } });
  typed('first ab');
  await drawFrame();
  await drawFrame();
  expect((await rowOnDisk())?.mine).toMatchObject({ content: { answers: { 0: 'first ab' } } });
  await device.clock.pass(1_000);
  expect(answerOn(device)).toBe('first ab');
});

it('loses nothing if the page is left before that frame', async () => {
  const { device, page, workspace, id, typed } = await pageWithFrames();
  typed('first, and gone');
  page.happens('leaving');
  await breathe();
  workspace.close();
  const next = createWorkspace(device.tab());
  await breathe();
  expect(next.store.getState().blueprints[id]?.content.answers[0]).toBe('first, and gone');
});

it('sends a request only after the frame of the touch that caused it', async () => {
  const { device, page, drawFrame } = await pageWithFrames();
  await device.clock.pass(6_000);
  const list = vi.spyOn(device.server, 'list');
  page.happens('touched');
  await breathe();
  expect(list).not.toHaveBeenCalled();
  await drawFrame();
  expect(list).toHaveBeenCalledOnce();
});

/** When words typed at these moments are sent, in milliseconds since the first one. */
async function sentAt(typedAt: readonly number[]): Promise<number[]> {
  const device = new SimulatedDevice();
  const { workspace, id } = await begun(device);
  await device.clock.pass(10_000);
  const begunAt = device.clock.elapsed();
  const count = device.puts.length;
  const times: number[] = [];
  for (let at = 0; at <= 4_000; at += 10) {
    if (typedAt.includes(at)) workspace.actions.editText(id, 'answers.0', `first, and ${at}`);
    await device.clock.pass(10);
    while (times.length < device.puts.length - count) times.push(device.clock.elapsed() - begunAt);
  }
  return times;
}

const every = (ms: number, upTo: number) => Array.from({ length: upTo / ms + 1 }, (_, key) => key * ms);

it.each([
  ['300 ms after the last keystroke', [0, 100], [400]],
  ['1 s after the first, while somebody types', every(200, 1_200), [1_000, 3_000]],
  ['2 s after what was typed before them', [0, 400, 500], [300, 2_300]],
])('sends words %s', async (_, typedAt, sends) => expect(await sentAt(typedAt)).toEqual(sends));

it('without a disk, sends words every 300 ms, however long somebody types', async () => {
  const device = new SimulatedDevice();
  const { workspace: first, id } = await begun(device);
  first.close();
  const deps = device.tab();
  const open = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  const page = createWorkspace({ ...deps, journal: { ...deps.journal, open } });
  await device.clock.pass(500);
  expect(page.store.getState().storage).toBe('unavailable');
  const behind: number[] = [];
  for (let key = 1; key <= 40; key += 1) {
    page.actions.editText(id, 'answers.0', `first${'x'.repeat(key)}`);
    await device.clock.pass(100);
    behind.push(key - ((answerOn(device)?.length ?? 0) - 'first'.length));
  }
  expect(Math.max(...behind)).toBe(2);
});

it.each([0, 1, 2, 3, 4, 5])(
  'loses no word, and asks nobody to choose, when the disk is full after %i more writes and another tab goes on',
  async (writes) => {
    const device = new SimulatedDevice();
    const { workspace: first, id } = await begun(device);
    first.close();
    const deps = device.tab();
    let left = writes;
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const change: typeof deps.journal.change = (...asked) => {
      left -= 1;
      return left < 0 ? full() : deps.journal.change(...asked);
    };
    const page = createWorkspace({ ...deps, journal: { ...deps.journal, change } });
    const other = createWorkspace(device.tab());
    await device.clock.pass(500);
    for (const text of ['first on', 'first on a', 'first on a full', 'first on a full disk']) {
      page.actions.editText(id, 'answers.0', text);
      await device.clock.pass(300);
    }
    await device.clock.pass(3_500);
    expect(page.store.getState()).toMatchObject({ storage: 'unavailable', saveStatus: 'idle' });
    const seen = other.store.getState().blueprints[id]?.content.answers[0];
    expect(seen).toBe('first on a full disk');
    other.actions.editText(id, 'answers.0', `${seen}, and another tab`);
    await device.clock.pass(70_000);
    expect(answerOn(device)).toBe('first on a full disk, and another tab');
    expect([page, other].flatMap(({ store }) => store.getState().conflicts)).toEqual([]);
  },
);
