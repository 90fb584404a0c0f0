import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownSettings } from '#client/adapters/device/settings-storage.ts';
import { lifeOf } from '#client/app/testing/life.ts';
import { settingsOf } from '#client/features/settings/settings-of.ts';
import { generationOf } from './late-stores.ts';

const NAME = 'settings-storage';
const keep = (state: unknown) => localStorage.setItem(NAME, JSON.stringify({ state, version: 0 }));
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? 'null');

afterEach(() => localStorage.clear());

describe('stores that come with a later download', () => {
  it('are the same within one life, and new for the next', () => {
    const ann = lifeOf('ann');
    expect(settingsOf(ann)).toBe(settingsOf(ann));
    expect(settingsOf(lifeOf('ann'))).not.toBe(settingsOf(ann));
    expect(generationOf(ann)).toBe(generationOf(ann));
  });

  it('end with the life, before the workspace does', () => {
    const ended: string[] = [];
    const life = lifeOf('ann', () => ended.push('workspace'));
    life.onClose(() => ended.push('part'));
    life.close();
    expect(ended).toEqual(['part', 'workspace']);
  });

  it('leave no key behind at sign-out, neither here nor in the browser', () => {
    const life = lifeOf('ann');
    settingsOf(life).getState().setOpenAIKey('sk-abc123');
    life.forget();
    expect(stored()).toBeNull();
    expect(settingsOf(life).getState().openAIKey).toBeNull();
    keep({ openAIKey: 'sk-abc123', owner: 'bob' });
    lifeOf('bob').forget();
    expect(stored()).toBeNull();
  });
});

describe('settings of this browser', () => {
  it('are cleared when another person signs in', () => {
    const reload = vi.fn();
    keep({ openAIKey: 'sk-abc123', owner: 'ann' });
    ownSettings('bob', reload);
    expect(JSON.stringify(stored())).not.toContain('sk-abc123');
    expect(settingsOf(lifeOf('bob')).getState().openAIKey).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reload the page once if its policy allows only the first person’s service', () => {
    const reload = vi.fn();
    keep({ openAIKey: 'local', baseUrl: 'http://localhost:11434/v1', owner: 'ann' });
    ownSettings('bob', reload);
    ownSettings('bob', reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stay with their owner, also after a change and a new page', () => {
    const reload = vi.fn();
    ownSettings('ann', reload);
    settingsOf(lifeOf('ann')).getState().setOpenAIKey('sk-abc123');
    expect(stored().state).toMatchObject({ openAIKey: 'sk-abc123', owner: 'ann' });
    ownSettings('ann', reload);
    expect(settingsOf(lifeOf('ann')).getState().openAIKey).toBe('sk-abc123');
    ownSettings('bob', reload);
    expect(settingsOf(lifeOf('bob')).getState().openAIKey).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('are removed from this browser before another person uses theirs', () => {
    keep({ openAIKey: 'sk-abc123', owner: 'ann' });
    settingsOf(lifeOf('bob'));
    expect(stored()).toBeNull();
  });

  it('without an owner go to the signed-in person', () => {
    keep({ openAIKey: 'sk-abc123', baseUrl: 'http://localhost:11434/v1' });
    ownSettings('ann', vi.fn());
    expect(stored().state).toMatchObject({ openAIKey: 'sk-abc123', owner: 'ann' });
  });

  it.each(['{"state":', 'null', '{}', '[]', '5'])('that are unreadable (%s) cause no error', (text) => {
    localStorage.setItem(NAME, text);
    expect(() => ownSettings('ann', vi.fn())).not.toThrow();
  });
});
