import type * as z from 'zod/mini';
import { DOCUMENT_API } from '#domain/api/api.ts';
import { DOCUMENT_ROUTES, type DocumentRoutes, documentRoutes } from '#domain/api/api-routes.ts';
import type { Document } from '#domain/documents/document.ts';
import type { DocumentKind as Rules } from '#domain/documents/document-kind.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type DocumentOf, type KindName, kindOf } from '#domain/kinds.ts';

/**
 * Everything that the routes and units of this room know of a kind of document. They are written for all of them: a
 * new kind needs a migration for its table and nothing else here.
 */
export type DocumentKind<Body extends Document = Document> = {
  /** Has the columns of `documentTable` in database/migrations. */
  readonly table: string;
  readonly routes: DocumentRoutes;
  /** Put before its ids in the tables that all kinds share, so that no two kinds meet under one id. */
  readonly prefix: string;
  /** What a list says of one that can be brought back. */
  deletedSummary(body: Body, deletedAt: string): object;
  readonly schema: z.ZodMiniType<Body>;
  /** Where there are slots without end: how many living ones a person may have, and what is said of one more. */
  readonly most?: { readonly count: number; readonly code: ErrorCode };
  /** Its names, its fields, its slot and its history, as page and server both know them. */
  readonly rules: Rules<Body>;
};

type OwnWay<Body extends Document> = Partial<
  Pick<DocumentKind<Body>, 'table' | 'prefix' | 'deletedSummary' | 'most'>
>;

/** A kind as the server keeps it. `own`: in what it differs from the others, for the sake of what is stored already. */
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

/** The same documents at the address of the release before, for pages that were opened then. */
export function formerKinds(kinds: readonly DocumentKind[]): DocumentKind[] {
  return kinds.flatMap((kind) => {
    const { formerName: one, only } = kind.rules;
    if (one === undefined) return [];
    const names = { one, many: one };
    const routes = documentRoutes({ names, ...(only && { only }) });
    return [{ ...kind, routes, rules: { ...kind.rules, names } }];
  });
}

/** Which document of a kind it is, and whose. */
export type Address = { uid: string; id: string };

/** In `applied_saves` and `revisions`, which hold what belongs to documents of every kind. */
export function sharedId(kind: DocumentKind, id: string): string {
  return `${kind.prefix}${id}`;
}
