import { useMemo } from 'react';
import { useStore } from 'zustand';
import { editPlan } from '#client/app/screens/edit-plan.ts';
import { gapServices } from '#client/app/screens/gaps/gap-services.ts';
import { planHistoryOf } from '#client/app/screens/plan-history-of.ts';
import { DocumentPanel } from '#client/features/document/document-panel.tsx';
import type { PlanBeginning } from '#client/features/document/use-beginning.ts';
import type { Workspace } from '#client/saving/workspace.ts';

export type BookPlanProps = { workspace: Workspace; id: string; begin: PlanBeginning };

/** A plan that is changed in the book, with the parts of its own screen. */
export function BookPlan({ workspace, id, begin }: BookPlanProps) {
  const { lateStore, actions } = workspace;
  const text = useStore(lateStore, (state) => state.blueprints[id]?.content.aiOutput ?? '');
  const edit = useMemo(() => editPlan(actions, id), [actions, id]);
  const gaps = useMemo(() => gapServices(workspace, id), [workspace, id]);
  return (
    <DocumentPanel
      isInBook
      text={text}
      stream={null}
      isReadOnly={false}
      begin={begin}
      onEdit={edit}
      gaps={gaps}
      history={planHistoryOf(workspace, id)}
    />
  );
}
