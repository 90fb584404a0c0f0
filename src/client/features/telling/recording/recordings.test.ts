import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { Transcript } from '#client/adapters/openai/transcribe.ts';
import { createSoundStore } from '#client/adapters/recording/sound-store.ts';
import { fakeRecorder } from '#client/adapters/recording/testing/fake-recorder.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { RECORDING_COPY } from '#content/copy/person/recording.ts';
import { AppError } from '#domain/errors.ts';
import { addSource } from '#domain/telling/change-telling.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { createRecordings } from './recordings.ts';

function setUp(answers: (Transcript | AppError)[], given: { isOnline?: boolean } = {}) {
  const network = { isOnline: given.isOnline ?? true };
  const device = new SimulatedDevice();
  const workspace = createWorkspace(device.tab());
  const sound = createSoundStore(new IDBFactory());
  const fake = fakeRecorder();
  const asked: string[] = [];
  const clock = { now: '2026-11-17T08:00:00.000Z' };
  let connect = () => {};
  const deps = {
    uid: 'ann',
    workspace,
    store: sound,
    browser: fake.browser,
    async transcribe(blob: Blob, number: number): Promise<Transcript> {
      asked.push(`${number}: ${(await blob.text()).trim().split(' ')[0]}`);
      const answer = answers.shift() ?? { text: '' };
      if (answer instanceof AppError) {
        if (answer.code === 'ai-connection') network.isOnline = false;
        throw answer;
      }
      return answer;
    },
    addText(text: string, at: string): string {
      workspace.actions.change('telling', TELLING_ID, (telling, now) =>
        addSource(telling, { id: 'said', name: 'Recording', text, from: 'recorded', at }, now),
      );
      return 'said';
    },
    isOnline: () => network.isOnline,
    onOnline: (run: () => void) => {
      connect = run;
      return () => undefined;
    },
    freshId: () => `r${asked.length}`,
    now: () => new Date(clock.now),
  };
  const recordings = createRecordings(deps);
  const texts = () =>
    workspace.store.getState().documents.telling[TELLING_ID]?.sources.map(({ text }) => text) ?? [];
  async function recordFor(ms: number) {
    recordings.record();
    await fake.pass(ms);
    recordings.done();
    await fake.pass(200);
    await eventually(() => expect(recordings.state.getState().kept).toHaveLength(1));
    const [kept] = recordings.state.getState().kept;
    if (!kept) throw new Error('nothing is kept');
    return kept;
  }
  return {
    recordings,
    recordFor,
    asked,
    texts,
    sound,
    fake,
    device,
    workspace,
    clock,
    connect() {
      network.isOnline = true;
      connect();
    },
  };
}

describe('a stored recording', () => {
  it('is transcribed part by part, in order; its sound is deleted only when the server has the text', async () => {
    const { recordings, recordFor, asked, texts, sound, device } = setUp([
      { text: ' One. ' },
      { text: 'Two.' },
    ]);
    const kept = await recordFor(5 * 60_000);
    device.isOnline = false;
    recordings.writeDown(kept);
    await eventually(() => expect(texts()).toEqual(['One.\n\nTwo.']));
    expect(asked).toEqual(['1: 0.0', '2: 1.0']);
    await eventually(() => expect(recordings.state.getState().kept).toEqual([]));
    expect(await sound.list('ann')).toMatchObject([{ writtenAs: 'said' }]);
    device.isOnline = true;
    await device.clock.pass(120_000);
    await eventually(async () => expect(await sound.list('ann')).toEqual([]));
  });

  it('retries only the failed part', async () => {
    const { recordings, recordFor, asked, texts } = setUp([
      { text: 'One.' },
      new AppError('ai-server-error'),
      { text: 'Two.' },
    ]);
    const kept = await recordFor(5 * 60_000);
    recordings.writeDown(kept);
    const writing = () => recordings.state.getState().writing[kept.id];
    await eventually(() => expect(writing()).toMatchObject({ status: 'failed', part: 2, total: 2 }));
    expect(texts()).toEqual([]);
    recordings.writeDown(kept);
    await eventually(() => expect(texts()).toEqual(['One.\n\nTwo.']));
    expect(asked).toEqual(['1: 0.0', '2: 1.0', '2: 1.0']);
  });

  it('stays if the service cannot transcribe', async () => {
    const { recordings, recordFor, sound } = setUp([{ isUnsupported: true }]);
    const kept = await recordFor(3_000);
    recordings.writeDown(kept);
    await eventually(() =>
      expect(recordings.state.getState().writing[kept.id]).toEqual({ status: 'unsupported' }),
    );
    expect(await sound.list('ann')).toHaveLength(1);
  });

  it('is offered only once the recording tab has ended or was killed', async () => {
    const { recordings, sound, fake } = setUp([]);
    const at = '2026-11-17T07:00:00.000Z';
    await sound.keep({ uid: 'ann', id: 'live', at, type: 'audio/webm', ms: 4_000 });
    await sound.keep({ uid: 'ann', id: 'done', at, type: 'audio/webm', ms: 9_000, isDone: true });
    fake.takeLock();
    const ids = () => recordings.state.getState().kept.map(({ id }) => id);
    await recordings.open();
    expect(ids()).toEqual(['done']);
    // Ended or killed: it is offered without another check.
    fake.takeLock(false);
    await eventually(() => expect(ids().sort()).toEqual(['done', 'live']));
  });

  it.each([
    ['ai-context-length', 'The AI service says this part is too large.'],
    ['ai-forbidden', 'Your key isn’t allowed to write down speech.'],
    ['ai-bad-request', 'The AI service didn’t accept this recording.'],
    ['ai-unauthorized', 'The AI service didn’t accept your key.'],
  ] as const)('is told of in words about a recording, not about plans: %s', async (code, words) => {
    const { recordings, recordFor } = setUp([new AppError(code)]);
    const kept = await recordFor(3_000);
    recordings.writeDown(kept);
    await eventually(() =>
      expect(recordings.state.getState().writing[kept.id]).toMatchObject({
        message: expect.stringContaining(words),
      }),
    );
  });

  it('keeps a message that is more specific than the code', async () => {
    const message = 'This AI service doesn’t work in your country or region.';
    const { recordings, recordFor } = setUp([Object.assign(new AppError('ai-forbidden'), { message })]);
    const kept = await recordFor(3_000);
    recordings.writeDown(kept);
    await eventually(() => expect(recordings.state.getState().writing[kept.id]).toMatchObject({ message }));
  });

  it('waits for a connection', async () => {
    const { recordings, recordFor, asked, texts, connect } = setUp([{ text: 'One.' }], { isOnline: false });
    const kept = await recordFor(3_000);
    recordings.writeDown(kept);
    await eventually(() =>
      expect(recordings.state.getState().writing[kept.id]).toEqual({ status: 'waiting' }),
    );
    expect(asked).toEqual([]);
    connect();
    await eventually(() => expect(texts()).toEqual(['One.']));
  });

  it('also waits when the connection is lost halfway, and continues with that part', async () => {
    const { recordings, recordFor, asked, texts, connect } = setUp([
      { text: 'One.' },
      new AppError('ai-connection'),
      { text: 'Two.' },
    ]);
    const kept = await recordFor(5 * 60_000);
    recordings.writeDown(kept);
    await eventually(() =>
      expect(recordings.state.getState().writing[kept.id]).toEqual({ status: 'waiting' }),
    );
    connect();
    await eventually(() => expect(texts()).toEqual(['One.\n\nTwo.']));
    expect(asked).toEqual(['1: 0.0', '2: 1.0', '2: 1.0']);
  });

  it('is not deleted before its text is on the disk: a killed tab would lose both', async () => {
    const { recordings, recordFor, texts, sound, workspace } = setUp([{ text: 'One.' }]);
    let write = () => {};
    workspace.actions.written = () => new Promise((resolve) => (write = resolve));
    const kept = await recordFor(3_000);
    recordings.writeDown(kept);
    await eventually(() => expect(texts()).toEqual(['One.']));
    await new Promise((resolve) => setImmediate(resolve));
    expect((await sound.list('ann')).map(({ writtenAs }) => writtenAs)).toEqual([undefined]);
    write();
    await eventually(async () =>
      expect((await sound.list('ann')).every(({ writtenAs }) => writtenAs === 'said')).toBe(true),
    );
  });
});

it('a clock that jumps ahead deletes nothing of a running recording', async () => {
  const { recordings, fake, sound, clock } = setUp([]);
  recordings.record();
  await fake.pass(5_000);
  clock.now = '2026-12-24T08:00:00.000Z';
  // Somebody returns to this tab.
  await recordings.open();
  recordings.done();
  await fake.pass(200);
  expect((await sound.list('ann')).map(({ ms }) => ms)).toEqual([5_000]);
});

it.each([
  [400, 'You have a recording of 1 second.'],
  [3_200, 'You have a recording of 3 seconds.'],
  [61_000, 'You have a recording of 1 minute.'],
  [360_000, 'You have a recording of 6 minutes.'],
])('a recording of %i ms is called what it is', (ms, words) => {
  expect(RECORDING_COPY.kept(ms)).toBe(words);
});
