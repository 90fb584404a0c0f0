import type { GenerationStore } from '#client/features/generation/writing/generation.ts';
import type { Refresh } from '#client/features/refresh/refresh.ts';
import type { SettingsStore } from '#client/features/settings/settings-store.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';

/** Stores that arrive with a later download and then live as long as the workspace. */
export type LateParts = {
  uid: string;
  analytics: PublicConfig['analytics'];
  settings: SettingsStore | null;
  generation: GenerationStore | null;
  refresh: Refresh | null;
  onClose: (() => void)[];
  /** Settings were asked for to choose another model. */
  isModelRefused?: boolean;
};

export function createLateParts(uid: string, analytics: PublicConfig['analytics']): LateParts {
  return { uid, analytics, settings: null, generation: null, refresh: null, onClose: [] };
}

export function closeLateParts(late: LateParts): void {
  for (const close of late.onClose.splice(0)) close();
}

// The name that domain/settings uses too. Imported from there it would bring all rules of the dialog with it.
const SETTINGS_STORAGE_NAME = 'settings-storage';

/** Signing out. The key also goes when its store was never opened on this page. */
export function forgetSettings(late: LateParts): void {
  late.settings?.getState().forgetEverything();
  try {
    localStorage.removeItem(SETTINGS_STORAGE_NAME);
  } catch {
    return;
  }
}
