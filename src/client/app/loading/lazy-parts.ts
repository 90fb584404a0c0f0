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

export const generationPart = preloadable(
  async () => (await import('#client/app/screens/generation-slot.tsx')).GenerationSlot,
);
export const settingsPart = preloadable(
  async () => (await import('#client/app/shell/settings-slot.tsx')).SettingsSlot,
);
export const accountPart = preloadable(
  async () => (await import('#client/app/shell/account-slot.tsx')).AccountSlot,
);
export const refreshPart = preloadable(
  async () => (await import('#client/app/screens/refresh-slot.tsx')).RefreshSlot,
);
export const signInAgainPart = preloadable(
  async () => (await import('#client/features/auth/sign-in-again-dialog.tsx')).SignInAgainDialog,
);
export const undoPart = preloadable(async () => (await import('#client/app/shell/undo-toast.tsx')).UndoToast);
export const noticesPart = preloadable(
  async () => (await import('#client/features/blueprint/blueprint-notices.tsx')).BlueprintNotices,
);
export const topicMarkPart = preloadable(
  async () => (await import('#client/app/screens/out-of-date-parts.tsx')).TopicMark,
);
export const outOfDatePart = preloadable(
  async () => (await import('#client/app/screens/out-of-date-parts.tsx')).OutOfDateNotice,
);
export const bookPart = preloadable(
  async () => (await import('#client/features/book/book-screen.tsx')).BookScreen,
);
