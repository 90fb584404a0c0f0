import { REVIEW_COPY } from '#content/copy/review/review.ts';
import type { SeatedComment } from '#domain/review/seat-comments.ts';
import type { CommentActions } from './comment-actions.ts';
import { CommentCard } from './comment-card.tsx';

type CommentListProps = {
  label: string;
  comments: readonly SeatedComment[];
  actions: CommentActions;
  onAsk?: ((wish: string) => void) | undefined;
};

/** Open comments, and below them, folded, resolved ones. */
export function CommentList({ label, comments, actions, onAsk }: CommentListProps) {
  const cards = (own: readonly SeatedComment[]) =>
    own.map((seated) => (
      <CommentCard key={seated.comment.id} seated={seated} actions={actions} onAsk={onAsk} />
    ));
  const done = comments.filter(({ comment }) => comment.isDone);
  return (
    <>
      <ul aria-label={label} className="grid gap-3 empty:hidden">
        {cards(comments.filter(({ comment }) => !comment.isDone))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-soft">
            {REVIEW_COPY.comments.doneCount(done.length)}
          </summary>
          <ul aria-label={label} className="grid gap-3">
            {cards(done)}
          </ul>
        </details>
      )}
    </>
  );
}
