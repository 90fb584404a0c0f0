import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { DOCUMENT_ROUTES, pathOf } from '#domain/api/api-routes.ts';
import type { KindName } from '#domain/kinds.ts';
import { type Fetch, parseAnswer, request } from './api-request.ts';
import { isVersionAnswer, isVersionsAnswer } from './version-shape.ts';

export type VersionsApi = {
  /** Earlier plans and losing texts of conflicts; or all kept texts of one field. */
  listVersions(kind: KindName, uid: string, id: string, field?: string): Promise<VersionSummary[]>;
  readVersion(kind: KindName, uid: string, id: string, versionId: string): Promise<Version>;
};

/** Separate from `createApi`, like `createAccountApi`: versions are rarely looked at. */
export function createVersionsApi(send: Fetch = (path, init) => fetch(path, init)): VersionsApi {
  return {
    async listVersions(kind, uid, id, field) {
      const { listVersions } = DOCUMENT_ROUTES[kind];
      const only = field === undefined ? '' : `?${new URLSearchParams({ field })}`;
      const call = { method: listVersions.method, path: pathOf(listVersions, { uid, id }) + only };
      return parseAnswer(isVersionsAnswer, await request(send, call)).versions;
    },
    async readVersion(kind, uid, id, versionId) {
      const { readVersion } = DOCUMENT_ROUTES[kind];
      const call = { method: readVersion.method, path: pathOf(readVersion, { uid, id, versionId }) };
      return parseAnswer(isVersionAnswer, await request(send, call)).version;
    },
  };
}
