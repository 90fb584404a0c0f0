import type { DocumentKind } from './document-kind.ts';
import type { Listing } from './sql/list-documents.ts';

type Listed = { kind: DocumentKind; documents: Listing['documents'] };

/** A person's documents of one kind, as a member of a JSON object, in chunks. */
export function listMember({ kind, documents }: Listed): string[] {
  const { names, only } = kind.rules;
  if (only) return [`"${names.one}":`, ...(documents[0] ?? ['null'])];
  const pieces = [`"${names.many}":[`];
  for (const [index, document] of documents.entries()) {
    if (index > 0) pieces.push(',');
    pieces.push(...document);
  }
  pieces.push(']');
  return pieces;
}
