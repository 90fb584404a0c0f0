import * as z from 'zod/mini';
import { KIND_SCHEMAS } from '#domain/kind-schemas.ts';
import { kindOf, perKind } from '#domain/kinds.ts';
import {
  createShareSchema,
  shareCreatedSchema,
  shareMailSchema,
  sharesResponseSchema,
} from '#domain/review/share-schema.ts';
import {
  changePasswordSchema,
  credentialsSchema,
  deleteAccountSchema,
  deletedBlueprintsResponseSchema,
  deletedResponseSchema,
  documentsResponseSchema,
  emailStateResponseSchema,
  keepVersionSchema,
  membersOf,
  nothingSchema,
  putResponseSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  STORED_SCHEMAS,
  sessionResponseSchema,
  signedInResponseSchema,
  statusResponseSchema,
  versionResponseSchema,
  versionsResponseSchema,
} from './api-contract.ts';
import { DOCUMENT_ROUTES, ROUTES, type RouteName } from './api-routes.ts';

/** `null`: no body is looked at, or none is sent back (204). Every refusal is an `errorBodySchema`. */
export type Contract = {
  readonly method: string;
  readonly path: string;
  readonly request: z.ZodMiniType | null;
  readonly reply: z.ZodMiniType | null;
};

const DELETED = perKind((name) =>
  name === 'blueprint' ? deletedBlueprintsResponseSchema : deletedResponseSchema,
);

/**
 * The whole contract between page and server. The page must import only the routes: the schemas would be a fifteenth of
 * its download. A property test holds the page's own checks to these schemas.
 */
export const API = {
  health: { ...ROUTES.health, request: null, reply: statusResponseSchema },
  ready: { ...ROUTES.ready, request: null, reply: statusResponseSchema },

  session: { ...ROUTES.session, request: null, reply: sessionResponseSchema },
  signUp: { ...ROUTES.signUp, request: credentialsSchema, reply: signedInResponseSchema },
  signIn: { ...ROUTES.signIn, request: credentialsSchema, reply: signedInResponseSchema },
  signOut: { ...ROUTES.signOut, request: nothingSchema, reply: null },
  signOutEverywhere: { ...ROUTES.signOutEverywhere, request: nothingSchema, reply: null },
  requestPasswordReset: { ...ROUTES.requestPasswordReset, request: requestPasswordResetSchema, reply: null },
  resetPassword: { ...ROUTES.resetPassword, request: resetPasswordSchema, reply: null },
  changePassword: { ...ROUTES.changePassword, request: changePasswordSchema, reply: null },
  emailState: { ...ROUTES.emailState, request: null, reply: emailStateResponseSchema },
  confirmEmail: { ...ROUTES.confirmEmail, request: nothingSchema, reply: null },
  deleteAccount: { ...ROUTES.deleteAccount, request: deleteAccountSchema, reply: null },

  listShares: { ...ROUTES.listShares, request: null, reply: sharesResponseSchema },
  createShare: { ...ROUTES.createShare, request: createShareSchema, reply: shareCreatedSchema },
  stopShare: { ...ROUTES.stopShare, request: null, reply: null },
  chooseShareMail: { ...ROUTES.chooseShareMail, request: shareMailSchema, reply: null },

  listDocuments: { ...ROUTES.listDocuments, request: null, reply: documentsResponseSchema },
} as const satisfies Readonly<Record<RouteName, Contract>>;

/** The same for the documents of each kind. */
export const DOCUMENT_API = perKind((name) => {
  const { listDeleted, ...routes } = DOCUMENT_ROUTES[name];
  const restored = z.object({ [kindOf(name).names.one]: STORED_SCHEMAS[name] });
  return {
    list: { ...routes.list, request: null, reply: z.object(membersOf(name)) },
    save: { ...routes.save, request: KIND_SCHEMAS[name], reply: putResponseSchema },
    delete: { ...routes.delete, request: null, reply: null },
    restore: { ...routes.restore, request: nothingSchema, reply: restored },
    listVersions: { ...routes.listVersions, request: null, reply: versionsResponseSchema },
    keepVersion: { ...routes.keepVersion, request: keepVersionSchema, reply: null },
    readVersion: { ...routes.readVersion, request: null, reply: versionResponseSchema },
    ...(listDeleted && { listDeleted: { ...listDeleted, request: null, reply: DELETED[name] } }),
  } satisfies Record<string, Contract>;
});
