import { deviceMemory } from './browser-memory.ts';
import { SETTINGS_STORAGE_NAME } from './kept-settings.ts';

// Duplicated from domain/ai/settings: importing it would load all rules of the dialog.
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

type Kept = {
  state: { openAIKey?: string; baseUrl?: string; keysByBaseUrl?: object; owner?: string };
};

/** Whether signing out would delete a key or an AI service's address. */
export function hasOwnSettings(uid: string): boolean {
  const state = readKept()?.state;
  if (!state || (state.owner !== undefined && state.owner !== uid)) return false;
  const { openAIKey, baseUrl = DEFAULT_BASE_URL, keysByBaseUrl = {} } = state;
  return Boolean(openAIKey) || baseUrl !== DEFAULT_BASE_URL || Object.keys(keysByBaseUrl).length > 0;
}

/** For one's own computer. With their uid: anybody else who signs in here must not get the key. */
export function keepSettings(uid: string): void {
  const stored = readKept();
  if (!stored) return;
  stored.state.owner = uid;
  deviceMemory.keep(SETTINGS_STORAGE_NAME, JSON.stringify(stored));
}

function readKept(): Kept | null {
  try {
    const stored: Kept | null = JSON.parse(localStorage.getItem(SETTINGS_STORAGE_NAME) ?? 'null');
    return typeof stored?.state === 'object' && stored.state !== null ? stored : null;
  } catch {
    return null;
  }
}
