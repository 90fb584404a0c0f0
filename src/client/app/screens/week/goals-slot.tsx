import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { GoalsPanel } from '#client/features/week/goals-panel.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { objectivesText } from '#domain/week/goals.ts';

const NONE: readonly string[] = [];

export function GoalsSlot({ id, workspace: { store, actions } }: { id: string; workspace: Workspace }) {
  const objectives = useStore(store, (state) => state.blueprints[id]?.content.objectives ?? NONE);
  // Looked through for goals again and again: a plan that is being typed comes first.
  const plan = useDeferredValue(useStore(store, (state) => state.blueprints[id]?.content.aiOutput ?? ''));
  return (
    <GoalsPanel
      plan={plan}
      objectives={objectives}
      onChange={(next) => {
        const blueprint = store.getState().blueprints[id];
        if (blueprint) actions.editText(id, 'objectives', objectivesText(blueprint, next));
      }}
      onLeaveField={actions.flush}
    />
  );
}
