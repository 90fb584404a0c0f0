import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import { tell } from '#client/ui/notices/tell.ts';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import { COMMENT_LIMITS, type Comment } from '#domain/review/comment.ts';
import type { CommentActions } from './comment-actions.ts';

const COPY = REVIEW_COPY.comments;

type ReplyFormProps = { comment: Comment; who: string; actions: CommentActions; onClose: () => void };

/** Every keystroke is stored; nobody else can read it before it is saved as the reply. */
export function ReplyForm({ comment, who, actions, onClose }: ReplyFormProps) {
  const { id, reply, replyDraft } = comment;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const field = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
  }, []);
  // Only if opened by its button, not for an older draft.
  useEffect(() => {
    if (isFocusLost()) area.current?.focus();
  }, []);
  const [text, type] = useTyped(replyDraft, (next) => actions.typeReply(id, next), reply);
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actions.sendReply(id);
        tell(COPY.replied);
        onClose();
      }}
    >
      <TextArea
        label={COPY.yourReply}
        aria-label={`${COPY.yourReply}: ${COPY.of(who)}`}
        hint={COPY.replyHint}
        minHeight="100px"
        maxLength={COMMENT_LIMITS.reply}
        value={text}
        ref={field}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" disabled={text.trim() === '' && reply === ''}>
          {COPY.sendReply}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            actions.dropReply(id);
            onClose();
          }}
        >
          {COPY.cancelReply}
        </Button>
      </div>
    </form>
  );
}
