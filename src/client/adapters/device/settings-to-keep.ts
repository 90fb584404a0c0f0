import { deviceMemory } from './browser-memory.ts';
import { SETTINGS_STORAGE_NAME } from './kept-settings.ts';

// domain/ai/settings has it too: imported from there it would bring all rules of the dialog with it.
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

type Kept = {
  state: { openAIKey?: string; baseUrl?: string; keysByBaseUrl?: object; owner?: string };
};

/** Is there a key, or an address of a service, that signing out would forget? */
export function hasOwnSettings(uid: string): boolean {
  const state = readKept()?.state;
  if (!state || (state.owner !== undefined && state.owner !== uid)) return false;
  const { openAIKey, baseUrl = DEFAULT_BASE_URL, keysByBaseUrl = {} } = state;
  return Boolean(openAIKey) || baseUrl !== DEFAULT_BASE_URL || Object.keys(keysByBaseUrl).length > 0;
}

/** On somebody's own computer. With their name on it: anyone else who signs in here must not get the key. */
export function keepSettings(uid: string): void {
  const kept = readKept();
  if (!kept) return;
  kept.state.owner = uid;
  deviceMemory.keep(SETTINGS_STORAGE_NAME, JSON.stringify(kept));
}

function readKept(): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(SETTINGS_STORAGE_NAME) ?? 'null');
    return typeof kept?.state === 'object' && kept.state !== null ? kept : null;
  } catch {
    return null;
  }
}
