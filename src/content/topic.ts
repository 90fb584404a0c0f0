import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';
import type { PromptTemplate } from '#domain/prompting/prompt-template.ts';

/** Lowest and highest number allowed, both included. */
export type Range = readonly [number, number];

export type Question = {
  readonly text: string;
  /** Shown under the question and never sent to the AI: what to think of, permission, one example. */
  readonly hint: string;
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
  readonly prompt: PromptTemplate;
  readonly deliverables: readonly Deliverable[];
  /** Labels of the Key decisions block, with the allowed values in parentheses where they are fixed. */
  readonly keyDecisions: readonly string[];
  /** Length of the whole plan in words. */
  readonly words: Range;
};
