import type { Document } from '#domain/documents/document.ts';
import { AppError } from '#domain/errors.ts';
import { parseBody } from '#server/http/parse-body.ts';
import type { DocumentKind } from './document-kind.ts';

/** Parses the body of a save by its kind's schema, with the id from the path. */
export function parseDocument(kind: DocumentKind, id: string, value: unknown): Document {
  const body = parseBody(kind.schema, value);
  if (body.id !== id) throw new AppError('invalid-request');
  return body;
}
