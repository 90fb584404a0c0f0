import { afterEach, expect, it, vi } from 'vitest';
import { recorderBrowser } from './browser-recorder.ts';

afterEach(() => vi.unstubAllGlobals());

function open(locks?: object) {
  const calls: string[] = [];
  const page = { visibilityState: 'visible' };
  const onPage = new EventTarget();
  const onWindow = new EventTarget();
  vi.stubGlobal('MediaRecorder', class {});
  Object.defineProperty(onPage, 'visibilityState', { get: () => page.visibilityState });
  vi.stubGlobal('document', onPage);
  vi.stubGlobal('addEventListener', onWindow.addEventListener.bind(onWindow));
  vi.stubGlobal('removeEventListener', onWindow.removeEventListener.bind(onWindow));
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async (wanted: unknown) => calls.push(JSON.stringify(wanted)),
    },
    wakeLock: {
      async request(what: string) {
        calls.push(`keep the ${what} on`);
        return { release: async () => calls.push('let it go') };
      },
    },
    locks,
  });
  const browser = recorderBrowser();
  if (!browser) throw new Error('it can record');
  const show = (state: string) => {
    page.visibilityState = state;
    onPage.dispatchEvent(new Event('visibilitychange'));
  };
  return { browser, calls, show, leave: () => onWindow.dispatchEvent(new Event('pagehide')) };
}

it('asks for one channel', async () => {
  const { browser, calls } = open();
  await browser.getStream();
  expect(JSON.parse(calls[0] ?? '{}')).toMatchObject({ audio: { channelCount: 1 } });
});

it('keeps the screen on, again after the page was hidden, and releases it at the end', async () => {
  const { browser, calls, show } = open();
  const letGo = await browser.keepAwake();
  show('hidden');
  expect(calls).toEqual(['keep the screen on']);
  show('visible');
  await Promise.resolve();
  expect(calls).toEqual(['keep the screen on', 'keep the screen on']);
  await Promise.resolve();
  letGo();
  show('hidden');
  show('visible');
  await Promise.resolve();
  expect(calls.slice(2)).toEqual(['let it go']);
});

it('reports a hidden tab and a closing page, but not its return', () => {
  const { browser, show, leave } = open();
  const run = vi.fn();
  const stop = browser.onLeaving(run);
  show('hidden');
  show('visible');
  leave();
  expect(run).toHaveBeenCalledTimes(2);
  stop();
  show('hidden');
  leave();
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs in one tab only: it does not start if another tab holds the lock', async () => {
  let isFree = true;
  const { browser } = open({
    request: async (_name: string, options: object, run: (lock: object | null) => unknown) => {
      expect(options).toEqual({ ifAvailable: true });
      return run(isFree ? {} : null);
    },
  });
  const work = vi.fn(async () => undefined);
  expect(await browser.alone(work)).toBe(true);
  isFree = false;
  expect(await browser.alone(work)).toBe(false);
  expect(work).toHaveBeenCalledOnce();
});
