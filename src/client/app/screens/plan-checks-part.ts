import { preloadable } from '#client/app/loading/preloadable.ts';

// Not among the parts that the first screens know of: only a plan leads to it.
export const planChecksPart = preloadable(async () => (await import('./plan-checks.tsx')).PlanChecks);
