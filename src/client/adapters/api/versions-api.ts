import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { pathOf, ROUTES } from '#domain/api/api-routes.ts';
import { type Fetch, parseAnswer, request } from './api-request.ts';
import { isVersionAnswer, isVersionsAnswer } from './version-shape.ts';

export type VersionsApi = {
  listVersions(uid: string, id: string): Promise<VersionSummary[]>;
  readVersion(uid: string, id: string, versionId: string): Promise<Version>;
};

/** Apart from `createApi`, as `createAccountApi` is: earlier versions are looked at rarely. */
export function createVersionsApi(send: Fetch = (path, init) => fetch(path, init)): VersionsApi {
  const { listVersions, readVersion } = ROUTES;
  return {
    async listVersions(uid, id) {
      const call = { method: listVersions.method, path: pathOf(listVersions, { uid, id }) };
      return parseAnswer(isVersionsAnswer, await request(send, call)).versions;
    },
    async readVersion(uid, id, versionId) {
      const call = { method: readVersion.method, path: pathOf(readVersion, { uid, id, versionId }) };
      return parseAnswer(isVersionAnswer, await request(send, call)).version;
    },
  };
}
