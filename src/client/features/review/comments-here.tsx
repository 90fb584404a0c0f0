import { useStore } from 'zustand';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

const commentsPart = preloadable(
  async () => (await import('./review-parts.ts')).REVIEW_PARTS,
  'EarlierComments',
);

/** Below a topic's questions; when all are answered, comments are next to the plan instead. */
export function CommentsHere({ workspace, type }: { workspace: Workspace; type: BlueprintType }) {
  const hasAny = useStore(workspace.store, ({ documents }) =>
    Object.values(documents.comment).some((comment) => comment.type === type),
  );
  return hasAny && <Preloaded of={commentsPart} isOptional props={{ workspace, type }} />;
}
