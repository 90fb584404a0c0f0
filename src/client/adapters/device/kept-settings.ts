/** The name is promised: it is also written in public/csp-narrow.js, which runs before any module. */
export const SETTINGS_STORAGE_NAME = 'settings-storage';

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
