import { SHARE_LIMITS } from '#domain/review/share.ts';
import { storedKind } from '#server/documents/document-kind.ts';

export const COMMENT_KIND = storedKind('comment', {
  most: { count: SHARE_LIMITS.commentsPerPerson, code: 'too-many-comments' },
});
