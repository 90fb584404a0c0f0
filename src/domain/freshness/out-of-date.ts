import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import type { KnownFact } from '#domain/facts/confirmed-facts.ts';
import { CONTEXT_CHAINS, readsOf } from '#domain/prompting/context-chain.ts';
import type { EarlierBlueprints } from '#domain/prompting/earlier-entry.ts';
import { changedFacts } from './fact-marks.ts';
import { fingerprintAnswers, isSourceChanged, type PlanSource } from './plan-sources.ts';

/** Sources of this plan that have changed since: its own answers, confirmed facts, earlier blueprints. */
export function outOfDateSources(
  blueprint: Blueprint,
  byType: EarlierBlueprints,
  facts: readonly KnownFact[] = [],
): PlanSource[] {
  const { answers, outputFacts } = blueprint.content;
  const writtenFrom = outputFacts?.writtenFrom ?? {};
  // A plan typed or pasted by hand has no record, and "out of date" would be a guess.
  if (!hasPlan(blueprint) || writtenFrom.answers === undefined) return [];
  const changed = readsOf(CONTEXT_CHAINS[blueprint.type]).filter((type) => {
    const source = byType[type];
    return source !== undefined && isSourceChanged(writtenFrom[type], source);
  });
  const own: PlanSource[] = writtenFrom.answers === fingerprintAnswers(answers) ? [] : ['answers'];
  return [...own, ...changedFacts(writtenFrom.facts, facts), ...changed];
}
