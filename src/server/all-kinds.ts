import { type KindName, perKind } from '#domain/kinds.ts';
import { BLUEPRINT_KIND } from './blueprints/blueprint-kind.ts';
import type { Statement } from './database/engine.ts';
import { type DocumentKind, storedKind } from './documents/document-kind.ts';
import { removalOfDocuments } from './documents/sql/owned-rows.ts';
import { FACTS_KIND } from './facts/facts-kind.ts';
import { COMMENT_KIND } from './shares/comment-kind.ts';
import { removalOfShares } from './shares/sql/shares.ts';

/** Kinds that are stored differently. */
const OWN_WAY: { readonly [Name in KindName]?: DocumentKind } = {
  blueprint: BLUEPRINT_KIND,
  facts: FACTS_KIND,
  comment: COMMENT_KIND,
};

export const KINDS_BY_NAME = perKind((name): DocumentKind => OWN_WAY[name] ?? storedKind(name));

/** Every kind of document that people have here: saved, listed, kept, moved and deleted alike. */
export const ALL_KINDS: readonly DocumentKind[] = Object.values(KINDS_BY_NAME);

/** Links first: see there. */
export function removalOf(kinds: readonly DocumentKind[], uid: string): Statement[] {
  return [...removalOfShares(uid), ...removalOfDocuments(kinds, uid)];
}

/** Everything of one person, for removing an account. */
export const OWNED_DOCUMENTS = { removal: (uid: string) => removalOf(ALL_KINDS, uid) };
