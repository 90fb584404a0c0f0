import type { DeletedBlueprint } from '#domain/api/api-contract.ts';
import { DOCUMENT_ROUTES, pathOf } from '#domain/api/api-routes.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { isListOf, isRecord, isText } from '#domain/documents/shape.ts';
import { type Fetch, parseAnswer, request } from './api-request.ts';

const isDeleted = (value: unknown) =>
  isRecord(value) &&
  isText(value.id) &&
  isBlueprintType(value.type) &&
  isText(value.title) &&
  isText(value.deletedAt) &&
  Number.isInteger(value.answered) &&
  typeof value.hasPlan === 'boolean';

export const isDeletedAnswer = (body: unknown): body is { deleted: DeletedBlueprint[] } =>
  isRecord(body) && isListOf(body.deleted, isDeleted);

/** Separate from `createApi`, since deleted documents are rarely looked at. */
export async function listDeletedBlueprints(
  uid: string,
  send: Fetch = (path, init) => fetch(path, init),
): Promise<DeletedBlueprint[]> {
  const { listDeleted } = DOCUMENT_ROUTES.blueprint;
  if (!listDeleted) return [];
  const call = { method: listDeleted.method, path: pathOf(listDeleted, { uid }) };
  return parseAnswer(isDeletedAnswer, await request(send, call)).deleted;
}
