import type { Tier } from '#domain/ai/model-kind.ts';
import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';
import type { SectionToRead } from '#domain/prompting/fit-earlier.ts';
import type { PromptTemplate } from '#domain/prompting/prompt-template.ts';

/** Lowest and highest number allowed, both included. */
export type Range = readonly [number, number];

export type Question = {
  readonly text: string;
  /** Shown under the question and never sent to the AI: what to think of, and permission. */
  readonly hint: string;
  /** The invented teacher's answer, one of 57, under its own label. Never sent to the AI. */
  readonly example: string;
};

/** `prose` counts words; every other form counts its items. */
export type DeliverableForm =
  | 'prose'
  | 'lines'
  | 'bullets'
  | 'rows'
  | 'table'
  | 'numbered'
  | 'checklist'
  | 'drafts'
  | 'cards';

export type Deliverable = {
  readonly heading: string;
  readonly form: DeliverableForm;
  readonly count: Range;
  /** The section's contents, in the words that follow the count in the prompt. */
  readonly ask: string;
  /** The section may be left out, or be one plain line. */
  readonly optional?: true;
  /** Private: the plan marks it, and exports leave it out unless requested. */
  readonly ownerOnly?: true;
  /** Only for this tier; the other one may have a fuller section instead. */
  readonly onlyIn?: Tier;
  /** Replacements for large models. */
  readonly large?: Partial<Pick<Deliverable, 'count' | 'ask'>>;
};

export type Topic<Type extends BlueprintType = BlueprintType> = {
  readonly type: Type;
  readonly title: string;
  readonly description: string;
  /** A lucide icon name in kebab-case. */
  readonly icon: string;
  // Answers are stored by index: never change the order and meaning of these once shipped, or people find old words
  // under a question they did not answer.
  readonly questions: PerQuestion<Question>;
  readonly prompts: Readonly<Record<Tier, PromptTemplate>>;
  readonly deliverables: readonly Deliverable[];
  /** Labels of the Key decisions block, with the allowed values in parentheses; "(if said)" may be left out. */
  readonly keyDecisions: readonly string[];
  /** Length of the whole plan in words. */
  readonly words: Readonly<Record<Tier, Range>>;
  /** Sections of earlier plans that this one builds on, best first. */
  readonly reads: readonly SectionToRead[];
};

/** The sections of a plan of this topic for a tier, in order. */
export function deliverablesOf({ deliverables }: Pick<Topic, 'deliverables'>, tier: Tier): Deliverable[] {
  return deliverables
    .filter(({ onlyIn }) => onlyIn === undefined || onlyIn === tier)
    .map((deliverable) => (tier === 'large' ? { ...deliverable, ...deliverable.large } : deliverable));
}
