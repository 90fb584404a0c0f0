import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSettingsStore, followOtherTabs, keyFor } from './settings-store.ts';

const NAME = 'settings-storage';
const OLLAMA = 'http://localhost:11434/v1';

function memoryStorage(stored?: unknown): Storage {
  const items = new Map<string, string>();
  if (stored !== undefined) items.set(NAME, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}
const storedIn = (storage: Storage) => JSON.parse(storage.getItem(NAME) ?? 'null');

afterEach(() => vi.unstubAllGlobals());

describe('the stored key', () => {
  it('is null at first', () => {
    expect(createSettingsStore(memoryStorage()).getState().openAIKey).toBeNull();
  });

  it('is stored under settings-storage and read back', () => {
    const storage = memoryStorage();
    createSettingsStore(storage).getState().setOpenAIKey('sk-abc123');
    expect(storedIn(storage)).toMatchObject({ state: { openAIKey: 'sk-abc123' }, version: 0 });
    expect(createSettingsStore(storage).getState().openAIKey).toBe('sk-abc123');
  });

  it('goes back to null when cleared', () => {
    const storage = memoryStorage({ state: { openAIKey: 'sk-abc123' }, version: 0 });
    createSettingsStore(storage).getState().clearOpenAIKey();
    expect(storedIn(storage).state.openAIKey).toBeNull();
  });

  it('survives another version number, and nothing but settings is stored beside it', () => {
    const storage = memoryStorage({ state: { openAIKey: 'sk-abc123', extra: 1 }, version: 7 });
    const store = createSettingsStore(storage);
    expect(store.getState().openAIKey).toBe('sk-abc123');
    store.getState().setOpenAIKey('sk-def456');
    expect(Object.keys(storedIn(storage).state)).toEqual([
      'openAIKey',
      'model',
      'baseUrl',
      'keysByBaseUrl',
      'adaptations',
    ]);
  });

  it('is gone from this browser after forgetting everything', () => {
    const storage = memoryStorage({ state: { openAIKey: 'sk-abc123', model: 'x' }, version: 0 });
    const store = createSettingsStore(storage);
    store.getState().forgetEverything();
    expect(storage.getItem(NAME)).toBeNull();
    expect(store.getState()).toMatchObject({ openAIKey: null, model: 'gpt-4' });
  });
});

describe('settings of two people', () => {
  it.each(['bob', 'ann'])('kept for ann while the page is of %s', (uid) => {
    const state = { openAIKey: 'local', baseUrl: OLLAMA, owner: 'ann' };
    const store = createSettingsStore(memoryStorage({ state, version: 0 }), uid);
    const { openAIKey, baseUrl } = store.getState();
    expect([openAIKey, baseUrl]).toEqual(
      uid === 'ann' ? ['local', OLLAMA] : [null, 'https://api.openai.com/v1'],
    );
  });

  it('name their owner in storage', () => {
    const storage = memoryStorage();
    createSettingsStore(storage, 'ann').getState().setOpenAIKey('sk-abc123');
    expect(storedIn(storage).state).toMatchObject({ openAIKey: 'sk-abc123', owner: 'ann' });
  });
});

describe('values stored by someone else', () => {
  it.each([
    ['broken JSON', '{"state":'],
    ['a list', []],
    ['wrong kinds', { state: { openAIKey: 5, model: '', baseUrl: 7, adaptations: { 'gpt-4': ['x'] } } }],
    ['nothing of ours', { state: { polluted: { __proto__: { openAIKey: 'sk-x' } } } }],
  ])('%s becomes the defaults', (_name, stored) => {
    const { openAIKey, model, baseUrl, adaptations } = createSettingsStore(memoryStorage(stored)).getState();
    expect({ openAIKey, model, baseUrl, adaptations }).toEqual({
      openAIKey: null,
      model: 'gpt-4',
      baseUrl: 'https://api.openai.com/v1',
      adaptations: {},
    });
  });

  it.each(['http://evil.example/v1', 'ftp://x', 'https://user:pw@x.example'])(
    'never sends the key of %s to the default address',
    (baseUrl) => {
      const storage = memoryStorage({ state: { openAIKey: 'sk-abc123', baseUrl }, version: 0 });
      expect(createSettingsStore(storage).getState()).toMatchObject({
        openAIKey: null,
        baseUrl: 'https://api.openai.com/v1',
      });
    },
  );
});

describe('one key per base URL', () => {
  it('keeps the keys separate and restores each', () => {
    const store = createSettingsStore(memoryStorage());
    const { saveEndpoint } = store.getState();
    saveEndpoint({ openAIKey: 'sk-openai', model: 'gpt-4', baseUrl: 'https://api.openai.com/v1' });
    store.getState().rememberAdaptation('gpt-4', 'no-stream');
    expect(keyFor(store.getState(), OLLAMA)).toBe('');
    saveEndpoint({ openAIKey: 'local', model: 'llama', baseUrl: OLLAMA });
    expect(store.getState()).toMatchObject({ openAIKey: 'local', baseUrl: OLLAMA });
    expect(store.getState().adaptations).toEqual({});
    expect(keyFor(store.getState(), 'https://api.openai.com/v1')).toBe('sk-openai');
    expect(keyFor(store.getState(), 'constructor')).toBe('');
  });
});

describe('storage that fails', () => {
  it('keeps the key for this page, says so, and throws nothing', () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const store = createSettingsStore(storage);
    expect(store.getState().isKept()).toBe(true);
    store.getState().setOpenAIKey('sk-abc123');
    expect(store.getState().openAIKey).toBe('sk-abc123');
    expect(store.getState().isKept()).toBe(false);
  });

  it('works with no storage at all', () => {
    const store = createSettingsStore(null);
    store.getState().setOpenAIKey('sk-abc123');
    expect(store.getState().isKept()).toBe(false);
  });
});

describe('another tab', () => {
  it('hands over its new key, and its empty storage', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const storage = memoryStorage({ state: { openAIKey: 'sk-old' }, version: 0 });
    const store = createSettingsStore(storage);
    const stop = followOtherTabs(store);
    const changed = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    storage.setItem(NAME, JSON.stringify({ state: { openAIKey: 'sk-new' }, version: 0 }));
    changed('something-else');
    expect(store.getState().openAIKey).toBe('sk-old');
    changed(NAME);
    expect(store.getState().openAIKey).toBe('sk-new');
    storage.removeItem(NAME);
    changed(null);
    expect(store.getState().openAIKey).toBeNull();
    stop();
  });
});
