/** This name must not change: public/csp-narrow.js, which runs before any module, uses it too. */
export const SETTINGS_STORAGE_NAME = 'settings-storage';

/** Signing out removes the key even if nothing on this page ever used it. */
export function forgetKeptSettings(): void {
  try {
    localStorage.removeItem(SETTINGS_STORAGE_NAME);
  } catch {
    return;
  }
}
