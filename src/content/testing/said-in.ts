import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { lengthsIn } from '#domain/decisions/said-lengths.ts';
import { comparable } from '#domain/facts/comparable.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

const TODAY = '2026-11-18';

/** The value read for a fact, or a length, from the answer to a question: "event 1", from 0. Numbers and days as comparison keys, others as words. */
export function saidIn(fact: string, where: string, answer: string): string[] {
  const [type, question] = where.split(' ') as [BlueprintType, string];
  const answers = ['', '', ''].map((_, index) => (index === Number(question) ? answer : '')) as [
    string,
    string,
    string,
  ];
  const blueprints = [sampleBlueprint({ type, answers })];
  const measure = /^own\/(.+)/.exec(fact)?.[1];
  if (measure)
    return lengthsIn(blueprints, DECISION_TABLES.lengths, TODAY)
      .filter((one) => one.measure === measure)
      .map(({ key }) => key);
  const values =
    candidatesFor({ blueprints, tables: DECISION_TABLES, today: TODAY }).get(fact as FactName) ?? [];
  const isWords = /Name$|datesToAvoid|contact|website|restDays|eventPlace/.test(fact);
  return values.map(({ value }) => (isWords ? value : (comparable(fact as FactName, value, TODAY) ?? value)));
}
