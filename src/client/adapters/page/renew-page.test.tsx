import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPage } from './renew-page.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function setUp(update: () => Promise<void>) {
  const installing = new FakeWorker();
  const done: string[] = [];
  const registration = {
    installing,
    waiting: null,
    update,
    unregister: async () => done.push('unregistered'),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return { installing, done, renewing: renewPage(() => void done.push('reloaded')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the new version takes over as soon as it is complete, and the page reloads into it', async () => {
  const { installing, done, renewing } = setUp(async () => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual([]);
  installing.become('installed');
  expect(installing.messages).toEqual([{ type: 'take-over' }]);
  installing.become('activated');
  await renewing;
  expect(done).toEqual(['reloaded']);
});

it('over a slow network the page comes from the server, not from the old version again', async () => {
  const { done, renewing } = setUp(async () => undefined);
  await vi.advanceTimersByTimeAsync(8_000);
  await renewing;
  expect(done).toEqual(['unregistered', 'reloaded']);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never comes', () => new Promise<void>(() => undefined)],
])('where the server’s answer %s the old version stays: it alone has a page', async (_, update) => {
  const { installing, done, renewing } = setUp(update);
  installing.become('redundant');
  await vi.advanceTimersByTimeAsync(8_000);
  await renewing;
  expect(done).toEqual(['reloaded']);
});
