import { deviceMemory } from './browser-memory.ts';

export type PlanViewName = 'document' | 'text';

/** How this device shows plans. Without storage, plans are formatted again after a reload. */
export type PlanViewChoice = { read(): PlanViewName; keep(view: PlanViewName): void };

const NAME = 'plan-view';

export const planViewChoice: PlanViewChoice = {
  read: () => (deviceMemory.read(NAME) === 'text' ? 'text' : 'document'),
  keep: (view) => deviceMemory.keep(NAME, view),
};
