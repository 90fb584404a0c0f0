import { useMemo } from 'react';
import { useStore } from 'zustand';
import { checkedBookOf } from '#client/app/screens/checked-book.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { PlanMark } from '#client/features/checks/plan-mark.tsx';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';

type PlanMarksProps = { life: SignedInLife; type: BlueprintType };

export function PlanMarks({ life, type }: PlanMarksProps) {
  const id = useStore(life.workspace.store, (state) => state.byType[type] ?? '');
  const plan = useStore(life.workspace.store, (state) => state.blueprints[id]?.content.aiOutput ?? '');
  const findings = useStore(checkedBookOf(life), (all) => all.get(id)?.length ?? 0);
  const gaps = useMemo(() => gapsIn(plan).length, [plan]);
  return <PlanMark gaps={gaps} findings={findings} />;
}
