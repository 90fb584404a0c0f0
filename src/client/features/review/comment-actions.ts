import type { Workspace } from '#client/saving/workspace.ts';
import { cleanText } from '#domain/clean-text.ts';
import { COMMENT_FIELDS, type Comment } from '#domain/review/comment.ts';

export type CommentActions = {
  setDone: (id: string, isDone: boolean) => void;
  typeReply: (id: string, text: string) => void;
  /** What was typed becomes the reply, which is read at the link. */
  sendReply: (id: string) => void;
  dropReply: (id: string) => void;
  remove: (id: string) => void;
};

const draft = COMMENT_FIELDS['drafts.reply'];

/** What an owner does with a comment: saved like everything else, without a connection too. */
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
