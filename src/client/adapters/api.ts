import type { AppUser } from '#domain/account.ts';
import type { Credentials, KeepVersion, PutResponse, Version, VersionSummary } from '#domain/api-contract.ts';
import { etagOf, HEADERS, PATHS } from '#domain/api-paths.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint.ts';
import {
  isListingAnswer,
  isPutAnswer,
  isRestoreAnswer,
  isSessionAnswer,
  isUserAnswer,
  isVersionAnswer,
  isVersionsAnswer,
} from './answer-shape.ts';
import { type ApiCall, type Fetch, parseAnswer, request } from './api-request.ts';

/** `baseVersion` 0 means: this blueprint must not exist yet. */
export type PutStamp = { baseVersion: number; clientId: string; seq: number; keepalive?: boolean };

export type Listing =
  | { status: 'unchanged' }
  | { status: 'listed'; blueprints: StoredBlueprint[]; etag: string | null };

export type Api = {
  session(): Promise<AppUser | null>;
  signIn(credentials: Credentials): Promise<AppUser>;
  signUp(credentials: Credentials): Promise<AppUser>;
  signOut(): Promise<void>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  signOutEverywhere(): Promise<void>;
  deleteAccount(password: string): Promise<void>;
  listBlueprints(uid: string, etag?: string | null): Promise<Listing>;
  putBlueprint(uid: string, blueprint: Blueprint, stamp: PutStamp): Promise<PutResponse>;
  deleteBlueprint(uid: string, id: string): Promise<void>;
  restoreBlueprint(uid: string, id: string): Promise<StoredBlueprint>;
  listVersions(uid: string, id: string): Promise<VersionSummary[]>;
  readVersion(uid: string, id: string, versionId: string): Promise<Version>;
  keepVersion(uid: string, id: string, version: KeepVersion): Promise<void>;
};

/** Every failure is an ApiError: an AppError with the status, and what the server said beside it. */
export function createApi(send: Fetch = (path, init) => fetch(path, init)): Api {
  const call = (options: ApiCall) => request(send, options);
  const post = (path: string, body: unknown = {}) => call({ method: 'POST', path, body });
  const get = (path: string) => call({ method: 'GET', path });

  return {
    session: async () => parseAnswer(isSessionAnswer, await get(PATHS.session())).user,
    signIn: async (values) => parseAnswer(isUserAnswer, await post(PATHS.signIn(), values)).user,
    signUp: async (values) => parseAnswer(isUserAnswer, await post(PATHS.signUp(), values)).user,
    signOut: async () => void (await post(PATHS.signOut())),
    requestPasswordReset: async (email) => void (await post(PATHS.requestPasswordReset(), { email })),
    resetPassword: async (token, password) => void (await post(PATHS.resetPassword(), { token, password })),
    changePassword: async (currentPassword, newPassword) =>
      void (await post(PATHS.changePassword(), { currentPassword, newPassword })),
    signOutEverywhere: async () => void (await post(PATHS.signOutEverywhere())),
    deleteAccount: async (password) => void (await post(PATHS.deleteAccount(), { password })),

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
    listVersions: async (uid, id) =>
      parseAnswer(isVersionsAnswer, await get(PATHS.versions(uid, id))).versions,
    readVersion: async (uid, id, versionId) =>
      parseAnswer(isVersionAnswer, await get(PATHS.version(uid, id, versionId))).version,
    keepVersion: async (uid, id, version) => void (await post(PATHS.versions(uid, id), version)),
  };
}
