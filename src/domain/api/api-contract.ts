import * as z from 'zod/mini';
import { appUserSchema } from '#domain/account/account-schema.ts';
import { blueprintSchema, storedBlueprintSchema } from '#domain/blueprint/blueprint-schema.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { storedLaunchSchema } from '#domain/launch/launch-schema.ts';

// A blueprint with every text as long as it may be, in plain letters: fields.test.ts does the sum.
export const MAX_BODY_BYTES = 655_360;
export const MAX_JSON_DEPTH = 32;

// Any length here: the rules of account.ts answer with their own sentences, which a schema could not.
const secret = z.string().check(z.maxLength(1_024));
const email = z.string().check(z.maxLength(1_024));

export const credentialsSchema = z.strictObject({ email, password: secret });
export const requestPasswordResetSchema = z.strictObject({ email });
export const resetPasswordSchema = z.strictObject({ token: secret, password: secret });
export const changePasswordSchema = z.strictObject({ currentPassword: secret, newPassword: secret });
export const deleteAccountSchema = z.strictObject({ password: secret });

/** For requests that carry none: something sent along would otherwise be dropped without a word. */
export const nothingSchema = z.optional(z.nullable(z.strictObject({})));

/** `unasked`: this site cannot send mail, so nobody is asked. */
const EMAIL_STATES = ['confirmed', 'unconfirmed', 'unasked'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const emailStateResponseSchema = z.object({ state: z.enum(EMAIL_STATES) });

const documents = { blueprints: z.array(storedBlueprintSchema), launch: z.nullable(storedLaunchSchema) };

export const statusResponseSchema = z.object({ status: z.string() });
/** With everything the person has, so that no second request is needed. */
export const signedInResponseSchema = z.object({ user: appUserSchema, ...documents });
export const sessionResponseSchema = z.object({ user: z.nullable(appUserSchema) });

export const putBlueprintSchema = blueprintSchema;
export const putResponseSchema = z.object({ version: z.int().check(z.gte(1)), updatedAt: z.iso.datetime() });

export const documentsResponseSchema = z.object(documents);
export const launchResponseSchema = z.object({ launch: z.nullable(storedLaunchSchema) });
export const blueprintsResponseSchema = z.object({ blueprints: z.array(storedBlueprintSchema) });
const deletedBlueprintSchema = z.object({
  id: z.string(),
  type: z.enum(BLUEPRINT_TYPES),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  answered: z.int().check(z.gte(0)),
  hasPlan: z.boolean(),
});
export const deletedBlueprintsResponseSchema = z.object({ deleted: z.array(deletedBlueprintSchema) });
export const restoreResponseSchema = z.object({ blueprint: storedBlueprintSchema });
export const restoreLaunchResponseSchema = z.object({ launch: storedLaunchSchema });

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
export const versionSchema = z.object({ ...versionSummary, field: z.string(), text: z.string() });
export const versionsResponseSchema = z.object({ versions: z.array(versionSummarySchema) });
export const versionResponseSchema = z.object({ version: versionSchema });
export const keepVersionSchema = z.strictObject({
  field: z.string().check(z.minLength(1), z.maxLength(64)),
  text: z.string(),
  origin: z.enum(VERSION_ORIGINS),
  // Only a restored backup says when: its versions keep the time at which they were written.
  savedAt: z.optional(z.iso.datetime()),
});

// `code` stays a plain string: an older page must still be able to read the error of a newer server.
export const errorBodySchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
  current: z.optional(z.union([storedBlueprintSchema, storedLaunchSchema])),
  existing: z.optional(z.union([storedBlueprintSchema, storedLaunchSchema])),
});

export const BOOT_ELEMENT_ID = 'boot';

const configSchema = z.object({
  brandName: z.string(),
  mailEnabled: z.boolean(),
  aiOrigins: z.array(z.string()),
  analytics: z.optional(z.record(z.string(), z.string())),
  /** The operator withdraws the service worker: the page lets go of it, and asks for no other. */
  isWorkerOff: z.optional(z.boolean()),
});

export const bootSchema = z.object({
  user: z.nullable(appUserSchema),
  ...documents,
  config: configSchema,
  /** Kept by a browser for everybody: who is there is for the page to find out. */
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
