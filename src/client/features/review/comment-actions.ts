import type { Workspace } from '#client/saving/workspace.ts';
import { cleanText } from '#domain/clean-text.ts';
import { COMMENT_FIELDS, type Comment } from '#domain/review/comment.ts';

export type CommentActions = {
  setDone: (id: string, isDone: boolean) => void;
  typeReply: (id: string, text: string) => void;
  /** Publishes the draft as the reply, which is shown under the link. */
  sendReply: (id: string) => void;
  dropReply: (id: string) => void;
  remove: (id: string) => void;
};

const draft = COMMENT_FIELDS['drafts.reply'];

/** An owner's actions on comments: saved like everything else, even offline. */
export function commentActions({ actions }: Workspace): CommentActions {
  const change = (id: string, edit: (comment: Comment) => Comment, isUrgent = false) =>
    actions.change('comment', id, (comment, updatedAt) => ({ ...edit(comment), updatedAt }), isUrgent);
  return {
    setDone: (id, isDone) => change(id, (comment) => ({ ...comment, isDone }), true),
    typeReply: (id, text) =>
      actions.type(() => change(id, (comment) => draft.write(comment, cleanText(text)))),
    sendReply: (id) =>
      change(
        id,
        (comment) => {
          const reply = (comment.replyDraft ?? comment.reply).trim();
          return draft.write({ ...comment, reply }, '');
        },
        true,
      ),
    dropReply: (id) => change(id, (comment) => draft.write(comment, ''), true),
    remove: (id) => actions.deleteDocument(id),
  };
}
