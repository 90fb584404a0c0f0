import type { Api } from '#client/adapters/api/api.ts';
import { FIELDS, type FieldName } from '#domain/blueprint/fields.ts';
import type { Workspace } from './workspace.ts';

/** Gives access to plans and stores their earlier versions. */
export type PlanKeeper = {
  readonly workspace: Workspace;
  readonly services: { readonly api: Pick<Api, 'keepVersion'> };
};

/**
 * What this field says is kept as a version of its own: typing over an answer keeps none that is listed. False: the server could
 * not be told.
 */
export async function keepText({ workspace, services }: PlanKeeper, id: string, field: FieldName) {
  const { user, blueprints } = workspace.store.getState();
  const text = (blueprints[id] && FIELDS[field].read(blueprints[id])) ?? '';
  if (text.trim() === '') return true;
  const version = { field, text, origin: 'replaced' } as const;
  return services.api.keepVersion('blueprint', user.uid, id, version).then(
    () => true,
    () => false,
  );
}

/** Plans as they will be, by the id of their blueprint. */
export type ChangedPlan = { readonly id: string; readonly text: string };

/**
 * Replaces several plans at once. Their old texts become versions, and undo restores each unless somebody has typed
 * into it since.
 */
export function changePlans(keeper: PlanKeeper, plans: readonly ChangedPlan[]): { undo: () => void } {
  const { store, actions } = keeper.workspace;
  const textOf = (id: string) => store.getState().blueprints[id]?.content.aiOutput ?? '';
  const before = plans.map(({ id }) => ({ id, text: textOf(id) }));
  // Typing keeps the last of many steps; this is no step. Without a connection the save itself keeps the old text.
  for (const { id } of before) void keepText(keeper, id, 'aiOutput');
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
