import { preloadable } from './preloadable.ts';

/** Apart from lazy-parts.ts: only the book itself asks for it. */
export const bookPlanPart = preloadable(
  async () => (await import('#client/app/screens/book/book-plan.tsx')).BookPlan,
);
