import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { checkClaims } from './check-claims.ts';
import { checkDays } from './check-days.ts';
import { checkFacts } from './check-facts.ts';
import { checkFaith } from './check-faith.ts';
import { checkFigures } from './check-figures.ts';
import type { Finding, Found, PlanToCheck } from './finding.ts';
import { givenBy } from './given.ts';
import { planSentences } from './plan-sentences.ts';

/** Everything in a plan that its owner should look at before it is used, in the order of the plan. Code, not a model. */
export function checkPlan(plan: PlanToCheck, given = givenBy(plan)): Finding[] {
  const checks = [
    checkFacts(plan),
    checkFigures(given),
    checkDays(given, plan.today),
    checkClaims(given, plan.today),
    checkFaith(given, plan),
  ];
  const seen = new Set<string>();
  return planSentences(plan.text).flatMap((sentence) =>
    eachOnce(checks.flatMap((check) => check(sentence))).flatMap((found) => {
      const mark = markOf(plan.type, found, sentence.text);
      if (seen.has(mark)) return [];
      seen.add(mark);
      return [{ ...found, quote: sentence.text, range: sentence.range, mark }];
    }),
  );
}

// An amount that is not the confirmed price is also one that nobody gave: said once, by the check that knows more.
function eachOnce(all: readonly Found[]): Found[] {
  return all.filter(({ words }, index) => all.findIndex((other) => other.words === words) === index);
}

/** The same finding in the same sentence, wherever that stands now. */
function markOf(type: string, { kind, words }: Found, sentence: string): string {
  return `check/${type}/${kind}/${fingerprint(`${words}\n${sentence}`)}`;
}
