import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Life } from '#client/saving/once-per-life.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { checkedBookOf } from './checked-book.ts';
import { PlanMark } from './plan-mark.tsx';

type PlanMarksProps = { life: Life; type: BlueprintType };

export function PlanMarks({ life, type }: PlanMarksProps) {
  const id = useStore(life.workspace.store, (state) => state.byType[type] ?? '');
  const plan = useStore(life.workspace.store, (state) => state.blueprints[id]?.content.aiOutput ?? '');
  const findings = useStore(checkedBookOf(life), (all) => all.get(id)?.length ?? 0);
  const gaps = useMemo(() => gapsIn(plan).length, [plan]);
  return <PlanMark gaps={gaps} findings={findings} />;
}
