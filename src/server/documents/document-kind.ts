import type * as z from 'zod/mini';
import { DOCUMENT_API } from '#domain/api/api.ts';
import { DOCUMENT_ROUTES, type DocumentRoutes, documentRoutes } from '#domain/api/api-routes.ts';
import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind as Rules } from '#domain/documents/document-kind.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type DocumentOf, type KindName, kindOf } from '#domain/kinds.ts';

/**
 * Everything that the routes and units in this room need to know of a kind. They work for all kinds: a new one needs
 * only a migration for its table.
 */
export type DocumentKind<Body extends Document = Document> = {
  /** Has the columns of `documentTable` in database/migrations. */
  readonly table: string;
  readonly routes: DocumentRoutes;
  /** Prefix of its ids in the tables that all kinds share, so that no two kinds share an id. */
  readonly prefix: string;
  /** The entry for a deleted document in a list. */
  deletedSummary(body: Body, deletedAt: string): object;
  readonly schema: z.ZodMiniType<Body>;
  /** For kinds without a fixed number of slots: the maximum of live documents, and the error for one more. */
  readonly most?: { readonly count: number; readonly code: ErrorCode };
  /** Its names, fields, slot and history, shared by page and server. */
  readonly rules: Rules<Body>;
};

type OwnWay<Body extends Document> = Partial<
  Pick<DocumentKind<Body>, 'table' | 'prefix' | 'deletedSummary' | 'most'>
>;

/** A kind as the server stores it. `own`: differences from the defaults, because of data stored already. */
export function storedKind<Name extends KindName>(
  name: Name,
  own: OwnWay<DocumentOf<Name>> = {},
): DocumentKind<DocumentOf<Name>> {
  const rules = kindOf(name);
  const { names, titleOf } = rules;
  const kind: DocumentKind = {
    table: names.many,
    routes: DOCUMENT_ROUTES[name],
    prefix: `${names.one}/`,
    deletedSummary: (body, deletedAt) => ({ id: body.id, title: titleOf?.(body) ?? '', deletedAt }),
    schema: DOCUMENT_API[name].save.request,
    rules,
    ...own,
  };
  return kind as DocumentKind<DocumentOf<Name>>;
}

/** The same documents under the routes of the previous release, for pages opened then. */
export function formerKinds(kinds: readonly DocumentKind[]): DocumentKind[] {
  return kinds.flatMap((kind) => {
    const { formerName: one, only } = kind.rules;
    if (one === undefined) return [];
    const names = { one, many: one };
    const routes = documentRoutes({ names, ...(only && { only }) });
    return [{ ...kind, routes, rules: { ...kind.rules, names } }];
  });
}

/** Identifies a document within its kind, and its owner. */
export type Address = { uid: string; id: string };

/** The id in `applied_saves` and `revisions`, which all kinds share. */
export function sharedId(kind: DocumentKind, id: string): string {
  return `${kind.prefix}${id}`;
}
