import type { DocumentKind } from '#domain/documents/document-kind.ts';
import { kindOf, perKind } from '#domain/kinds.ts';

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

  listShares: { method: 'GET', path: '/api/users/:uid/shares' },
  createShare: { method: 'POST', path: '/api/users/:uid/shares' },
  stopShare: { method: 'DELETE', path: '/api/users/:uid/shares/:shareId' },
  chooseShareMail: { method: 'POST', path: '/api/users/:uid/share-mail' },
  /** Everything that somebody has, of every kind. */
  listDocuments: { method: 'GET', path: '/api/users/:uid/documents' },
} as const;

type Many = 'list' | 'save' | 'delete' | 'restore' | 'listVersions' | 'keepVersion' | 'readVersion';

/** What can be asked about documents of one kind. `listDeleted`: those that can still be brought back. */
export type DocumentRoutes = Readonly<Record<Many, DocumentRoute> & { listDeleted?: DocumentRoute }>;
export type DocumentRoute = { readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT'; readonly path: string };

export function documentRoutes({ names, only }: Pick<DocumentKind, 'names' | 'only'>): DocumentRoutes {
  const all = `/api/users/:uid/${only ? names.one : names.many}`;
  const path = only ? all : `${all}/:id`;
  return {
    list: { method: 'GET', path: all },
    save: { method: 'PUT', path },
    delete: { method: 'DELETE', path },
    restore: { method: 'POST', path: `${path}/restore` },
    listVersions: { method: 'GET', path: `${path}/versions` },
    keepVersion: { method: 'POST', path: `${path}/versions` },
    readVersion: { method: 'GET', path: `${path}/versions/:versionId` },
    ...(!only && { listDeleted: { method: 'GET', path: `/api/users/:uid/deleted-${names.many}` } }),
  };
}

export const DOCUMENT_ROUTES = perKind((name) => documentRoutes(kindOf(name)));

/** Routes of a kind under its former name, used until the previous release. */
export const FORMER_ROUTES = perKind((name) => {
  const { formerName, only } = kindOf(name);
  if (formerName === undefined) return undefined;
  return documentRoutes({ names: { one: formerName, many: formerName }, ...(only && { only }) });
});

export type RouteName = keyof typeof ROUTES;
export type Route = (typeof ROUTES)[RouteName] | DocumentRoute;

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values for the placeholders in a route's path. */
export type PathParts<R extends Route> = Readonly<
  Record<string extends R['path'] ? string : Named<R['path']>, string>
>;

/** Fills in the path, encoded so that no value can lead to another route. */
export function pathOf<R extends Route>({ path }: R, parts: PathParts<R>): string {
  const given: Readonly<Record<string, string>> = parts;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}
