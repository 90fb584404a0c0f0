import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { outOfDateSources } from '#domain/freshness/out-of-date.ts';
import type { PlanSource } from '#domain/freshness/plan-sources.ts';

export type OutOfDate = {
  count: number;
  sourcesOf: (type: BlueprintType) => readonly PlanSource[];
};

const known = new WeakMap<object, OutOfDate>();

/** What each plan was written before. Worked out once per change, for all cards: it reads every plan in full. */
export function outOfDateOf(blueprints: Readonly<Record<string, Blueprint>>): OutOfDate {
  const outOfDate = known.get(blueprints) ?? workOut(blueprints);
  known.set(blueprints, outOfDate);
  return outOfDate;
}

function workOut(blueprints: Readonly<Record<string, Blueprint>>): OutOfDate {
  const byType = blueprintsByType(Object.values(blueprints));
  const found = new Map(
    Object.values(blueprints)
      .map((blueprint) => [blueprint.type, outOfDateSources(blueprint, byType)] as const)
      .filter(([, sources]) => sources.length > 0),
  );
  return { count: found.size, sourcesOf: (type) => found.get(type) ?? [] };
}
