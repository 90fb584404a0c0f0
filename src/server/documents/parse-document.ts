import { AppError } from '#domain/errors.ts';
import { parseBody } from '#server/http/parse-body.ts';
import type { DocumentKind, Stamped } from './document-kind.ts';

/** The body of a save in the shape of its kind, under the id that the path names. */
export function parseDocument(kind: DocumentKind, id: string, value: unknown): Stamped {
  const body = parseBody(kind.schema, value);
  if (kind.idOf(body) !== id) throw new AppError('invalid-request');
  return body;
}
