/** The name is promised: it is also written in public/csp-narrow.js, which runs before any module. */
export const SETTINGS_STORAGE_NAME = 'settings-storage';
// domain/ai/settings has it too: imported from there it would bring all rules of the dialog with it.
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

type Kept = {
  state: { openAIKey?: string; baseUrl?: string; keysByBaseUrl?: object; owner?: string };
};

/** Before settings are first used. Settings without an owner are from before they had one: they fall to this person. */
export function ownSettings(uid: string, reload: () => void): void {
  try {
    const kept: { state: { owner?: string; baseUrl?: string } } = JSON.parse(
      localStorage.getItem(SETTINGS_STORAGE_NAME) ?? '',
    );
    const { owner = uid, baseUrl } = kept.state;
    if (owner === uid) {
      kept.state.owner = uid;
      localStorage.setItem(SETTINGS_STORAGE_NAME, JSON.stringify(kept));
      return;
    }
    localStorage.removeItem(SETTINGS_STORAGE_NAME);
    // This page was narrowed to the address that the other person chose, and cannot be widened again.
    if (baseUrl && !baseUrl.startsWith('https://api.openai.com/')) reload();
  } catch {
    return;
  }
}

/** Signing out: the key also goes when nothing on this page ever asked for it. */
export function forgetKeptSettings(): void {
  try {
    localStorage.removeItem(SETTINGS_STORAGE_NAME);
  } catch {
    return;
  }
}

/** Is there a key, or an address of a service, that signing out would forget? */
export function hasOwnSettings(uid: string): boolean {
  const state = readKept()?.state;
  if (!state || (state.owner !== undefined && state.owner !== uid)) return false;
  const { openAIKey, baseUrl = DEFAULT_BASE_URL, keysByBaseUrl = {} } = state;
  return Boolean(openAIKey) || baseUrl !== DEFAULT_BASE_URL || Object.keys(keysByBaseUrl).length > 0;
}

/** On somebody's own computer. With their name on it: whoever else signs in here must not get the key. */
export function keepSettings(uid: string): void {
  const kept = readKept();
  if (!kept) return;
  kept.state.owner = uid;
  try {
    localStorage.setItem(SETTINGS_STORAGE_NAME, JSON.stringify(kept));
  } catch {
    return;
  }
}

function readKept(): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(SETTINGS_STORAGE_NAME) ?? 'null');
    return typeof kept?.state === 'object' && kept.state !== null ? kept : null;
  } catch {
    return null;
  }
}
