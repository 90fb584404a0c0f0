import type { AuthActions } from '#client/features/auth/auth-actions.ts';
import { preloadable } from './preloadable.ts';

let actions: Promise<AuthActions> | null = null;

/** A failure is not remembered: the next click tries again. */
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

export const visitor = preloadable(async () => (await import('#client/app/visitor.tsx')).Visitor);
export const signedIn = preloadable(async () => (await import('#client/app/signed-in.tsx')).SignedIn);

// Once in a lifetime: nobody else waits for it.
export const resetPart = preloadable(
  async () => (await import('#client/features/auth/reset-screen.tsx')).ResetScreen,
);
