import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Fields } from '#domain/documents/field.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import { historyOf } from '#domain/documents/replaced-texts.ts';
import { isRecord, isText } from '#domain/documents/shape.ts';
import { threeWay } from '#domain/merging/three-way.ts';

/** The maximum lengths, in characters. */
export const COMMENT_LIMITS = { body: 2_000, name: 60, reply: 2_000 } as const;
export const ANCHOR_LIMITS = { heading: 300, exact: 300, context: 32 } as const;

/** Where in a plan a comment belongs, in words: offsets would mean nothing after the first edit. */
export type Anchor = {
  type: BlueprintType;
  /** Empty for the part before the first heading. */
  heading: string;
  /** The words that the comment is about; empty: the whole part. */
  exact: string;
  prefix: string;
  suffix: string;
  /** A sketch of the part's words (part-sketch.ts). */
  fingerprint: string;
};

/**
 * A reader's comment on a part of a plan. The server creates it; the owner replies, resolves or deletes it. Nobody
 * changes the reader's words.
 */
export type Comment = Document & {
  /** Stays the same when a backup is restored under other ids. */
  commentId: string;
  /** The link under which it was written and its reply is shown. */
  shareId: string;
  type: BlueprintType;
  anchor: Anchor;
  /** The name that the reader gave. May be empty. */
  name: string;
  body: string;
  /** Shown under the link. */
  reply: string;
  /** The draft of a reply, shown to nobody yet. */
  replyDraft?: string | undefined;
  isDone: boolean;
};

export const COMMENT_FIELDS = {
  reply: {
    limit: COMMENT_LIMITS.reply,
    merges: 'by-word',
    history: 'unless-only-grew',
    read: ({ reply }) => reply,
    write: (doc, reply = '') => ({ ...doc, reply }),
  },
  'drafts.reply': {
    limit: COMMENT_LIMITS.reply,
    merges: 'by-word',
    history: 'unless-only-grew',
    draftOf: 'reply',
    read: ({ replyDraft }) => replyDraft,
    write: ({ replyDraft: _, ...doc }, text) => (text ? { ...doc, replyDraft: text } : doc),
  },
} satisfies Fields<Comment>;

export type CommentField = keyof typeof COMMENT_FIELDS;

export const commentKind: DocumentKind<Comment> = {
  names: { one: 'comment', many: 'comments' },
  hasShape: ({ commentId, shareId, type, anchor, name, body, reply, isDone }) =>
    [commentId, shareId, type, name, body, reply].every(isText) &&
    isRecord(anchor) &&
    Object.values(anchor).every(isText) &&
    typeof isDone === 'boolean',
  titleOf: ({ name }) => (name === '' ? 'A comment' : `Comment from ${name}`),
  reportedOn: () => [],
  fields: COMMENT_FIELDS,
  slotOf: ({ commentId }) => commentId,
  replacedTexts: historyOf(COMMENT_FIELDS),
  blankLike: (doc) => ({ ...COMMENT_FIELDS['drafts.reply'].write(doc, ''), reply: '', isDone: false }),
  mergeRest: (base, mine, theirs) => ({
    ...theirs,
    isDone: threeWay(base.isDone, mine.isDone, theirs.isDone, (my) => my),
    updatedAt: threeWay(base.updatedAt, mine.updatedAt, theirs.updatedAt, laterTime),
  }),
};
