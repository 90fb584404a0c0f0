import type { AppUser } from '#domain/account/account.ts';
import type { ErrorBody } from '#domain/api/api-contract.ts';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type Shape<T> = (body: unknown) => body is T;

// The server checks every blueprint by its schema, at both ends. Here it is only asked whether an answer is
// ours at all: the schemas would be a fifteenth of the download.
type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isListOf = (value: unknown, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(is);
export const isText = (value: unknown): value is string => typeof value === 'string';

const isUser = (value: unknown) => isRecord(value) && isText(value.uid) && value.uid !== '';

function isStoredBlueprint(value: unknown): value is StoredBlueprint {
  return (
    isRecord(value) &&
    isText(value.id) &&
    isText(value.title) &&
    isText(value.description) &&
    isBlueprintType(value.type) &&
    Number.isInteger(value.version) &&
    isRecord(value.content) &&
    isRecord(value.content.answers) &&
    Object.values(value.content.answers).every(isText) &&
    isRecord(value.progress) &&
    Number.isInteger(value.progress.currentStep)
  );
}

export const isUserAnswer: Shape<{ user: AppUser }> = (body): body is { user: AppUser } =>
  isRecord(body) && isUser(body.user);

export const isSessionAnswer: Shape<{ user: AppUser | null }> = (body): body is { user: AppUser | null } =>
  isRecord(body) && (body.user === null || isUser(body.user));

export const isListingAnswer = (body: unknown): body is { blueprints: StoredBlueprint[] } =>
  isRecord(body) && isListOf(body.blueprints, isStoredBlueprint);

export const isPutAnswer = (body: unknown): body is { version: number; updatedAt: string } =>
  isRecord(body) && Number.isInteger(body.version) && isText(body.updatedAt);

export const isRestoreAnswer = (body: unknown): body is { blueprint: StoredBlueprint } =>
  isRecord(body) && isStoredBlueprint(body.blueprint);

export function errorIn(body: unknown): ErrorBody | undefined {
  if (!isRecord(body) || !isRecord(body.error) || !isText(body.error.code)) return undefined;
  const { code, message, requestId } = body.error;
  return {
    error: { code, message: String(message), requestId: String(requestId) },
    ...(isStoredBlueprint(body.current) && { current: body.current }),
    ...(isStoredBlueprint(body.existing) && { existing: body.existing }),
  };
}
