import { afterEach, expect, it, vi } from 'vitest';
import { connectionTrouble } from './openai-reach.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = 'https://ai.example/v1';

it('sends one more request without key, cookies or referrer, and learns that only CORS was in the way', async () => {
  const probe = vi.fn(async (_url: string, _init: RequestInit) => new Response(null));
  vi.stubGlobal('fetch', probe);
  expect(await connectionTrouble(BASE)).toMatchObject({
    code: 'ai-blocked',
    words: expect.stringContaining('most end in /v1'),
  });
  const [url, init] = probe.mock.calls[0] ?? [];
  expect(url).toBe('https://ai.example/v1/models');
  expect(init).toMatchObject({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(init).not.toHaveProperty('headers');
});

it('calls an address unreachable when nothing answers there, and says which one to check', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await connectionTrouble('https://api.openai.com/v1')).toEqual({ code: 'ai-connection' });
  expect(await connectionTrouble(BASE)).toEqual({
    code: 'ai-not-found',
    words:
      'We got no answer from ai.example. Check the AI service address in Settings and your internet connection, then try again.',
  });
  expect(await connectionTrouble('http://localhost:11434/v1')).toMatchObject({
    words: expect.stringContaining('We got no answer from localhost:11434. Start the AI program'),
  });
});

it('sends nothing while the device is offline', async () => {
  const probe = vi.fn();
  vi.stubGlobal('fetch', probe);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await connectionTrouble(BASE)).toEqual({ code: 'ai-connection' });
  expect(probe).not.toHaveBeenCalled();
});
