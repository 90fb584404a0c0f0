import { useStore } from 'zustand';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

const commentsPart = preloadable(
  async () => (await import('#client/features/review/review-parts.ts')).REVIEW_PARTS.EarlierComments,
);

/** Below the questions of a topic; where all are answered, comments stand beside the plan. */
export function CommentsHere({ life: { workspace }, type }: { life: SignedInLife; type: BlueprintType }) {
  const hasAny = useStore(workspace.store, ({ documents }) =>
    Object.values(documents.comment).some((comment) => comment.type === type),
  );
  return hasAny && <Preloaded of={commentsPart} isOptional props={{ workspace, type }} />;
}
