import type * as z from 'zod/mini';

/** What a document of any kind says of itself. */
export type Stamped = { createdAt: string; updatedAt: string };

/** A text whose earlier wordings are kept. */
export type HistoryField<Body> = {
  /** The name it travels under: in lists of versions, in conflicts and in backups. */
  readonly name: string;
  /**
   * `every`: whatever replaces it, and it is what a list of versions shows first. `unless-only-grew`: a text that is
   * still there in full, with more behind it, has not been replaced.
   */
  readonly keeps: 'every' | 'unless-only-grew';
  read(body: Body): string;
  /** How this text came to be: one that was typed may be thinned, one that was generated or pasted may not. */
  originOf(body: Body): string;
};

export type HistoryRules<Body> = { readonly fields: readonly HistoryField<Body>[] };

/**
 * Everything that the routes and units of this room know of a kind of document. They are written for all of them:
 * a new kind is one of these, a migration for its table, and a place in `all-kinds.ts`.
 */
export type DocumentKind<Body extends Stamped = Stamped> = {
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
  readonly schema: z.ZodMiniType<Body>;
  idOf(body: Body): string;
  /** A person has one living document of each type. */
  typeOf(body: Body): string;
  readonly history: HistoryRules<Body>;
};

/** Of documents of a kind: whose, and which. */
export type Address = { uid: string; id: string };

/** In `applied_saves` and `revisions`, which hold what belongs to documents of every kind. */
export function sharedId(kind: DocumentKind, id: string): string {
  return `${kind.prefix}${id}`;
}
