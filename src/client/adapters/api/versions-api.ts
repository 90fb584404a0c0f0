import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { PATHS } from '#domain/api/api-paths.ts';
import { isListOf, isRecord, isText } from './answer-shape.ts';
import { type Fetch, parseAnswer, request } from './api-request.ts';

export type VersionsApi = {
  /** Earlier plans and what lost a conflict; or all kept texts of one field. */
  listVersions(uid: string, id: string, field?: string): Promise<VersionSummary[]>;
  readVersion(uid: string, id: string, versionId: string): Promise<Version>;
};

const isSummary = (value: unknown) => isRecord(value) && isText(value.versionId) && isText(value.savedAt);
const isVersionsAnswer = (body: unknown): body is { versions: VersionSummary[] } =>
  isRecord(body) && isListOf(body.versions, isSummary);
const isVersionAnswer = (body: unknown): body is { version: Version } =>
  isRecord(body) && isRecord(body.version) && isSummary(body.version) && isText(body.version.text);

/** Apart from `createApi`, as `createAccountApi` is: earlier versions are looked at rarely. */
export function createVersionsApi(send: Fetch = (path, init) => fetch(path, init)): VersionsApi {
  const get = (path: string) => request(send, { method: 'GET', path });
  return {
    listVersions: async (uid, id, field) => {
      const only = field === undefined ? '' : `?${new URLSearchParams({ field })}`;
      return parseAnswer(isVersionsAnswer, await get(PATHS.versions(uid, id) + only)).versions;
    },
    readVersion: async (uid, id, versionId) =>
      parseAnswer(isVersionAnswer, await get(PATHS.version(uid, id, versionId))).version,
  };
}
