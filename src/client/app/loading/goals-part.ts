import { preloadable } from './preloadable.ts';

// Apart from lazy-parts.ts, which names the screen that shows it.
export const goalsPart = preloadable(
  async () => (await import('#client/app/screens/goals-slot.tsx')).GoalsSlot,
);
