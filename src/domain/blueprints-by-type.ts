import type { Blueprint } from './blueprint.ts';
import type { EarlierBlueprints } from './earlier-plans.ts';

export function blueprintsByType(blueprints: readonly Blueprint[]): EarlierBlueprints {
  return Object.fromEntries(blueprints.map((blueprint) => [blueprint.type, blueprint]));
}
