import type { Version, VersionSummary } from '#domain/api/api-contract.ts';
import { isListOf, isRecord, isText } from '#domain/documents/shape.ts';

// Separate from the others: versions are rarely looked at, so this isn't in the first download.
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
