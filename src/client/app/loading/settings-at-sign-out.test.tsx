import { afterEach, describe, expect, it } from 'vitest';
import { createLateParts } from './late-parts.ts';
import { settingsOf } from './late-stores.ts';
import { forgetSettings, hasOwnSettings, keepSettings } from './settings-at-sign-out.ts';

const NAME = 'settings-storage';
const keep = (state: unknown) => localStorage.setItem(NAME, JSON.stringify({ state, version: 0 }));
const ann = () => createLateParts('ann', undefined);

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
    expect(hasOwnSettings(ann())).toBe(expected);
  });

  it('asks nothing where there is nothing, or no storage', () => {
    expect(hasOwnSettings(ann())).toBe(false);
    localStorage.setItem(NAME, '{"state":');
    expect(hasOwnSettings(ann())).toBe(false);
  });

  it('forgets everything', () => {
    keep({ openAIKey: 'sk-abc123' });
    const late = ann();
    const settings = settingsOf(late);
    forgetSettings(late);
    expect(localStorage.getItem(NAME)).toBeNull();
    expect(settings.getState().openAIKey).toBeNull();
  });

  it('keeps the key on request, for the same person and nobody else', () => {
    keep({ openAIKey: 'sk-abc123' });
    keepSettings(ann());
    expect(settingsOf(ann()).getState().openAIKey).toBe('sk-abc123');
    expect(settingsOf(createLateParts('bob', undefined)).getState().openAIKey).toBeNull();
    expect(localStorage.getItem(NAME)).toBeNull();
  });
});
