import type { AppUser } from '#domain/account/account.ts';
import { isStoredAs } from '#domain/all-documents.ts';
import type { ErrorBody } from '#domain/api/api-contract.ts';
import type { Stored } from '#domain/documents/document.ts';
import { isRecord, isText } from '#domain/documents/shape.ts';
import { KIND_NAMES, type KindName, kindOf } from '#domain/kinds.ts';

export type Shape<T> = (body: unknown) => body is T;

// The server checks every document by its schema, both ways. Here we only check that a reply is ours: the schemas would
// be a fifteenth of the download.

const isUser = (value: unknown) => isRecord(value) && isText(value.uid) && value.uid !== '';

const isStored = (value: unknown): value is Stored => KIND_NAMES.some((name) => isStoredAs(name, value));

export const isUserAnswer: Shape<{ user: AppUser }> = (body): body is { user: AppUser } =>
  isRecord(body) && isUser(body.user);

type SessionAnswer = { user: AppUser | null; isEndedElsewhere?: boolean | undefined };

export const isSessionAnswer: Shape<SessionAnswer> = (body): body is SessionAnswer =>
  isRecord(body) &&
  (body.user === null || isUser(body.user)) &&
  (body.isEndedElsewhere === undefined || typeof body.isEndedElsewhere === 'boolean');

export const isPutAnswer = (body: unknown): body is { version: number; updatedAt: string } =>
  isRecord(body) && Number.isInteger(body.version) && isText(body.updatedAt);

/** Under its kind's name. */
export const restoredIn = (body: unknown, kind: KindName): Stored | undefined => {
  const { names, formerName = '' } = kindOf(kind);
  const document = isRecord(body) ? (body[names.one] ?? body[formerName]) : undefined;
  return isStoredAs(kind, document) ? document : undefined;
};

export function errorIn(body: unknown): ErrorBody | undefined {
  if (!isRecord(body) || !isRecord(body.error) || !isText(body.error.code)) return undefined;
  const { code, message, requestId } = body.error;
  return {
    error: { code, message: String(message), requestId: String(requestId) },
    ...(isStored(body.current) && { current: body.current }),
    ...(isStored(body.existing) && { existing: body.existing }),
  };
}
