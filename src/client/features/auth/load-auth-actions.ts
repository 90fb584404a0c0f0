import type { AuthActions } from './auth-actions.ts';

let actions: Promise<AuthActions> | null = null;

/** A failure isn't cached: the next click tries again. */
export function loadAuthActions(): Promise<AuthActions> {
  actions ??= import('./auth-actions.ts').then(
    ({ createAuthActions }) => createAuthActions(),
    (error: unknown) => {
      actions = null;
      throw error;
    },
  );
  return actions;
}
