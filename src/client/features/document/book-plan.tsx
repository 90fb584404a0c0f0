import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { DocumentPanel } from './document-panel.tsx';
import { editPlan } from './edit-plan.ts';
import { gapServices } from './gaps/gap-services.ts';
import { planHistoryOf } from './history/plan-history-of.ts';
import type { PlanBeginning } from './use-beginning.ts';

export type BookPlanProps = {
  workspace: Workspace;
  id: string;
  begin: PlanBeginning;
  /** Where the book has room for its buttons. */
  bar: HTMLElement | null;
};

/** A plan that is changed in the book, with the parts of its own screen. */
export function BookPlan({ workspace, id, begin, bar }: BookPlanProps) {
  const text = useStore(workspace.lateStore, (state) => state.blueprints[id]?.content.aiOutput ?? '');
  const edit = useMemo(() => editPlan(workspace, id), [workspace, id]);
  const gaps = useMemo(() => gapServices(workspace, id), [workspace, id]);
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
