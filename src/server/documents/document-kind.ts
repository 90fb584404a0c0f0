import type * as z from 'zod/mini';
import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind as Rules } from '#domain/documents/document-kind.ts';

/**
 * Everything that the routes and units of this room know of a kind of document. They are written for all of them:
 * a new kind is one of these, a migration for its table, and a place in `all-kinds.ts`.
 */
export type DocumentKind<Body extends Document = Document> = {
  /** Has the columns of `documentTable` in database/migrations. */
  readonly table: string;
  /** Where one document is found. Ends in `/:id`, unless a person has only one. */
  readonly path: `/api/users/:uid/${string}`;
  /** What replies call one document, and a list of them. */
  readonly names: { readonly one: string; readonly many: string };
  /** The id of the only document that a person has of this kind. */
  readonly onlyId?: string;
  /** Put before its ids in the tables that all kinds share, so that no two kinds meet under one id. */
  readonly prefix: string;
  /** Where those are listed that can be brought back, and what is told of each. */
  readonly deleted?: {
    readonly path: `/api/users/:uid/${string}`;
    summary(body: Body, deletedAt: string): object;
  };
  readonly schema: z.ZodMiniType<Body>;
  /** Its fields, its slot and its history, as page and server both know them. */
  readonly rules: Rules<Body>;
};

/** Which document of a kind it is, and whose. */
export type Address = { uid: string; id: string };

/** In `applied_saves` and `revisions`, which hold what belongs to documents of every kind. */
export function sharedId(kind: DocumentKind, id: string): string {
  return `${kind.prefix}${id}`;
}
