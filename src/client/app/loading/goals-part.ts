import { preloadable } from './preloadable.ts';

export const goalsPart = preloadable(
  async () => (await import('#client/app/screens/week/goals-slot.tsx')).GoalsSlot,
);
