import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

export const today = '2026-11-16';
export const answers = (type: Blueprint['type'], ...given: string[]) =>
  sampleBlueprint({ type, answers: given });
export const plan = (type: Blueprint['type'], output: string) => sampleBlueprint({ type, output });
export const find = (blueprints: readonly Blueprint[], sheet: FactSheet | null = null) =>
  findDecisions({ blueprints, sheet, tables: DECISION_TABLES, today });
export const about = (decisions: readonly Decision[]) => decisions.map(({ key, kind }) => `${key} ${kind}`);
export const valuesOf = (decision: Decision | undefined) => decision?.choices.map(({ value }) => value);
export const knowing = (facts: Partial<Record<FactName, string>>) =>
  Object.entries(facts).reduce(
    (sheet, [name, value]) => confirmFact(sheet, name as FactName, value, MONDAY),
    blankFactSheet(MONDAY),
  );
