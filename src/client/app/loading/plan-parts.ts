import { preloadable } from './preloadable.ts';

// Apart from lazy-parts.ts: these are asked for on the screen of a plan only, and their names come with it.
export const versionsPart = preloadable(
  async () => (await import('#client/app/screens/versions-slot.tsx')).VersionsSlot,
);
export const checksPart = preloadable(
  async () => (await import('#client/app/screens/plan-checks.tsx')).PlanChecks,
);
