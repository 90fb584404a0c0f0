import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { FactName } from './fact-names.ts';
import type { Part } from './take-part.ts';

/** Where a value was read: a labeled line of a plan, an answer, or a text given before any question. */
export type FactOrigin = {
  /** Null: it belongs to no topic. */
  readonly type: BlueprintType | null;
  readonly place:
    | { readonly kind: 'plan'; readonly label: string }
    | { readonly kind: 'answer'; readonly index: number }
    /** `isHeard`: transcribed by a machine, which may have heard "$290" as "200 and 19". */
    | { readonly kind: 'told'; readonly name: string; readonly isHeard: boolean };
  readonly quote: string;
};

export type Candidate = { readonly value: string; readonly origins: readonly FactOrigin[] };

/** A possible fact, best first. Each value once, with every place that says it. */
export type Suggestion = {
  readonly fact: FactName;
  readonly candidates: readonly [Candidate, ...Candidate[]];
};

/** A label of Key decisions, its fact, and which part of the line is the value. */
export type LabelFact = readonly [label: string, fact: FactName, part: Part];

/**
 * What people state in answers to other questions: by a pattern with a `value` group, or by a reader function, which
 * also gets the sentence before and the whole answer.
 */
export type SaidFact = {
  readonly fact: FactName;
  readonly by:
    | RegExp
    | ((sentence: string, today: IsoDay, before: string, answer: string) => string | undefined);
  /** Only in these topics; in all if absent. */
  readonly topics?: readonly BlueprintType[];
  /** Only in the answers to these questions, from 0. */
  readonly questions?: readonly number[];
};

/** Which lines and answers say which facts: content, not code. */
export type FactTables = {
  readonly labels: Readonly<Record<BlueprintType, readonly LabelFact[]>>;
  readonly questions: Readonly<Record<BlueprintType, PerQuestion<readonly FactName[]>>>;
  /** Words near the value, for questions about several facts. */
  readonly cues: Readonly<Partial<Record<FactName, RegExp>>>;
  readonly said: readonly SaidFact[];
  /** The same for texts given before any question: which facts to look for, and their cues. */
  readonly told: {
    readonly cues: Readonly<Partial<Record<FactName, RegExp>>>;
    /** Each with a `value` group. */
    readonly patterns: readonly (readonly [FactName, RegExp])[];
    readonly labeled: (label: string) => FactName | undefined;
    /** Facts that `said` recognizes by the words alone, in any topic. */
    readonly unasked: readonly FactName[];
  };
};
