import { preloadable } from './preloadable.ts';

// Apart from lazy-parts.ts: these are asked for on the screen of a plan only, and their names come with it.
export const versionsPart = preloadable(
  async () => (await import('#client/app/screens/blueprint/versions-slot.tsx')).VersionsSlot,
);
export const checksPart = preloadable(
  async () => (await import('#client/app/screens/blueprint/plan-checks.tsx')).PlanChecks,
);
