import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { settledPlans } from '#domain/decisions/settled-plans.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { EarlierBlueprints } from '#domain/prompting/earlier-entry.ts';

/** Removes settled questions: a plan that reads about a conflict would repeat it. */
export function withoutQuestions(
  blueprints: readonly Blueprint[],
  sheet: FactSheet | null,
  today: string,
): EarlierBlueprints {
  const settled = settledPlans({ blueprints, sheet, tables: DECISION_TABLES, today });
  const read = ({ content, ...rest }: Blueprint): Blueprint => {
    const text = settled(content.aiOutput ?? '');
    return { ...rest, content: content.aiOutput ? { ...content, aiOutput: text } : content };
  };
  return blueprintsByType(blueprints.map(read));
}
