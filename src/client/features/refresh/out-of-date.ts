import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { confirmedFacts } from '#domain/facts/confirmed-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { outOfDateSources } from '#domain/freshness/out-of-date.ts';
import type { PlanSource } from '#domain/freshness/plan-sources.ts';

export type OutOfDate = {
  count: number;
  sourcesOf: (type: BlueprintType) => readonly PlanSource[];
};

type Sheet = Pick<FactSheet, 'facts' | 'own'> | null;
type Known = { sheet: Sheet; outOfDate: OutOfDate };
type Blueprints = Readonly<Record<string, Blueprint>>;

const cache = new WeakMap<object, Known>();

/** The changed sources of each plan. Computed once per change, for all cards, since it reads every plan in full. Marks don't count as changes. */
export function outOfDateOf(blueprints: Blueprints, sheet: Sheet): OutOfDate {
  const last = cache.get(blueprints);
  if (last && last.sheet?.facts === sheet?.facts && last.sheet?.own === sheet?.own) return last.outOfDate;
  const outOfDate = workOut(blueprints, sheet);
  cache.set(blueprints, { sheet, outOfDate });
  return outOfDate;
}

function workOut(blueprints: Blueprints, sheet: Sheet): OutOfDate {
  const byType = blueprintsByType(Object.values(blueprints));
  const facts = confirmedFacts(sheet, FACT_LABELS);
  const found = new Map(
    Object.values(blueprints)
      .map((blueprint) => [blueprint.type, outOfDateSources(blueprint, byType, facts)] as const)
      .filter(([, sources]) => sources.length > 0),
  );
  return { count: found.size, sourcesOf: (type) => found.get(type) ?? [] };
}
