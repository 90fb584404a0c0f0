import type { KindName } from '#domain/kinds.ts';

export const HEADERS = {
  client: 'X-Client',
  seq: 'X-Seq',
  ifMatch: 'If-Match',
  ifNoneMatch: 'If-None-Match',
  etag: 'ETag',
  retryAfter: 'Retry-After',
  requestId: 'X-Request-Id',
} as const;

const segment = encodeURIComponent;
const blueprints = (uid: string) => `/api/users/${segment(uid)}/blueprints`;
const blueprint = (uid: string, id: string) => `${blueprints(uid)}/${segment(id)}`;

// One entry a kind, or it does not compile.
const DOCUMENT: Readonly<Record<KindName, (uid: string, id: string) => string>> = { blueprint };

export const PATHS = {
  health: () => '/healthz',
  ready: () => '/readyz',
  signUp: () => '/api/auth/sign-up',
  signIn: () => '/api/auth/sign-in',
  signOut: () => '/api/auth/sign-out',
  session: () => '/api/auth/session',
  requestPasswordReset: () => '/api/auth/request-password-reset',
  resetPassword: () => '/api/auth/reset-password',
  changePassword: () => '/api/auth/change-password',
  signOutEverywhere: () => '/api/auth/sign-out-everywhere',
  deleteAccount: () => '/api/auth/delete-account',
  blueprints,
  blueprint,
  document: (kind: KindName, uid: string, id: string) => DOCUMENT[kind](uid, id),
  restore: (kind: KindName, uid: string, id: string) => `${DOCUMENT[kind](uid, id)}/restore`,
  versions: (kind: KindName, uid: string, id: string) => `${DOCUMENT[kind](uid, id)}/versions`,
  version: (kind: KindName, uid: string, id: string, versionId: string) =>
    `${DOCUMENT[kind](uid, id)}/versions/${segment(versionId)}`,
} as const;

export const etagOf = (version: number): string => `"${version}"`;

/** A proxy that compresses turns `"7"` into `W/"7"`: it still names version 7. */
export function versionOfEtag(etag: string): number | undefined {
  const digits = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(etag.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
