import type { KindName } from '#domain/kinds.ts';
import type { OwnedDocuments } from './accounts/owned-documents.ts';
import { BLUEPRINT_KIND } from './blueprints/blueprint-kind.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { removalOfDocuments } from './documents/sql/owned-rows.ts';
import { LAUNCH_KIND } from './launch/launch-kind.ts';

export const KINDS_BY_NAME: Readonly<Record<KindName, DocumentKind>> = {
  blueprint: BLUEPRINT_KIND,
  launch: LAUNCH_KIND,
};

/** Every kind of document that people have here: saved, listed, kept, moved and deleted alike. */
export const ALL_KINDS: readonly DocumentKind[] = Object.values(KINDS_BY_NAME);

export const OWNED_DOCUMENTS: OwnedDocuments = {
  removal: (uid) => removalOfDocuments(ALL_KINDS, uid),
};
