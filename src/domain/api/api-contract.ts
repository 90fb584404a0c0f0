import * as z from 'zod/mini';
import { appUserSchema } from '#domain/account/account-schema.ts';
import { memberOf } from '#domain/all-documents.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { Stored } from '#domain/documents/document.ts';
import { timestamp } from '#domain/documents/timestamp-schema.ts';
import { KIND_SCHEMAS } from '#domain/kind-schemas.ts';
import { KIND_NAMES, type KindName, kindOf, perKind } from '#domain/kinds.ts';

// A blueprint with every text as long as it may be, in plain letters: fields.test.ts does the sum.
export const MAX_BODY_BYTES = 655_360;
export const MAX_JSON_DEPTH = 32;

// Any length passes here: account.ts checks it and answers with its own sentences, which a schema can't.
const secret = z.string().check(z.maxLength(1_024));
const email = z.string().check(z.maxLength(1_024));

export const credentialsSchema = z.strictObject({ email, password: secret });
export const requestPasswordResetSchema = z.strictObject({ email });
export const resetPasswordSchema = z.strictObject({ token: secret, password: secret });
export const changePasswordSchema = z.strictObject({ currentPassword: secret, newPassword: secret });
export const deleteAccountSchema = z.strictObject({ password: secret });

/** For requests without a body: anything sent would otherwise be dropped silently. */
export const nothingSchema = z.optional(z.nullable(z.strictObject({})));

/** `unasked`: this site can't send mail, so nobody is asked to confirm. */
const EMAIL_STATES = ['confirmed', 'unconfirmed', 'unasked'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const emailStateResponseSchema = z.object({ state: z.enum(EMAIL_STATES) });

const version = z.int().check(z.gte(1));

export const STORED_SCHEMAS = perKind(
  (name): z.ZodMiniType<Stored> =>
    z.extend<z.ZodMiniObject, object>(KIND_SCHEMAS[name], { version }) as never,
);

/** A person's documents of one kind, under the kind's name in replies. */
export const membersOf = (name: KindName): Record<never, z.ZodMiniType> => ({
  [memberOf(name)]: kindOf(name).only ? z.nullable(STORED_SCHEMAS[name]) : z.array(STORED_SCHEMAS[name]),
});

const documents: Record<never, z.ZodMiniType> = Object.assign({}, ...KIND_NAMES.map(membersOf));

export const statusResponseSchema = z.object({ status: z.string() });
/** With everything the person has, so that no second request is needed. */
export const signedInResponseSchema = z.object({ user: appUserSchema, ...documents });
/** `isEndedElsewhere`: nobody is signed in, because another device has ended the session of this browser. */
const nobody = { isEndedElsewhere: z.optional(z.boolean()) };
export const sessionResponseSchema = z.object({ user: z.nullable(appUserSchema), ...nobody });

export const putResponseSchema = z.object({ version, updatedAt: z.iso.datetime() });

export const documentsResponseSchema = z.object(documents);
const deletedBlueprintSchema = z.object({
  id: z.string(),
  type: z.enum(BLUEPRINT_TYPES),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  answered: z.int().check(z.gte(0)),
  hasPlan: z.boolean(),
});
export const deletedBlueprintsResponseSchema = z.object({ deleted: z.array(deletedBlueprintSchema) });
/** Of any kind: enough to recognize it by. */
export const deletedResponseSchema = z.object({
  deleted: z.array(z.object({ id: z.string(), title: z.string(), deletedAt: z.iso.datetime() })),
});

export const VERSION_ORIGINS = ['generated', 'edited', 'pasted', 'restored', 'conflict', 'replaced'] as const;

const versionSummary = {
  versionId: z.string(),
  savedAt: z.iso.datetime(),
  origin: z.enum(VERSION_ORIGINS),
};
const versionSummarySchema = z.object({
  ...versionSummary,
  field: z.optional(z.string()),
  length: z.int(),
});
const versionSchema = z.object({ ...versionSummary, field: z.string(), text: z.string() });
export const versionsResponseSchema = z.object({ versions: z.array(versionSummarySchema) });
export const versionResponseSchema = z.object({ version: versionSchema });
export const keepVersionSchema = z.strictObject({
  field: z.string().check(z.minLength(1), z.maxLength(64)),
  text: z.string(),
  origin: z.enum(VERSION_ORIGINS),
  // Only sent when restoring a backup, whose versions keep their original time.
  savedAt: z.optional(timestamp),
});

const anyStored = z.union(Object.values(STORED_SCHEMAS));

// `code` stays a plain string: an older page must still be able to read the error of a newer server.
export const errorBodySchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
  current: z.optional(anyStored),
  existing: z.optional(anyStored),
});

export const BOOT_ELEMENT_ID = 'boot';

const configSchema = z.object({
  brandName: z.string(),
  mailEnabled: z.boolean(),
  aiOrigins: z.array(z.string()),
  analytics: z.optional(z.record(z.string(), z.string())),
  /** The operator withdraws the service worker: the page lets go of it, and asks for no other. */
  isWorkerOff: z.optional(z.boolean()),
  /** Sharing by link is turned off. */
  isSharingOff: z.optional(z.boolean()),
});

export const bootSchema = z.object({
  user: z.nullable(appUserSchema),
  ...nobody,
  ...documents,
  config: configSchema,
  /** A cached page, the same for everybody: it still has to ask who is signed in. */
  isShell: z.optional(z.boolean()),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type DeletedBlueprint = z.infer<typeof deletedBlueprintSchema>;
export type PutResponse = z.infer<typeof putResponseSchema>;
export type VersionSummary = z.infer<typeof versionSummarySchema>;
export type Version = z.infer<typeof versionSchema>;
export type KeepVersion = z.infer<typeof keepVersionSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type PublicConfig = z.infer<typeof configSchema>;
export type Boot = z.infer<typeof bootSchema>;
