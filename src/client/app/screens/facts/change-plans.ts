import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { PlanReplacements } from '#client/features/checks/replace-dialog.tsx';
import { replaceAll } from '#domain/checks/replace-value.ts';

/** Plans as they will be, by the id of their blueprint. */
export type ChangedPlan = { readonly id: string; readonly text: string };

/**
 * Writes plans anew in one go. What they said is kept as a version of its own, and can be put back as long as nobody has
 * typed into them since.
 */
export function changePlans(life: SignedInLife, plans: readonly ChangedPlan[]): { undo: () => void } {
  const { store, actions } = life.workspace;
  const textOf = (id: string) => store.getState().blueprints[id]?.content.aiOutput ?? '';
  const before = plans.map(({ id }) => ({ id, text: textOf(id) }));
  const { uid } = store.getState().user;
  for (const { id, text } of before) {
    // Typing keeps the last of many steps; this is no step. Without a connection the save itself keeps the old text.
    void life.services.api
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

export function replacedPlans(
  { workspace }: SignedInLife,
  plans: readonly PlanReplacements[],
): ChangedPlan[] {
  const { blueprints } = workspace.store.getState();
  return plans.map(({ id, replacements }) => ({
    id,
    text: replaceAll(blueprints[id]?.content.aiOutput ?? '', replacements),
  }));
}
