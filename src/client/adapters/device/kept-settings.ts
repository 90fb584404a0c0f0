/** The name is promised: it is also written in public/csp-narrow.js, which runs before any module. */
export const SETTINGS_STORAGE_NAME = 'settings-storage';

/** Signing out: the key also goes when nothing on this page ever asked for it. */
export function forgetKeptSettings(): void {
  try {
    localStorage.removeItem(SETTINGS_STORAGE_NAME);
  } catch {
    return;
  }
}
