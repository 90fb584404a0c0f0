import { MessageSquare } from 'lucide-react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { commentCount } from '#content/copy/words/comment-count.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** One line for a card: the number of open comments on its plan. */
export function CommentMark({ workspace, type }: { workspace: Workspace; type: BlueprintType }) {
  const count = useStore(
    workspace.store,
    ({ documents }) =>
      Object.values(documents.comment).filter((comment) => comment.type === type && !comment.isDone).length,
  );
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-sm text-gold-text">
      <MessageSquare aria-hidden="true" className="size-4 shrink-0" />
      {commentCount(count)}
    </span>
  );
}
