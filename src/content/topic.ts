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
  /** What the invented teacher of all 57 examples answered, under a label of its own. Never sent to the AI. */
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
  /** What the section holds, in the words that the AI reads after the count. */
  readonly ask: string;
  /** The prompt allows the section to be left out, or to be one plain line. */
  readonly optional?: true;
  /** For the owner alone: the plan marks it, and exports leave it out unless asked. */
  readonly ownerOnly?: true;
  /** Only for models that can write this much; or only for the others, where a fuller section takes its place. */
  readonly onlyIn?: Tier;
  /** What such models are asked for instead. */
  readonly large?: Partial<Pick<Deliverable, 'count' | 'ask'>>;
};

export type Topic<Type extends BlueprintType = BlueprintType> = {
  readonly type: Type;
  readonly title: string;
  readonly description: string;
  /** A lucide icon name in kebab-case. */
  readonly icon: string;
  // Answers are stored by index: the order and meaning of these never change once shipped, or
  // people find their old words under a question they did not answer.
  readonly questions: PerQuestion<Question>;
  readonly prompts: Readonly<Record<Tier, PromptTemplate>>;
  readonly deliverables: readonly Deliverable[];
  /** Labels of the Key decisions block, with the allowed values in parentheses; "(if said)" may be left out. */
  readonly keyDecisions: readonly string[];
  /** Length of the whole plan in words. */
  readonly words: Readonly<Record<Tier, Range>>;
  /** Sections of earlier plans that this one works from, best first. */
  readonly reads: readonly SectionToRead[];
};

/** What a plan of this topic holds for models of a tier, in order. */
export function deliverablesOf({ deliverables }: Pick<Topic, 'deliverables'>, tier: Tier): Deliverable[] {
  return deliverables
    .filter(({ onlyIn }) => onlyIn === undefined || onlyIn === tier)
    .map((deliverable) => (tier === 'large' ? { ...deliverable, ...deliverable.large } : deliverable));
}
