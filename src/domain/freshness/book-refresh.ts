import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import type { KnownFact } from '#domain/facts/confirmed-facts.ts';
import { CONTEXT_CHAINS, readsOf } from '#domain/prompting/context-chain.ts';
import type { EarlierBlueprints } from '#domain/prompting/earlier-entry.ts';
import { outOfDateSources } from './out-of-date.ts';
import type { PlanSource } from './plan-sources.ts';

export type RefreshItem = {
  type: BlueprintType;
  id: string;
  /** What changed since it was written. Empty: it is current, but builds on a plan that is rewritten. */
  sources: PlanSource[];
};

/** The plans to rewrite, ordered so that each reads the new versions of earlier ones. */
export function planRefresh(byType: EarlierBlueprints, facts: readonly KnownFact[] = []): RefreshItem[] {
  const items: RefreshItem[] = [];
  for (const type of BLUEPRINT_TYPES) {
    const blueprint = byType[type];
    if (!blueprint || !hasPlan(blueprint)) continue;
    const sources = outOfDateSources(blueprint, byType, facts);
    if (sources.length > 0 || readsOneOf(blueprint, items)) items.push({ type, id: blueprint.id, sources });
  }
  return items;
}

function readsOneOf({ type, content }: Blueprint, items: readonly RefreshItem[]): boolean {
  const writtenFrom = content.outputFacts?.writtenFrom ?? {};
  if (writtenFrom.answers === undefined) return false;
  return items.some((item) => {
    const recorded = writtenFrom[item.type];
    return (
      readsOf(CONTEXT_CHAINS[type]).includes(item.type) && recorded !== undefined && recorded !== 'dropped'
    );
  });
}
