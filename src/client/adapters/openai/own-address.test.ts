import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { writePlan } from './openai.ts';
import { checkKey, listModels } from './openai-check.ts';
import { isOurServer } from './own-address.ts';

const KEY = 'sk-canary123';
const own = { key: KEY, baseUrl: 'https://plan.example.org/v1' };
const sent = vi.fn(async () => new Response('{}', { status: 200 }));

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://plan.example.org' });
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

describe('our own server as the address of the AI service', () => {
  it.each([
    'https://plan.example.org',
    'https://plan.example.org/v1',
    'https://plan.example.org:443/api',
    'https://PLAN.example.org/v1',
  ])('is known as %s', (baseUrl) => {
    expect(isOurServer(baseUrl)).toBe(true);
  });

  it.each([
    'https://api.openai.com/v1',
    'https://plan.example.org:8443/v1',
    'https://ai.plan.example.org/v1',
  ])('is not %s', (baseUrl) => {
    expect(isOurServer(baseUrl)).toBe(false);
  });

  it('never gets the key: not to write a plan, not to check it, not to list models', async () => {
    const request = {
      ...own,
      model: 'gpt-4',
      messages: [],
      adaptations: [],
      signal: new AbortController().signal,
      onText: () => undefined,
      onAdapt: () => undefined,
    };
    await expect(writePlan(request)).rejects.toThrow(new AppError('base-url-own'));
    expect(await checkKey(request)).toMatchObject({ isWell: false, code: 'base-url-own' });
    await expect(listModels(own)).rejects.toThrow(
      'That’s the address of this app, not of an AI service. Enter the address of your AI service in Settings.',
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it('is also recognized by another spelling of its IP address', () => {
    vi.stubGlobal('location', { origin: 'https://[2001:db8::1]' });
    expect(isOurServer('https://[2001:db8:0:0::1]/v1')).toBe(true);
  });
});
