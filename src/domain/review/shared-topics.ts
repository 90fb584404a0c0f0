import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { DecisionTables } from '#domain/decisions/decision.ts';
import { settledPlans } from '#domain/decisions/settled-plans.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { ownerOnlyLines } from '#domain/plan/owner-only.ts';
import { sharedTexts } from '#domain/plan/shared-text.ts';
import type { GivenDocuments } from './reader-page.ts';

export type SharedTopics = {
  /** Every topic in order, with its plan as others may read it. */
  readonly topics: readonly {
    readonly blueprint: Blueprint;
    readonly text: string;
    readonly isShared: boolean;
  }[];
  /** Private lines. */
  readonly hidden: readonly string[];
};

/** A person's plans without private parts and settled questions, and with blanks for gaps. */
export function sharedTopics(
  { topics, sheet, today }: Pick<GivenDocuments, 'topics' | 'sheet' | 'today'>,
  /** The rules for finding decisions. Without them every question stays. */
  tables?: DecisionTables,
): SharedTopics {
  const read = topics
    .map(({ body, isShared }) => ({ blueprint: JSON.parse(body) as Blueprint, isShared }))
    .toSorted((one, other) => place(one.blueprint) - place(other.blueprint));
  const plans = read.map(({ blueprint }) => blueprint.content.aiOutput ?? '');
  const facts: FactSheet | undefined = sheet && { ...blankFactSheet(''), ...JSON.parse(sheet) };
  const blueprints = read.map(({ blueprint }) => blueprint);
  const texts = sharedTexts(
    plans,
    false,
    facts?.launches?.flatMap(({ results }) => results.income ?? []),
    // Without facts nothing is settled, and searching for open points takes as long as rendering the page.
    facts && tables && settledPlans({ blueprints, sheet: facts, tables, today }),
  );
  return {
    topics: read.map((topic, index) => ({ ...topic, text: texts[index] ?? '' })),
    hidden: plans.flatMap(ownerOnlyLines),
  };
}

function place({ type }: Blueprint): number {
  return BLUEPRINT_TYPES.indexOf(type);
}
