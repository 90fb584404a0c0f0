import type { AppUser } from '#domain/account/account.ts';
import type { KeepVersion, PutResponse } from '#domain/api/api-contract.ts';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import { type PathParts, pathOf, ROUTES, type Route } from '#domain/api/api-routes.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { isListingAnswer, isPutAnswer, isRestoreAnswer, isSessionAnswer } from './answer-shape.ts';
import { type ApiCall, type Fetch, parseAnswer, request } from './api-request.ts';

/** `baseVersion` 0 means: this blueprint must not exist yet. */
export type PutStamp = { baseVersion: number; clientId: string; seq: number; keepalive?: boolean };

export type Listing =
  | { status: 'unchanged' }
  | { status: 'listed'; blueprints: StoredBlueprint[]; etag: string | null };

export type Api = {
  session(): Promise<AppUser | null>;
  signOut(): Promise<void>;
  listBlueprints(uid: string, etag?: string | null): Promise<Listing>;
  putBlueprint(uid: string, blueprint: Blueprint, stamp: PutStamp): Promise<PutResponse>;
  deleteBlueprint(uid: string, id: string): Promise<void>;
  restoreBlueprint(uid: string, id: string): Promise<StoredBlueprint>;
  keepVersion(uid: string, id: string, version: KeepVersion): Promise<void>;
};

/** Every failure is an ApiError: an AppError with the status, and what the server said beside it. */
export function createApi(send: Fetch = (path, init) => fetch(path, init)): Api {
  const call = <R extends Route>(
    route: R,
    parts: PathParts<R>,
    more: Omit<ApiCall, 'method' | 'path'> = {},
  ) => request(send, { method: route.method, path: pathOf(route, parts), ...more });

  return {
    session: async () => parseAnswer(isSessionAnswer, await call(ROUTES.session, {})).user,
    signOut: async () => void (await call(ROUTES.signOut, {}, { body: {} })),

    async listBlueprints(uid, etag) {
      const headers = etag ? { [HEADERS.ifNoneMatch]: etag } : {};
      const answer = await call(ROUTES.listBlueprints, { uid }, { headers });
      if (answer.status === 304) return { status: 'unchanged' };
      const { blueprints } = parseAnswer(isListingAnswer, answer);
      return { status: 'listed', blueprints, etag: answer.etag };
    },
    async putBlueprint(uid, body, { baseVersion, clientId, seq, keepalive }) {
      const condition =
        baseVersion === 0 ? { [HEADERS.ifNoneMatch]: '*' } : { [HEADERS.ifMatch]: etagOf(baseVersion) };
      const headers = { ...condition, [HEADERS.client]: clientId, [HEADERS.seq]: String(seq) };
      const sent = { body, headers, ...(keepalive && { keepalive }) };
      return parseAnswer(isPutAnswer, await call(ROUTES.saveBlueprint, { uid, id: body.id }, sent));
    },
    deleteBlueprint: async (uid, id) => void (await call(ROUTES.deleteBlueprint, { uid, id })),
    restoreBlueprint: async (uid, id) =>
      parseAnswer(isRestoreAnswer, await call(ROUTES.restoreBlueprint, { uid, id }, { body: {} })).blueprint,
    keepVersion: async (uid, id, body) => void (await call(ROUTES.keepVersion, { uid, id }, { body })),
  };
}
