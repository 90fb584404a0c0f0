import * as z from 'zod/mini';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { timestamp } from '#domain/documents/timestamp-schema.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { ANCHOR_LIMITS, COMMENT_LIMITS, type Comment } from './comment.ts';
import { SKETCH_LENGTH } from './part-sketch.ts';

const text = (limit: number, code?: ErrorCode) => z.string().check(z.maxLength(limit, code));
const type = z.enum(BLUEPRINT_TYPES);
const id = z.string().check(z.minLength(1), z.maxLength(64));

export const commentSchema = z.strictObject({
  id: z.uuid(),
  createdAt: timestamp,
  updatedAt: timestamp,
  commentId: id,
  shareId: id,
  type,
  anchor: z.strictObject({
    type,
    heading: text(ANCHOR_LIMITS.heading),
    exact: text(ANCHOR_LIMITS.exact),
    prefix: text(ANCHOR_LIMITS.context),
    suffix: text(ANCHOR_LIMITS.context),
    fingerprint: text(SKETCH_LENGTH),
  }),
  name: text(COMMENT_LIMITS.name),
  body: text(COMMENT_LIMITS.body),
  reply: text(COMMENT_LIMITS.reply, 'gap-words-too-long'),
  replyDraft: z.optional(text(COMMENT_LIMITS.reply, 'gap-words-too-long')),
  isDone: z.boolean(),
}) satisfies z.ZodMiniType<Comment>;
