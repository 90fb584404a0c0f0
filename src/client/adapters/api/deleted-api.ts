import type { DeletedBlueprint } from '#domain/api/api-contract.ts';
import { DOCUMENT_ROUTES } from '#domain/api/api-routes.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { isListOf, isRecord, isText } from '#domain/documents/shape.ts';
import { ask, byFetch, parseAnswer } from './api-request.ts';

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

/** Apart from `createApi`: what was deleted is looked for rarely. */
export async function listDeletedBlueprints(uid: string): Promise<DeletedBlueprint[]> {
  const { listDeleted } = DOCUMENT_ROUTES.blueprint;
  if (!listDeleted) return [];
  return parseAnswer(isDeletedAnswer, await ask(byFetch, listDeleted, { uid })).deleted;
}
