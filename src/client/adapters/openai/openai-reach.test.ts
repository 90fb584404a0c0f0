import { afterEach, expect, it, vi } from 'vitest';
import { connectionCode } from './openai-reach.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = 'https://ai.example/v1';

it('asks once more without key, cookies or address, and learns that only the browser stood in the way', async () => {
  const probe = vi.fn(async (_url: string, _init: RequestInit) => new Response(null));
  vi.stubGlobal('fetch', probe);
  expect(await connectionCode(BASE)).toBe('ai-blocked');
  const [url, init] = probe.mock.calls[0] ?? [];
  expect(url).toBe('https://ai.example/v1/models');
  expect(init).toMatchObject({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(init).not.toHaveProperty('headers');
});

it('calls an address unreachable when nothing answers there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await connectionCode(BASE)).toBe('ai-connection');
});

it('asks nobody while the device is offline', async () => {
  const probe = vi.fn();
  vi.stubGlobal('fetch', probe);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await connectionCode(BASE)).toBe('ai-connection');
  expect(probe).not.toHaveBeenCalled();
});
