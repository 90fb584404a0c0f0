import type { PersistStorage } from 'zustand/middleware';
import { SETTINGS_STORAGE_NAME } from './kept-settings.ts';

/** Null if the browser stores nothing for this site; merely accessing it may throw. */
export function browserLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

type Trouble = { onTrouble: () => void };

/**
 * The store calls `setItem` after memory has changed, and its errors would escape into the click handler. So a full or
 * blocked storage is reported here instead.
 */
export function createSettingsStorage<State>(
  storage: Storage | null,
  { onTrouble }: Trouble,
): PersistStorage<State> {
  const attempt = (work: (target: Storage) => void) => {
    try {
      if (!storage) throw new Error('no storage');
      work(storage);
    } catch {
      onTrouble();
    }
  };
  return {
    getItem(name) {
      try {
        return JSON.parse(storage?.getItem(name) ?? 'null');
      } catch {
        return null;
      }
    },
    setItem: (name, value) => attempt((target) => target.setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt((target) => target.removeItem(name)),
  };
}

/** Calls back when another tab has changed or cleared this item. */
export function onStoredElsewhere(name: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === name || key === null) changed();
  };
  globalThis.addEventListener?.('storage', hear);
  return () => globalThis.removeEventListener?.('storage', hear);
}

/** Call it before settings are used. Settings without an owner are older than owners: they go to this person. */
export function ownSettings(uid: string, reload: () => void): void {
  try {
    const stored: { state: { owner?: string; baseUrl?: string } } = JSON.parse(
      localStorage.getItem(SETTINGS_STORAGE_NAME) ?? '',
    );
    const { owner = uid, baseUrl } = stored.state;
    if (owner === uid) {
      stored.state.owner = uid;
      localStorage.setItem(SETTINGS_STORAGE_NAME, JSON.stringify(stored));
      return;
    }
    localStorage.removeItem(SETTINGS_STORAGE_NAME);
    // This page's policy was narrowed to the other person's address, and can't be widened again.
    if (baseUrl && !baseUrl.startsWith('https://api.openai.com/')) reload();
  } catch {
    return;
  }
}
