export type PlanViewName = 'document' | 'text';

/** How this device shows plans. Losing the memory only shows them formatted again. */
export type PlanViewChoice = { read(): PlanViewName; keep(view: PlanViewName): void };

const NAME = 'plan-view';

export function createPlanViewChoice(storage: () => Storage = () => localStorage): PlanViewChoice {
  return {
    read() {
      try {
        return storage().getItem(NAME) === 'text' ? 'text' : 'document';
      } catch {
        return 'document';
      }
    },
    keep(view) {
      try {
        storage().setItem(NAME, view);
      } catch {
        return;
      }
    },
  };
}
