import type { EarlierBlueprints } from '#domain/prompting/earlier-entry.ts';
import type { Blueprint } from './blueprint.ts';

export function blueprintsByType(blueprints: readonly Blueprint[]): EarlierBlueprints {
  return Object.fromEntries(blueprints.map((blueprint) => [blueprint.type, blueprint]));
}
