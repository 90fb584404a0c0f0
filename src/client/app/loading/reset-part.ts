import { preloadable } from './preloadable.ts';

// Once in a lifetime: nobody else waits for it.
export const resetPart = preloadable(
  async () => (await import('#client/features/auth/reset-screen.tsx')).ResetScreen,
);
