import { API } from '#domain/api/api.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintKind } from '#domain/blueprint/blueprint-kind.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { deletedSummary } from './deleted-summary.ts';

export const BLUEPRINT_KIND: DocumentKind<Blueprint> = {
  table: 'blueprints',
  path: API.saveBlueprint.path,
  names: { one: 'blueprint', many: 'blueprints' },
  // They were there before there was a second kind: their rows in the shared tables bear the bare id.
  prefix: '',
  deleted: { path: API.listDeletedBlueprints.path, summary: deletedSummary },
  schema: API.saveBlueprint.request,
  rules: blueprintKind,
};
