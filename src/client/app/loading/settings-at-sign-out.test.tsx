import { afterEach, describe, expect, it } from 'vitest';
import { hasOwnSettings, keepSettings } from '#client/adapters/device/settings-to-keep.ts';
import { lifeOf } from '#client/app/testing/life.ts';
import { settingsOf } from '#client/features/settings/settings-of.ts';

const NAME = 'settings-storage';
const keep = (state: unknown) => localStorage.setItem(NAME, JSON.stringify({ state, version: 0 }));

afterEach(() => localStorage.clear());

describe('signing out', () => {
  it.each([
    ['a key', { openAIKey: 'sk-abc123' }, true],
    ['a key of another address', { openAIKey: null, keysByBaseUrl: { 'https://a.example/v1': 'k' } }, true],
    ['an address of its own', { openAIKey: null, baseUrl: 'http://localhost:11434/v1' }, true],
    [
      'nothing but a model',
      { openAIKey: null, model: 'gpt-4o', baseUrl: 'https://api.openai.com/v1' },
      false,
    ],
    ['the key of somebody else', { openAIKey: 'sk-abc123', owner: 'bob' }, false],
    ['something unreadable', 5, false],
  ])('asks because of %s: %#', (_, state, expected) => {
    keep(state);
    expect(hasOwnSettings('ann')).toBe(expected);
  });

  it('asks nothing where there is nothing, or no storage', () => {
    expect(hasOwnSettings('ann')).toBe(false);
    localStorage.setItem(NAME, '{"state":');
    expect(hasOwnSettings('ann')).toBe(false);
  });

  it('keeps the key on request, for the same person and nobody else', () => {
    keep({ openAIKey: 'sk-abc123' });
    keepSettings('ann');
    expect(settingsOf(lifeOf('ann')).getState().openAIKey).toBe('sk-abc123');
    expect(settingsOf(lifeOf('bob')).getState().openAIKey).toBeNull();
    expect(localStorage.getItem(NAME)).toBeNull();
  });
});
