import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { ownerOnlyLines } from '#domain/plan/owner-only.ts';
import { sharedTexts } from '#domain/plan/shared-text.ts';
import type { GivenDocuments } from './reader-page.ts';

export type SharedTopics = {
  /** Every topic in its order, each with its plan as others may read it. */
  readonly topics: readonly {
    readonly blueprint: Blueprint;
    readonly text: string;
    readonly isShared: boolean;
  }[];
  /** Lines that stay with the owner. */
  readonly hidden: readonly string[];
};

/** What a person wrote, without what is theirs alone, and with blanks for gaps. */
export function sharedTopics({ topics, sheet }: Pick<GivenDocuments, 'topics' | 'sheet'>): SharedTopics {
  const read = topics
    .map(({ body, isShared }) => ({ blueprint: JSON.parse(body) as Blueprint, isShared }))
    .toSorted((one, other) => place(one.blueprint) - place(other.blueprint));
  const plans = read.map(({ blueprint }) => blueprint.content.aiOutput ?? '');
  const { launches = [] }: Pick<FactSheet, 'launches'> = sheet ? JSON.parse(sheet) : {};
  const texts = sharedTexts(
    plans,
    false,
    launches.flatMap(({ results }) => results.income ?? []),
  );
  return {
    topics: read.map((topic, index) => ({ ...topic, text: texts[index] ?? '' })),
    hidden: plans.flatMap(ownerOnlyLines),
  };
}

function place({ type }: Blueprint): number {
  return BLUEPRINT_TYPES.indexOf(type);
}
