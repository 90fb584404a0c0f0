import type { Document } from '#domain/documents/document.ts';
import { AppError } from '#domain/errors.ts';
import { parseBody } from '#server/http/parse-body.ts';
import type { DocumentKind } from './document-kind.ts';

/** The body of a save in the shape of its kind, under the id that the path names. */
export function parseDocument(kind: DocumentKind, id: string, value: unknown): Document {
  const body = parseBody(kind.schema, value);
  if (body.id !== id) throw new AppError('invalid-request');
  return body;
}
