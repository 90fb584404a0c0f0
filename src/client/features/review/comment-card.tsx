import { useEffect, useRef, useState } from 'react';
import { commentInUrl } from '#client/adapters/device/share-sheet.ts';
import { Button } from '#client/ui/button.tsx';
import { SEAT_WORDS } from '#content/copy/review/reader.ts';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import type { SeatedComment } from '#domain/review/seat-comments.ts';
import type { CommentActions } from './comment-actions.ts';
import { ReplyForm } from './reply-form.tsx';

const COPY = REVIEW_COPY.comments;

type CommentCardProps = {
  seated: SeatedComment;
  actions: CommentActions;
  /** Absent if the AI isn't available, or the part is gone. */
  onAsk?: ((wish: string) => void) | undefined;
};

/** A reader's comment, with the owner's actions. */
export function CommentCard({ seated: { comment, seat }, actions, onAsk }: CommentCardProps) {
  const { id, name, body, anchor, reply, replyDraft, isDone } = comment;
  const [isReplying, setIsReplying] = useState(replyDraft !== undefined);
  const card = useRef<HTMLLIElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (commentInUrl() === id) card.current?.scrollIntoView({ block: 'center' });
  }, [id]);
  const who = name === '' ? COPY.reader : name;
  const moved = SEAT_WORDS[seat.seat];
  const wish = anchor.exact === '' ? body : COPY.about(anchor.exact, body);
  function close() {
    setIsReplying(false);
    queueMicrotask(() => replyButton.current?.focus());
  }
  return (
    <li ref={card} id={`comment-${id}`} className="comment-card">
      {moved !== '' && <p className="text-sm font-medium text-gold-text">{moved}</p>}
      {anchor.exact !== '' && (
        <blockquote dir="auto" className="border-s-4 border-gold ps-3 text-sm text-soft">
          {anchor.exact}
        </blockquote>
      )}
      <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
        {body}
      </p>
      <p dir="auto" className="text-sm text-soft">
        {who}
      </p>
      {reply !== '' && !isReplying && (
        <div className="mt-2 rounded-xl bg-gold-soft px-3 py-2">
          <p className="text-sm font-semibold">{COPY.yourReply}</p>
          <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
            {reply}
          </p>
        </div>
      )}
      {isReplying ? (
        <ReplyForm comment={comment} who={who} actions={actions} onClose={close} />
      ) : (
        <div className="-mx-2 mt-1 flex flex-wrap">
          <Action
            name={isDone ? COPY.reopen : COPY.done}
            of={who}
            onClick={() => actions.setDone(id, !isDone)}
          />
          <Action
            ref={replyButton}
            name={reply === '' ? COPY.reply : COPY.changeReply}
            of={who}
            onClick={() => setIsReplying(true)}
          />
          {onAsk && <Action name={COPY.askForChange} of={who} onClick={() => onAsk(wish)} />}
          <Action name={COPY.remove} of={who} onClick={() => actions.remove(id)} />
        </div>
      )}
    </li>
  );
}

type ActionProps = { name: string; of: string; onClick: () => void; ref?: React.Ref<HTMLButtonElement> };

function Action({ name, of, onClick, ref }: ActionProps) {
  return (
    <Button
      ref={ref}
      size="small"
      variant="quiet"
      aria-label={`${name}: ${COPY.of(of)}`}
      onClick={onClick}
      className="min-h-11 px-2 text-gold-text"
    >
      {name}
    </Button>
  );
}
