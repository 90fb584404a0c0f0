import type { AuthActions } from '#client/features/auth/auth-actions.ts';
import { preloadable } from './preloadable.ts';

let actions: Promise<AuthActions> | null = null;

/** The browser remembers a failed import for good; the next click starts a new one through the cleared promise. */
export function loadAuthActions(): Promise<AuthActions> {
  actions ??= import('#client/features/auth/auth-actions.ts').then(
    ({ createAuthActions }) => createAuthActions(),
    (error: unknown) => {
      actions = null;
      throw error;
    },
  );
  return actions;
}

export const signedIn = preloadable(async () => (await import('./signed-in.tsx')).SignedIn);
