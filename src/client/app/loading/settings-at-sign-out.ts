import type { LateParts } from './late-parts.ts';

// The names that domain/ai/settings uses too. Imported from there they would bring all rules of the dialog with them.
const NAME = 'settings-storage';
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

type Stored = {
  state: { openAIKey?: string; baseUrl?: string; keysByBaseUrl?: object; owner?: string };
};

/** Is there a key, or an address of a service, that signing out would forget? */
export function hasOwnSettings({ uid }: Pick<LateParts, 'uid'>): boolean {
  const state = read()?.state;
  if (!state || (state.owner !== undefined && state.owner !== uid)) return false;
  const { openAIKey, baseUrl = DEFAULT_BASE_URL, keysByBaseUrl = {} } = state;
  return Boolean(openAIKey) || baseUrl !== DEFAULT_BASE_URL || Object.keys(keysByBaseUrl).length > 0;
}

/** On somebody's own computer. With their name on it: whoever else signs in here must not get the key. */
export function keepSettings({ uid }: Pick<LateParts, 'uid'>): void {
  const stored = read();
  if (!stored) return;
  stored.state.owner = uid;
  attempt(() => localStorage.setItem(NAME, JSON.stringify(stored)));
}

/** The key also goes when its store was never opened on this page. */
export function forgetSettings(late: LateParts): void {
  late.settings?.getState().forgetEverything();
  attempt(() => localStorage.removeItem(NAME));
}

function read(): Stored | null {
  try {
    const stored: Stored | null = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    return typeof stored?.state === 'object' && stored.state !== null ? stored : null;
  } catch {
    return null;
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // A browser without storage has nothing to keep or to forget.
  }
}
