import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import { CONTEXT_CHAINS, readsOf } from '#domain/prompting/context-chain.ts';
import type { EarlierBlueprints } from '#domain/prompting/earlier-entry.ts';
import { fingerprintAnswers, isSourceChanged, type PlanSource } from './plan-sources.ts';

/** What this plan was written from that has changed since: its own answers, or earlier blueprints. */
export function outOfDateSources(blueprint: Blueprint, byType: EarlierBlueprints): PlanSource[] {
  const { answers, outputFacts } = blueprint.content;
  const writtenFrom = outputFacts?.writtenFrom ?? {};
  // A plan typed or pasted by hand has no record, and "out of date" would be a guess.
  if (!hasPlan(blueprint) || writtenFrom.answers === undefined) return [];
  const changed = readsOf(CONTEXT_CHAINS[blueprint.type]).filter((type) => {
    const source = byType[type];
    return source !== undefined && isSourceChanged(writtenFrom[type], source);
  });
  return writtenFrom.answers === fingerprintAnswers(answers) ? changed : ['answers', ...changed];
}
