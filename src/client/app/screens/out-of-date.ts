import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { outOfDateSources } from '#domain/freshness/out-of-date.ts';
import type { PlanSource } from '#domain/freshness/plan-sources.ts';
import { confirmedFacts } from '#domain/launch/confirmed-facts.ts';
import type { Launch } from '#domain/launch/launch.ts';

export type OutOfDate = {
  count: number;
  sourcesOf: (type: BlueprintType) => readonly PlanSource[];
};

type Known = { launch: Launch | null; outOfDate: OutOfDate };
type Blueprints = Readonly<Record<string, Blueprint>>;

const known = new WeakMap<object, Known>();

/** What each plan was written before. Worked out once per change, for all cards: it reads every plan in full. */
export function outOfDateOf(blueprints: Blueprints, launch: Launch | null): OutOfDate {
  const last = known.get(blueprints);
  if (last?.launch === launch) return last.outOfDate;
  const outOfDate = workOut(blueprints, launch);
  known.set(blueprints, { launch, outOfDate });
  return outOfDate;
}

function workOut(blueprints: Blueprints, launch: Launch | null): OutOfDate {
  const byType = blueprintsByType(Object.values(blueprints));
  const facts = confirmedFacts(launch, FACT_LABELS);
  const found = new Map(
    Object.values(blueprints)
      .map((blueprint) => [blueprint.type, outOfDateSources(blueprint, byType, facts)] as const)
      .filter(([, sources]) => sources.length > 0),
  );
  return { count: found.size, sourcesOf: (type) => found.get(type) ?? [] };
}
