import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import { DocumentPanel } from './document-panel.tsx';
import { editPlan } from './edit-plan.ts';
import { gapServices } from './gaps/gap-services.ts';
import { planHistoryOf } from './history/plan-history-of.ts';
import type { PlanBeginning } from './use-beginning.ts';

export type BookPlanProps = {
  keeper: PlanKeeper;
  id: string;
  begin: PlanBeginning;
  /** The place in the book for its buttons. */
  bar: HTMLElement | null;
};

/** A plan edited in the book, with the same parts as on its own screen. */
export function BookPlan({ keeper, id, begin, bar }: BookPlanProps) {
  const { workspace } = keeper;
  const text = useStore(workspace.lateStore, (state) => state.blueprints[id]?.content.aiOutput ?? '');
  const edit = useMemo(() => editPlan(workspace, id), [workspace, id]);
  const gaps = useMemo(() => gapServices(keeper, id), [keeper, id]);
  return (
    <DocumentPanel
      bookBar={bar}
      text={text}
      stream={null}
      isReadOnly={false}
      begin={begin}
      {...edit}
      gaps={gaps}
      history={planHistoryOf(workspace, id)}
    />
  );
}
