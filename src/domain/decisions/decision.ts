import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { Candidate, FactTables } from '#domain/facts/suggestion.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

/** A matter that is no fact, by the plans' own name for it. `asks`: its full question, where the name is too short for it. */
export type OwnSubject = { readonly own: string; readonly asks?: string };

/** What a decision is about: one of the named facts, or a matter of the person's own. */
export type Matter = { readonly fact: FactName } | OwnSubject;

/** A content rule objects, and may offer a value. */
export type Advice =
  | {
      readonly rule: 'closes-before-event' | 'closes-after-start' | 'closes-before-opening';
      readonly day: IsoDay;
      readonly other: IsoDay;
    }
  | { readonly rule: 'on-rest-day' | 'on-avoided-day' | 'in-the-past'; readonly day: IsoDay }
  /** `said`: the weekday given with the date. `words`: both as written, "Wed Feb 18". */
  | {
      readonly rule: 'other-weekday';
      readonly day: IsoDay;
      readonly said: string;
      readonly words: string;
    }
  | {
      readonly rule: 'payments-differ';
      readonly total: number;
      readonly price: number;
      readonly count: number;
      readonly each: number;
    }
  /** `day`: the first of a week of the launch in which no message goes out. */
  | { readonly rule: 'silent-week'; readonly day: IsoDay }
  | {
      readonly rule: 'calls-over-hours';
      readonly clients: number;
      readonly each: number;
      readonly minutes: number;
      readonly budget: number;
    };

/** A value somebody may choose. Without origins it is offered by a rule. */
export type Choice = Candidate & { readonly isConfirmed?: boolean; readonly isOffered?: boolean };

/** Something that only the person can settle, once, however many plans name it. */
export type Decision = {
  /** Stable: the same matter has the same key on every device. */
  readonly key: string;
  readonly matter: Matter;
  readonly kind: 'two-values' | 'order' | 'sum' | 'asked';
  readonly choices: readonly Choice[];
  readonly advice: Advice | null;
  /** The plans that name it. */
  readonly plans: readonly BlueprintType[];
  /** Changes when something else is to be decided about the same matter. */
  readonly mark: string;
};

type Questions = Readonly<Partial<Record<BlueprintType, readonly number[]>>>;

/** Which answers give lengths, counts, ages and years, and the words for them: content, not code. */
export type LengthTables = {
  readonly names: Readonly<Record<string, string>>;
  /** Answers that describe the offer: its form, what it teaches, and how that is practiced. */
  readonly about: Questions;
  /** Answers that mention it among other things. */
  readonly beside: Questions;
  /** A course that is not the group. */
  readonly apart: RegExp;
  /** What an offer has several of, right after the number, as its first capture group. */
  readonly part: RegExp;
  readonly ages: RegExp;
  readonly agesIn: readonly BlueprintType[];
  /** What somebody has been for years, `before` or `behind` the number. */
  readonly yearsOf: RegExp;
  readonly yearsIn: readonly BlueprintType[];
};

/** Which words of plans are about which matter: content, not code. */
export type DecisionTables = FactTables & {
  readonly lengths: LengthTables;
  /** By the label of an open conflict, or by how a bullet of "Still to confirm" begins; the first that fits. */
  readonly subjects: readonly (readonly [RegExp, Matter])[];
  /** Matters that a single value settles, where three or more plans ask for it. */
  readonly asked: readonly (readonly [RegExp, Matter])[];
  /** About something else although the words fit: the year with a client has its own price and terms. */
  readonly apart: RegExp;
  /** The order in which facts are asked; all others after these. */
  readonly first: readonly FactName[];
};

export function keyOf(matter: Matter): string {
  return 'fact' in matter ? matter.fact : `own/${ownKey(matter.own)}`;
}

/** "Group result" and "The result" are one matter. */
export function ownKey(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = words.filter((word) => !/^(?:the|your|my|a|an|group|of|and|for)$/.test(word));
  return (kept.length > 0 ? kept : words).join(' ').slice(0, 60);
}

/**
 * Values that plans may contain: none that only we offered, and not both days of "Wed Feb 18", since a plan's
 * Wednesday, or its Thursday, is something else.
 */
export function valuesInPlans({ choices, advice }: Pick<Decision, 'choices' | 'advice'>): string[] {
  if (advice?.rule === 'other-weekday') return [advice.words];
  return choices.filter(({ isOffered }) => !isOffered).map(({ value }) => value);
}
