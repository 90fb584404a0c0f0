import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { FactName } from './fact-names.ts';
import type { Part } from './take-part.ts';

/** Where a value was read: a labeled line of a plan, an answer, or a text that was told before any question. */
export type FactOrigin = {
  /** Null: it belongs to no topic. */
  readonly type: BlueprintType | null;
  readonly place:
    | { readonly kind: 'plan'; readonly label: string }
    | { readonly kind: 'answer'; readonly index: number }
    /** `isHeard`: a machine wrote it down, and may have heard "$290" as "200 and 19". */
    | { readonly kind: 'told'; readonly name: string; readonly isHeard: boolean };
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

/** What people state in an answer to another question: by a pattern with its value in a group of that name, or by a reader, which also gets the
 * sentence before it and the whole answer. */
export type SaidFact = {
  readonly fact: FactName;
  readonly by:
    | RegExp
    | ((sentence: string, today: IsoDay, before: string, answer: string) => string | undefined);
  /** Only there; everywhere where none are named. */
  readonly topics?: readonly BlueprintType[];
  /** Only in the answers to these questions, from 0. */
  readonly questions?: readonly number[];
};

/** Which lines and answers say which facts: content, not code. */
export type FactTables = {
  readonly labels: Readonly<Record<BlueprintType, readonly LabelFact[]>>;
  readonly questions: Readonly<Record<BlueprintType, PerQuestion<readonly FactName[]>>>;
  /** Words that stand near the value, where a question is about several. */
  readonly cues: Readonly<Partial<Record<FactName, RegExp>>>;
  readonly said: readonly SaidFact[];
  /** The same for a text that no question asked for: which facts are looked for, and by what they are known. */
  readonly told: {
    readonly cues: Readonly<Partial<Record<FactName, RegExp>>>;
    /** Each with its value in a group of that name. */
    readonly patterns: readonly (readonly [FactName, RegExp])[];
    readonly labeled: (label: string) => FactName | undefined;
    /** What `said` knows by its words alone, whatever the topic. */
    readonly unasked: readonly FactName[];
  };
};
