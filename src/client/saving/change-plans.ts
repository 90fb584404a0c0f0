import type { Api } from '#client/adapters/api/api.ts';
import type { Workspace } from './workspace.ts';

/** Where plans are, and who keeps what they said before. */
export type PlanKeeper = {
  readonly workspace: Workspace;
  readonly services: { readonly api: Pick<Api, 'keepVersion'> };
};

/** Plans as they will be, by the id of their blueprint. */
export type ChangedPlan = { readonly id: string; readonly text: string };

/**
 * Replaces plans in one go. What they said is kept as a version of its own, and can be put back as long as nobody has
 * typed into them since.
 */
export function changePlans(keeper: PlanKeeper, plans: readonly ChangedPlan[]): { undo: () => void } {
  const { store, actions } = keeper.workspace;
  const textOf = (id: string) => store.getState().blueprints[id]?.content.aiOutput ?? '';
  const before = plans.map(({ id }) => ({ id, text: textOf(id) }));
  const { uid } = store.getState().user;
  for (const { id, text } of before) {
    // Typing keeps the last of many steps; this is no step. Without a connection the save itself keeps the old text.
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
