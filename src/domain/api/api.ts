import type * as z from 'zod/mini';
import { launchSchema } from '#domain/launch/launch-schema.ts';
import {
  blueprintsResponseSchema,
  changePasswordSchema,
  credentialsSchema,
  deleteAccountSchema,
  deletedBlueprintsResponseSchema,
  documentsResponseSchema,
  emailStateResponseSchema,
  keepVersionSchema,
  launchResponseSchema,
  nothingSchema,
  putBlueprintSchema,
  putResponseSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  restoreLaunchResponseSchema,
  restoreResponseSchema,
  sessionResponseSchema,
  statusResponseSchema,
  userResponseSchema,
  versionResponseSchema,
  versionsResponseSchema,
} from './api-contract.ts';
import { ROUTES, type RouteName } from './api-routes.ts';

/** `null`: no body is looked at, or none is sent back (204). Every refusal is an `errorBodySchema`. */
export type Contract = {
  readonly method: string;
  readonly path: string;
  readonly request: z.ZodMiniType | null;
  readonly reply: z.ZodMiniType | null;
};

/**
 * The whole contract between page and server. Not imported by the page, which needs the routes alone: the schemas would
 * be a fifteenth of its download. Its own checks of answers are held to these by a property test.
 */
export const API = {
  health: { ...ROUTES.health, request: null, reply: statusResponseSchema },
  ready: { ...ROUTES.ready, request: null, reply: statusResponseSchema },

  session: { ...ROUTES.session, request: null, reply: sessionResponseSchema },
  signUp: { ...ROUTES.signUp, request: credentialsSchema, reply: userResponseSchema },
  signIn: { ...ROUTES.signIn, request: credentialsSchema, reply: userResponseSchema },
  signOut: { ...ROUTES.signOut, request: nothingSchema, reply: null },
  signOutEverywhere: { ...ROUTES.signOutEverywhere, request: nothingSchema, reply: null },
  requestPasswordReset: { ...ROUTES.requestPasswordReset, request: requestPasswordResetSchema, reply: null },
  resetPassword: { ...ROUTES.resetPassword, request: resetPasswordSchema, reply: null },
  changePassword: { ...ROUTES.changePassword, request: changePasswordSchema, reply: null },
  emailState: { ...ROUTES.emailState, request: null, reply: emailStateResponseSchema },
  confirmEmail: { ...ROUTES.confirmEmail, request: nothingSchema, reply: null },
  deleteAccount: { ...ROUTES.deleteAccount, request: deleteAccountSchema, reply: null },

  listDocuments: { ...ROUTES.listDocuments, request: null, reply: documentsResponseSchema },

  listBlueprints: { ...ROUTES.listBlueprints, request: null, reply: blueprintsResponseSchema },
  listDeletedBlueprints: {
    ...ROUTES.listDeletedBlueprints,
    request: null,
    reply: deletedBlueprintsResponseSchema,
  },
  saveBlueprint: { ...ROUTES.saveBlueprint, request: putBlueprintSchema, reply: putResponseSchema },
  deleteBlueprint: { ...ROUTES.deleteBlueprint, request: null, reply: null },
  restoreBlueprint: { ...ROUTES.restoreBlueprint, request: nothingSchema, reply: restoreResponseSchema },
  listVersions: { ...ROUTES.listVersions, request: null, reply: versionsResponseSchema },
  keepVersion: { ...ROUTES.keepVersion, request: keepVersionSchema, reply: null },
  readVersion: { ...ROUTES.readVersion, request: null, reply: versionResponseSchema },

  readLaunch: { ...ROUTES.readLaunch, request: null, reply: launchResponseSchema },
  saveLaunch: { ...ROUTES.saveLaunch, request: launchSchema, reply: putResponseSchema },
  deleteLaunch: { ...ROUTES.deleteLaunch, request: null, reply: null },
  restoreLaunch: { ...ROUTES.restoreLaunch, request: nothingSchema, reply: restoreLaunchResponseSchema },
  listLaunchVersions: { ...ROUTES.listLaunchVersions, request: null, reply: versionsResponseSchema },
  keepLaunchVersion: { ...ROUTES.keepLaunchVersion, request: keepVersionSchema, reply: null },
  readLaunchVersion: { ...ROUTES.readLaunchVersion, request: null, reply: versionResponseSchema },
} as const satisfies Readonly<Record<RouteName, Contract>>;
