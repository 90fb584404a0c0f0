import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';
import { checkClaims } from './check-claims.ts';
import { checkDays } from './check-days.ts';
import { checkFacts } from './check-facts.ts';
import { checkFaith } from './check-faith.ts';
import { checkAmounts } from './check-figures.ts';
import type { Finding, Found, PlanToCheck } from './finding.ts';
import type { OwnerWords } from './given.ts';

/**
 * Everything in a plan that its owner should look at before it is used, in the order of the plan. Code, not a model.
 * With pauses, in which a page can render: a long plan takes a slow phone several frames. One after each check, because
 * the first sentence makes a browser read all that a check looks for: 10 to 40 ms there.
 */
export function* checkPlan(plan: PlanToCheck, given: OwnerWords): Generator<undefined, Finding[]> {
  const checks = [
    checkFacts(plan),
    checkAmounts(given),
    checkDays(given, plan.today),
    checkClaims(given, plan.today),
    checkFaith(given, plan),
  ];
  const findings = new Map<string, Finding>();
  yield;
  for (const sentence of planSentences(plan.text)) {
    const all: Found[] = [];
    for (const check of checks) {
      yield;
      all.push(...check(sentence));
    }
    for (const found of eachOnce(all)) {
      const mark = markOf(plan.type, found, sentence.text);
      if (findings.has(mark)) continue;
      findings.set(mark, { ...found, quote: sentence.text, range: sentence.range, mark });
    }
  }
  return [...findings.values()];
}

// An amount other than the confirmed price is also one that nobody gave: reported once, by the more specific check.
function eachOnce(all: readonly Found[]): Found[] {
  const byWords = new Map<string, Found>();
  for (const found of all) if (!byWords.has(found.words)) byWords.set(found.words, found);
  return [...byWords.values()];
}

/** The same finding in the same sentence, wherever that stands now. */
function markOf(type: string, { kind, words }: Found, sentence: string): string {
  return `check/${type}/${kind}/${fingerprint(`${words}\n${sentence}`)}`;
}
