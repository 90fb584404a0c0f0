import type { GenerationStore } from '#client/state/generation.ts';
import type { Refresh } from '#client/state/refresh.ts';
import type { SettingsStore } from '#client/state/settings.ts';
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
