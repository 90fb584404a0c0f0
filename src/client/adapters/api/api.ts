import type { AppUser } from '#domain/account/account.ts';
import type { KeepVersion, PutResponse } from '#domain/api/api-contract.ts';
import { etagOf, HEADERS, PATHS } from '#domain/api/api-paths.ts';
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
  const call = (options: ApiCall) => request(send, options);
  const post = (path: string, body: unknown = {}) => call({ method: 'POST', path, body });
  const get = (path: string) => call({ method: 'GET', path });

  return {
    session: async () => parseAnswer(isSessionAnswer, await get(PATHS.session())).user,
    signOut: async () => void (await post(PATHS.signOut())),

    async listBlueprints(uid, etag) {
      const headers = etag ? { [HEADERS.ifNoneMatch]: etag } : {};
      const answer = await call({ method: 'GET', path: PATHS.blueprints(uid), headers });
      if (answer.status === 304) return { status: 'unchanged' };
      const { blueprints } = parseAnswer(isListingAnswer, answer);
      return { status: 'listed', blueprints, etag: answer.etag };
    },
    async putBlueprint(uid, blueprint, { baseVersion, clientId, seq, keepalive }) {
      const condition =
        baseVersion === 0 ? { [HEADERS.ifNoneMatch]: '*' } : { [HEADERS.ifMatch]: etagOf(baseVersion) };
      const headers = { ...condition, [HEADERS.client]: clientId, [HEADERS.seq]: String(seq) };
      const path = PATHS.blueprint(uid, blueprint.id);
      const answer = await call({
        method: 'PUT',
        path,
        body: blueprint,
        headers,
        ...(keepalive && { keepalive }),
      });
      return parseAnswer(isPutAnswer, answer);
    },
    deleteBlueprint: async (uid, id) =>
      void (await call({ method: 'DELETE', path: PATHS.blueprint(uid, id) })),
    restoreBlueprint: async (uid, id) =>
      parseAnswer(isRestoreAnswer, await post(PATHS.restore(uid, id))).blueprint,
    keepVersion: async (uid, id, version) => void (await post(PATHS.versions(uid, id), version)),
  };
}
