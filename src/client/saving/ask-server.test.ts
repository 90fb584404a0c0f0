import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '#client/adapters/api/api.ts';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { askServer } from './ask-server.ts';
import { answerOn, begun } from './testing/begun-workspace.ts';
import { SimulatedDevice } from './testing/simulated-deps.ts';

it.each([
  [
    'with its own words',
    new ApiError('internal', { status: 500 }),
    'Something went wrong on our side. Try again in a moment.',
  ],
  ['that has none', new TypeError('undefined is not a function'), 'Failed to load blueprints'],
])('says why the list could not be loaded: a failure %s', async (_, failure, message) => {
  const api = { listDocuments: () => Promise.reject(failure) } as unknown as Api;
  const chance = { random: () => 0, ids: () => 'fresh' };
  const event = await askServer(api, 'ann', 'laptop', { do: 'list', etag: null }, chance);
  expect(event).toMatchObject({ type: 'list-refused', refusal: { message } });
});

// Saves made by this browser after a copy of it was taken: set back to that copy, it no longer knows of them.
function saveAfterCopy({ server }: SimulatedDevice, seqs: readonly number[]): void {
  const [client = ''] = server.log.map((entry) => entry.split(' ')[1]);
  for (const [index, seq] of seqs.entries()) {
    const [stored] = server.live('ann');
    if (!stored) throw new Error('nothing is stored');
    const { version: baseVersion, ...before } = stored;
    const doc = { ...before, content: { ...before.content, notes: `written after the copy, ${index + 1}` } };
    server.put('ann', 'ann', { kind: 'blueprint', doc, baseVersion, seq }, client);
  }
}

const COPIED_AT = Date.parse('2026-11-19T12:00:00Z');
afterEach(() => void vi.useRealTimers());

it.each([
  ['one save', (now: number) => [now]],
  ['two saves', (now: number) => [now, now + 1]],
  // A clock that is right again counts below them; the version reveals it.
  ['two saves, by a clock that was years ahead', (now: number) => [now + 2e11, now + 2e11 + 1]],
])(
  'loses nothing in a browser that was set back to an older copy of itself: %s later',
  async (_, seqsFrom) => {
    // A second apart: within the same few milliseconds, the counts would overlap.
    vi.useFakeTimers({ toFake: ['Date'], now: COPIED_AT });
    const device = new SimulatedDevice();
    const { workspace, id } = await begun(device);
    const seqs = seqsFrom(COPIED_AT + 1_000);
    saveAfterCopy(device, seqs);
    vi.setSystemTime(COPIED_AT + 2_000);
    workspace.actions.editText(id, 'answers.0', 'first, and what is new');
    await device.clock.pass(2_000);
    expect(workspace.store.getState().saveStatus).toBe('saved');
    expect(answerOn(device)).toBe('first, and what is new');
    const notes = `written after the copy, ${seqs.length}`;
    expect(device.server.live('ann')[0]?.content.notes).toBe(notes);
    expect(workspace.store.getState().blueprints[id]?.content.notes).toBe(notes);
    workspace.close();
  },
);
