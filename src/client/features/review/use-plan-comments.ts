import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import type { Comment } from '#domain/review/comment.ts';
import { partsOf } from '#domain/review/part-words.ts';
import { type SeatedComments, seatComments } from '#domain/review/seat-comments.ts';

/** Readers' comments on one plan, oldest first. */
export function useComments(workspace: Workspace, type: BlueprintType): readonly Comment[] {
  const all = useStore(workspace.store, ({ documents }) => documents.comment);
  return useMemo(
    () =>
      Object.values(all)
        .filter((comment) => comment.type === type)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    [all, type],
  );
}

let last: { document: PlanDocument; all: Readonly<Record<string, Comment>>; seated: SeatedComments } | null =
  null;

/** Each part uses its own; all are computed together, once per state of the plan. */
export function useSeatedComments(
  workspace: Workspace,
  type: BlueprintType,
  document: PlanDocument,
): SeatedComments {
  const all = useStore(workspace.store, ({ documents }) => documents.comment);
  return useMemo(() => {
    if (last?.document === document && last.all === all) return last.seated;
    const own = Object.values(all).filter((comment) => comment.type === type);
    const seated = seatComments(own, partsOf(document));
    last = { document, all, seated };
    return seated;
  }, [all, type, document]);
}
