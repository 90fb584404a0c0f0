import type { RunExport } from '#domain/plan/book-export.ts';
import { preloadable } from './preloadable.ts';

// Apart from first-parts.ts: the names of all their files would come with the sign-in screen.
export const generationPart = preloadable(
  async () => (await import('#client/app/screens/blueprint/generation-slot.tsx')).GenerationSlot,
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
export const deletedPart = preloadable(
  async () => (await import('#client/app/shell/deleted-slot.tsx')).DeletedSlot,
);
export const signInAgainPart = preloadable(
  async () => (await import('#client/features/auth/sign-in-again-dialog.tsx')).SignInAgainDialog,
);
export const signOutPart = preloadable(
  async () => (await import('#client/app/shell/sign-out-dialog.tsx')).SignOutDialog,
);
export const deletePart = preloadable(
  async () => (await import('#client/features/dashboard/delete-dialog.tsx')).DeleteDialog,
);
export const undoPart = preloadable(async () => (await import('#client/app/shell/undo-toast.tsx')).UndoToast);
export const devicePart = preloadable(
  async () => (await import('#client/app/shell/device-care.tsx')).DeviceCare,
);
export const planReadyPart = preloadable(
  async () => (await import('#client/app/shell/plan-ready.tsx')).PlanReady,
);
export const topicMarkPart = preloadable(
  async () => (await import('#client/app/screens/out-of-date-parts.tsx')).TopicMark,
);
export const bookNoticesPart = preloadable(
  async () => (await import('#client/app/screens/out-of-date-parts.tsx')).BookNotices,
);
export const runExport: RunExport = async (...asked) => {
  const exports = await import('#client/features/exports/run-export.ts');
  return exports.runExport(...asked);
};

export const bookPart = preloadable(
  async () => (await import('#client/app/screens/book/book-slot.tsx')).BookSlot,
);
export const factsPart = preloadable(
  async () => (await import('#client/app/screens/facts/facts-view.tsx')).FactsView,
);
export const weekPart = preloadable(
  async () => (await import('#client/app/screens/week/week-view.tsx')).WeekView,
);
export const gapsPart = preloadable(
  async () => (await import('#client/app/screens/gaps/gaps-view.tsx')).GapsView,
);
export const questionFactsPart = preloadable(
  async () => (await import('#client/app/screens/facts/question-facts-slot.tsx')).QuestionFactsSlot,
);
