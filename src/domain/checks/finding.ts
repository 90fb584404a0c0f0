import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { LabelFact } from '#domain/facts/suggestion.ts';
import type { SourceRange } from '#domain/plan/source-range.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { PlanSentence } from '#domain/reading/plan-sentences.ts';
import type { Superseded } from './superseded.ts';

export type FindingKind =
  | 'amount'
  | 'date'
  | 'weekday'
  | 'percentage'
  | 'pressure'
  | 'promise'
  | 'faith'
  | 'disagreement';

/** Something in a sentence of a plan that its owner should look at before it is used. */
export type Finding = {
  readonly kind: FindingKind;
  /** The words that it is about, as they stand in the plan. */
  readonly words: string;
  /** The sentence around them, as a person reads it. */
  readonly quote: string;
  readonly range: SourceRange;
  /** The key under which a dismissed finding is remembered, until its sentence changes. */
  readonly mark: string;
  /** What the person confirmed, where the plan says otherwise. */
  readonly fact?: { readonly name: FactName; readonly value: string };
};

/** A plan and everything that its owner has said. */
export type PlanToCheck = {
  readonly type: BlueprintType;
  readonly text: string;
  /** Answers and notes of all topics. No plans: one plan's invention would count as given in the next. */
  readonly given: readonly string[];
  readonly sheet: Pick<FactSheet, 'facts' | 'own'> | null;
  /** Which of its labeled lines state which facts. */
  readonly labels?: readonly LabelFact[];
  readonly superseded?: readonly Superseded[];
  /** The day it was written on: "March 6" in last winter's plan is last March's. */
  readonly today: IsoDay;
};

/** What a check says of one sentence; the rest is the same for all. */
export type Found = Pick<Finding, 'kind' | 'words' | 'fact'>;

export type Check = (sentence: PlanSentence) => Found[];
