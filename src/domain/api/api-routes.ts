import type { KindName } from '#domain/kinds.ts';

/** How each request is sent, and where to. `:name` stands for a part of the path. What it carries: `api.ts`. */
export const ROUTES = {
  health: { method: 'GET', path: '/healthz' },
  ready: { method: 'GET', path: '/readyz' },

  session: { method: 'GET', path: '/api/auth/session' },
  signUp: { method: 'POST', path: '/api/auth/sign-up' },
  signIn: { method: 'POST', path: '/api/auth/sign-in' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  signOutEverywhere: { method: 'POST', path: '/api/auth/sign-out-everywhere' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/request-password-reset' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  changePassword: { method: 'POST', path: '/api/auth/change-password' },
  emailState: { method: 'GET', path: '/api/auth/email' },
  confirmEmail: { method: 'POST', path: '/api/auth/email/confirm' },
  deleteAccount: { method: 'POST', path: '/api/auth/delete-account' },

  /** Everything that somebody has, of every kind. */
  listDocuments: { method: 'GET', path: '/api/users/:uid/documents' },

  listBlueprints: { method: 'GET', path: '/api/users/:uid/blueprints' },
  /** Those that can still be brought back. */
  listDeletedBlueprints: { method: 'GET', path: '/api/users/:uid/deleted-blueprints' },
  saveBlueprint: { method: 'PUT', path: '/api/users/:uid/blueprints/:id' },
  deleteBlueprint: { method: 'DELETE', path: '/api/users/:uid/blueprints/:id' },
  restoreBlueprint: { method: 'POST', path: '/api/users/:uid/blueprints/:id/restore' },
  listVersions: { method: 'GET', path: '/api/users/:uid/blueprints/:id/versions' },
  keepVersion: { method: 'POST', path: '/api/users/:uid/blueprints/:id/versions' },
  readVersion: { method: 'GET', path: '/api/users/:uid/blueprints/:id/versions/:versionId' },

  readLaunch: { method: 'GET', path: '/api/users/:uid/launch' },
  saveLaunch: { method: 'PUT', path: '/api/users/:uid/launch' },
  deleteLaunch: { method: 'DELETE', path: '/api/users/:uid/launch' },
  restoreLaunch: { method: 'POST', path: '/api/users/:uid/launch/restore' },
  listLaunchVersions: { method: 'GET', path: '/api/users/:uid/launch/versions' },
  keepLaunchVersion: { method: 'POST', path: '/api/users/:uid/launch/versions' },
  readLaunchVersion: { method: 'GET', path: '/api/users/:uid/launch/versions/:versionId' },
} as const;

/** What can be asked about one document, by its kind. */
export const DOCUMENT_ROUTES = {
  blueprint: {
    save: ROUTES.saveBlueprint,
    delete: ROUTES.deleteBlueprint,
    restore: ROUTES.restoreBlueprint,
    listVersions: ROUTES.listVersions,
    keepVersion: ROUTES.keepVersion,
    readVersion: ROUTES.readVersion,
  },
  launch: {
    save: ROUTES.saveLaunch,
    delete: ROUTES.deleteLaunch,
    restore: ROUTES.restoreLaunch,
    listVersions: ROUTES.listLaunchVersions,
    keepVersion: ROUTES.keepLaunchVersion,
    readVersion: ROUTES.readLaunchVersion,
  },
} as const satisfies Record<KindName, object>;

export type RouteName = keyof typeof ROUTES;
export type Route = (typeof ROUTES)[RouteName];

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a route's path needs to be told. */
export type PathParts<R extends Route> = Readonly<Record<Named<R['path']>, string>>;

/** The path with its parts put in, so that none of them can lead elsewhere. */
export function pathOf<R extends Route>({ path }: R, parts: PathParts<R>): string {
  const given: Readonly<Record<string, string>> = parts;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}
