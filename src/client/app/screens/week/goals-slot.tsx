import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { GoalsPanel } from '#client/features/week/goals-panel.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { objectivesText } from '#domain/week/goals.ts';

const NONE: readonly string[] = [];
// After the checks and the hints, which begin sooner: all in one frame would hold up a slow phone.
const QUIET_MS = 600;

export function GoalsSlot({ id, workspace: { store, actions } }: { id: string; workspace: Workspace }) {
  const objectives = useStore(store, (state) => state.blueprints[id]?.content.objectives ?? NONE);
  const plan = useSettledPlan(store, id);
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

/** The plan once nobody has typed in it for a moment: looking for goals reads all of it, which no letter waits for. */
function useSettledPlan(store: Workspace['store'], id: string): string {
  const [plan, setPlan] = useState(() => planOf(store, id));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = planOf(store, id);
    setPlan(latest);
    const unsubscribe = store.subscribe(() => {
      const now = planOf(store, id);
      if (now === latest) return;
      latest = now;
      clearTimeout(timer);
      timer = setTimeout(() => setPlan(now), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, id]);
  return plan;
}

function planOf(store: Workspace['store'], id: string): string {
  return store.getState().blueprints[id]?.content.aiOutput ?? '';
}
