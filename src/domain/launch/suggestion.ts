import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from './fact-names.ts';
import type { Part } from './take-part.ts';

/** Where a value was read: a labeled line of a plan, or an answer. */
export type FactOrigin = {
  readonly type: BlueprintType;
  readonly place:
    | { readonly kind: 'plan'; readonly label: string }
    | { readonly kind: 'answer'; readonly index: number };
  readonly quote: string;
};

export type Candidate = { readonly value: string; readonly origins: readonly FactOrigin[] };

/** What may be a fact, best first. Each value once, with every place that says it. */
export type Suggestion = {
  readonly fact: FactName;
  readonly candidates: readonly [Candidate, ...Candidate[]];
};

/** A label of Key decisions, the fact that it states, and which part of its line. */
export type LabelFact = readonly [label: string, fact: FactName, part: Part];

/** Which lines and answers say which facts: content, not code. */
export type FactTables = {
  readonly labels: Readonly<Record<BlueprintType, readonly LabelFact[]>>;
  readonly questions: Readonly<Record<BlueprintType, PerQuestion<readonly FactName[]>>>;
  /** Words that stand near the value, where a question is about several. */
  readonly cues: Readonly<Partial<Record<FactName, RegExp>>>;
};
