import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLateParts } from './late-parts.ts';
import { settingsOf } from './late-stores.ts';
import { ownSettings } from './own-settings.ts';

const NAME = 'settings-storage';
const keep = (state: unknown) => localStorage.setItem(NAME, JSON.stringify({ state, version: 0 }));
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? 'null');

afterEach(() => localStorage.clear());

describe('settings of this browser', () => {
  it('are forgotten when another person signs in, without a word of the first', () => {
    const reload = vi.fn();
    keep({ openAIKey: 'sk-abc123', owner: 'ann' });
    ownSettings('bob', reload);
    expect(JSON.stringify(stored())).not.toContain('sk-abc123');
    expect(settingsOf(createLateParts('bob', undefined)).getState().openAIKey).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('load the page anew once when it may talk to the first person’s service only', () => {
    const reload = vi.fn();
    keep({ openAIKey: 'local', baseUrl: 'http://localhost:11434/v1', owner: 'ann' });
    ownSettings('bob', reload);
    ownSettings('bob', reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stay with their owner, also after a change and a new page', () => {
    const reload = vi.fn();
    ownSettings('ann', reload);
    settingsOf(createLateParts('ann', undefined)).getState().setOpenAIKey('sk-abc123');
    expect(stored().state).toMatchObject({ openAIKey: 'sk-abc123', owner: 'ann' });
    ownSettings('ann', reload);
    expect(settingsOf(createLateParts('ann', undefined)).getState().openAIKey).toBe('sk-abc123');
    ownSettings('bob', reload);
    expect(settingsOf(createLateParts('bob', undefined)).getState().openAIKey).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('are gone from this browser before another person works with any', () => {
    keep({ openAIKey: 'sk-abc123', owner: 'ann' });
    settingsOf(createLateParts('bob', undefined));
    expect(stored()).toBeNull();
  });

  it('from before there were owners fall to whoever is signed in', () => {
    keep({ openAIKey: 'sk-abc123', baseUrl: 'http://localhost:11434/v1' });
    ownSettings('ann', vi.fn());
    expect(stored().state).toMatchObject({ openAIKey: 'sk-abc123', owner: 'ann' });
  });

  it.each(['{"state":', 'null', '{}', '[]', '5'])('that nobody can read (%s) stop nobody', (text) => {
    localStorage.setItem(NAME, text);
    expect(() => ownSettings('ann', vi.fn())).not.toThrow();
  });
});
