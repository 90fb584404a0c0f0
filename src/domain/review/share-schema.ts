import * as z from 'zod/mini';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { SHARE_DAYS, SHARE_LIMITS, type Share } from './share.ts';

const types = z.array(z.enum(BLUEPRINT_TYPES)).check(z.maxLength(BLUEPRINT_TYPES.length));
const forName = z.string().check(z.maxLength(SHARE_LIMITS.forName));

export const createShareSchema = z
  .strictObject({
    types,
    hasLaunchPage: z.boolean(),
    forName,
    mayComment: z.boolean(),
    days: z.literal(SHARE_DAYS),
  })
  .check(z.refine((asked) => asked.types.length > 0 || asked.hasLaunchPage));
export type CreateShare = z.infer<typeof createShareSchema>;

const shareSchema = z.object({
  shareId: z.string(),
  forName,
  types,
  hasLaunchPage: z.boolean(),
  mayComment: z.boolean(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
}) satisfies z.ZodMiniType<Share>;

/** The token is sent only once: the server keeps only its hash. */
export const shareCreatedSchema = z.object({ share: shareSchema, token: z.string() });

/** `mail`: whether a daily email reports new comments; null if this site can't send mail. */
export const sharesResponseSchema = z.object({ shares: z.array(shareSchema), mail: z.nullable(z.boolean()) });
export const shareMailSchema = z.strictObject({ isOn: z.boolean() });
