import type { AppUser } from '#domain/account/account.ts';
import { documentsIn, isAllDocuments, type ReceivedDocument } from '#domain/all-documents.ts';
import type { KeepVersion, PutResponse } from '#domain/api/api-contract.ts';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import {
  DOCUMENT_ROUTES,
  FORMER_ROUTES,
  type PathParts,
  ROUTES,
  type Route,
} from '#domain/api/api-routes.ts';
import type { Document, Stored } from '#domain/documents/document.ts';
import type { KindName } from '#domain/kinds.ts';
import { isPutAnswer, isSessionAnswer, restoredIn } from './answer-shape.ts';
import { ApiError } from './api-error.ts';
import { type ApiCall, ask, byFetch, type Fetch, parseAnswer } from './api-request.ts';
import { leaveSignedOut } from './leave-signed-out.ts';

/** `baseVersion` 0 means: this document must not exist yet. */
export type Put = { kind: KindName; doc: Document; baseVersion: number; seq: number };

export type Listing =
  | { status: 'unchanged' }
  | { status: 'listed'; docs: ReceivedDocument[]; etag: string | null };

export type Api = {
  session(): Promise<AppUser | null>;
  signOut(): Promise<void>;
  /** Works even if the server can't be reached now: the next request from this browser, whoever makes it, tells the server. */
  signOutHere(): void;
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

/** Every failure is an ApiError: an AppError with the status, and what else the server said. */
export function createApi(send: Fetch = byFetch): Api {
  const call = <R extends Route>(route: R, parts: PathParts<R>, more?: Omit<ApiCall, 'method' | 'path'>) =>
    ask(send, route, parts, more);

  const about = async (
    kind: KindName,
    route: 'save' | 'delete' | 'restore' | 'keepVersion',
    parts: Readonly<Record<string, string>>,
    more?: Omit<ApiCall, 'method' | 'path'>,
  ) => {
    try {
      return await call(DOCUMENT_ROUTES[kind][route], parts, more);
    } catch (error) {
      // During a rolling upgrade, a server of the previous release knows only the former path.
      const former = FORMER_ROUTES[kind]?.[route];
      if (!former || !(error instanceof ApiError) || error.status !== 404) throw error;
      return call(former, parts, more);
    }
  };

  return {
    session: async () => parseAnswer(isSessionAnswer, await call(ROUTES.session, {})).user,
    signOut: async () => void (await call(ROUTES.signOut, {}, { body: {} })),
    signOutHere: () => leaveSignedOut(() => call(ROUTES.session, {})),

    async listDocuments(uid, etag) {
      const headers = etag ? { [HEADERS.ifNoneMatch]: etag } : {};
      const answer = await call(ROUTES.listDocuments, { uid }, { headers });
      if (answer.status === 304) return { status: 'unchanged' };
      return { status: 'listed', docs: documentsIn(parseAnswer(isAllDocuments, answer)), etag: answer.etag };
    },
    async putDocument(uid, { kind, doc, baseVersion, seq }, clientId, options) {
      const condition =
        baseVersion === 0 ? { [HEADERS.ifNoneMatch]: '*' } : { [HEADERS.ifMatch]: etagOf(baseVersion) };
      const headers = { ...condition, [HEADERS.client]: clientId, [HEADERS.seq]: String(seq) };
      const sent = { body: doc, headers, ...options };
      return parseAnswer(isPutAnswer, await about(kind, 'save', { uid, id: doc.id }, sent));
    },
    deleteDocument: async (kind, uid, id) => void (await about(kind, 'delete', { uid, id })),
    async restoreDocument(kind, uid, id) {
      const { body } = await about(kind, 'restore', { uid, id }, { body: {} });
      const restored = restoredIn(body, kind);
      if (!restored) throw new ApiError('network-request-failed', { status: 0 });
      return restored;
    },
    keepVersion: async (kind, uid, id, body) =>
      void (await about(kind, 'keepVersion', { uid, id }, { body })),
  };
}
