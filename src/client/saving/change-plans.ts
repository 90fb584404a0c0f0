import type { Api } from '#client/adapters/api/api.ts';
import type { Workspace } from './workspace.ts';

/** Gives access to plans and stores their earlier versions. */
export type PlanKeeper = {
  readonly workspace: Workspace;
  readonly services: { readonly api: Pick<Api, 'keepVersion'> };
};

/** The new text of a plan, by the id of its blueprint. */
export type ChangedPlan = { readonly id: string; readonly text: string };

/**
 * Replaces several plans at once. Their old texts become versions, and undo restores each unless somebody has typed
 * into it since.
 */
export function changePlans(keeper: PlanKeeper, plans: readonly ChangedPlan[]): { undo: () => void } {
  const { store, actions } = keeper.workspace;
  const textOf = (id: string) => store.getState().blueprints[id]?.content.aiOutput ?? '';
  const before = plans.map(({ id }) => ({ id, text: textOf(id) }));
  const { uid } = store.getState().user;
  for (const { id, text } of before) {
    // Typing keeps only the last of many steps, and this is no step. Offline, the save itself keeps the old text.
    void keeper.services.api
      .keepVersion('blueprint', uid, id, { field: 'aiOutput', text, origin: 'replaced' })
      .catch(() => undefined);
  }
  for (const { id, text } of plans) actions.editOutput(id, text);
  actions.flush();
  return {
    undo() {
      const untouched = before.filter((_, index) => {
        const plan = plans[index];
        return plan !== undefined && textOf(plan.id) === plan.text;
      });
      for (const { id, text } of untouched) actions.editOutput(id, text);
      actions.flush();
    },
  };
}
