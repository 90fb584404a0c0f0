import { API } from '#domain/api/api.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintKind } from '#domain/blueprint/blueprint-kind.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import { deletedSummary } from './deleted-summary.ts';

export const BLUEPRINT_KIND: DocumentKind<Blueprint> = {
  table: 'blueprints',
  path: API.saveBlueprint.path,
  names: { one: 'blueprint', many: 'blueprints' },
  // Blueprints came before there was a second kind: in the shared tables their rows have the bare id.
  prefix: '',
  deleted: { path: API.listDeletedBlueprints.path, summary: deletedSummary },
  schema: API.saveBlueprint.request,
  rules: blueprintKind,
};
