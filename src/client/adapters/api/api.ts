import type { AppUser } from '#domain/account/account.ts';
import type { KeepVersion, PutResponse } from '#domain/api/api-contract.ts';
import { etagOf, HEADERS, PATHS } from '#domain/api/api-paths.ts';
import { type Base, baseOf, type Document, type Stored } from '#domain/documents/document.ts';
import type { KindName } from '#domain/kinds.ts';
import { isListingAnswer, isPutAnswer, isRestoreAnswer, isSessionAnswer } from './answer-shape.ts';
import { type ApiCall, type Fetch, parseAnswer, request } from './api-request.ts';

/** `baseVersion` 0 means: this document must not exist yet. */
export type Put = { kind: KindName; doc: Document; baseVersion: number; seq: number };

export type Listing =
  | { status: 'unchanged' }
  | { status: 'listed'; docs: ({ kind: KindName } & Base)[]; etag: string | null };

export type Api = {
  session(): Promise<AppUser | null>;
  signOut(): Promise<void>;
  /** Every document of this person. */
  listDocuments(uid: string, etag?: string | null): Promise<Listing>;
  putDocument(
    uid: string,
    put: Put,
    clientId: string,
    options?: { keepalive: boolean },
  ): Promise<PutResponse>;
  deleteDocument(kind: KindName, uid: string, id: string): Promise<void>;
  restoreDocument(kind: KindName, uid: string, id: string): Promise<Stored>;
  keepVersion(kind: KindName, uid: string, id: string, version: KeepVersion): Promise<void>;
};

/** Every failure is an ApiError: an AppError with the status, and what the server said beside it. */
export function createApi(send: Fetch = (path, init) => fetch(path, init)): Api {
  const call = (options: ApiCall) => request(send, options);
  const post = (path: string, body: unknown = {}) => call({ method: 'POST', path, body });
  const get = (path: string) => call({ method: 'GET', path });

  return {
    session: async () => parseAnswer(isSessionAnswer, await get(PATHS.session())).user,
    signOut: async () => void (await post(PATHS.signOut())),

    async listDocuments(uid, etag) {
      const headers = etag ? { [HEADERS.ifNoneMatch]: etag } : {};
      const answer = await call({ method: 'GET', path: PATHS.blueprints(uid), headers });
      if (answer.status === 304) return { status: 'unchanged' };
      const { blueprints } = parseAnswer(isListingAnswer, answer);
      const docs = blueprints.map((stored) => ({ kind: 'blueprint' as const, ...baseOf(stored) }));
      return { status: 'listed', docs, etag: answer.etag };
    },
    async putDocument(uid, { kind, doc, baseVersion, seq }, clientId, options) {
      const condition =
        baseVersion === 0 ? { [HEADERS.ifNoneMatch]: '*' } : { [HEADERS.ifMatch]: etagOf(baseVersion) };
      const headers = { ...condition, [HEADERS.client]: clientId, [HEADERS.seq]: String(seq) };
      const path = PATHS.document(kind, uid, doc.id);
      return parseAnswer(isPutAnswer, await call({ method: 'PUT', path, body: doc, headers, ...options }));
    },
    deleteDocument: async (kind, uid, id) =>
      void (await call({ method: 'DELETE', path: PATHS.document(kind, uid, id) })),
    restoreDocument: async (kind, uid, id) =>
      parseAnswer(isRestoreAnswer, await post(PATHS.restore(kind, uid, id))).blueprint,
    keepVersion: async (kind, uid, id, version) => void (await post(PATHS.versions(kind, uid, id), version)),
  };
}
