import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { DOCUMENT_ROUTES } from '#domain/api/api-routes.ts';
import { isListOf, isRecord, isText } from '#domain/documents/shape.ts';
import type { KindName } from '#domain/kinds.ts';
import { ask, byFetch, parseAnswer } from './api-request.ts';

export type VersionsApi = {
  /** Earlier plans and losing texts of conflicts; or all kept texts of one field. */
  listVersions(kind: KindName, uid: string, id: string, field?: string): Promise<VersionSummary[]>;
  readVersion(kind: KindName, uid: string, id: string, versionId: string): Promise<Version>;
};

// Apart from the others: earlier versions are looked at rarely, so this is not in the first download.
const isSummary = (value: unknown) =>
  isRecord(value) && isText(value.versionId) && isText(value.savedAt) && isText(value.origin);

const isListed = (value: unknown) => isSummary(value) && Number.isInteger((value as VersionSummary).length);

export const isVersionsAnswer = (body: unknown): body is { versions: VersionSummary[] } =>
  isRecord(body) && isListOf(body.versions, isListed);

export const isVersionAnswer = (body: unknown): body is { version: Version } =>
  isRecord(body) &&
  isRecord(body.version) &&
  isSummary(body.version) &&
  isText(body.version.field) &&
  isText(body.version.text);

/** Apart from `createApi`, as `createAccountApi` is: earlier versions are looked at rarely. */
export const VERSIONS_API: VersionsApi = {
  async listVersions(kind, uid, id, field) {
    const { method, path } = DOCUMENT_ROUTES[kind].listVersions;
    const only = field === undefined ? '' : `?${new URLSearchParams({ field })}`;
    const answer = await ask(byFetch, { method, path: path + only }, { uid, id });
    return parseAnswer(isVersionsAnswer, answer).versions;
  },
  async readVersion(kind, uid, id, versionId) {
    const answer = await ask(byFetch, DOCUMENT_ROUTES[kind].readVersion, { uid, id, versionId });
    return parseAnswer(isVersionAnswer, answer).version;
  },
};
