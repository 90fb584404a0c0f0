import { preloadable } from './preloadable.ts';

export const goalsPart = preloadable(
  async () => (await import('#client/app/screens/goals-slot.tsx')).GoalsSlot,
);
