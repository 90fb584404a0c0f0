import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { OWN_FACT_LIMITS } from '#domain/facts/fields.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { capital } from '#domain/reading/plain-words.ts';
import { type Choice, type OwnSubject, ownKey } from './decision.ts';
import type { ConflictInPlan } from './subject-of.ts';
import { grouped } from './two-values.ts';

/** A matter that is no fact, and that plans disagree about. */
export type OwnMatter = {
  readonly matter: OwnSubject;
  readonly choices: readonly Choice[];
  readonly plans: readonly BlueprintType[];
};

export type Conflicting = { readonly type: BlueprintType; readonly entry: ConflictInPlan };

/** Each once: merged by label, or by numbers ("Capacity: up to 20 or 16", "Library room: 20 or 16"). */
export function ownMatters(conflicts: readonly Conflicting[], today: IsoDay): OwnMatter[] {
  // By name first, and each name once: compared pair by pair, a hundred entries take a slow phone a second.
  const named = [...Map.groupBy(conflicts, ({ entry }) => ownKey(entry.label)).values()];
  const groups = [...Map.groupBy(named, numbersOf).values()].flatMap((same) =>
    isNamedApart(same) ? same : [same.flat()],
  );
  return groups.flatMap((group) => {
    // The one that names the most sides, in the most words, is clearest: "Sister: first weeks, or not" is too vague.
    const best = group.reduce((a, b) => (telling(b) > telling(a) ? b : a));
    if (best.entry.values.length < 2) return [];
    const origin = {
      type: best.type,
      place: { kind: 'plan', label: 'Open conflicts' },
      quote: best.entry.text,
    } as const;
    const heard = best.entry.values
      .filter((value) => value.length <= OWN_FACT_LIMITS.value)
      .map((value) => ({ value: capital(value), origin }));
    const plans = [...new Set(group.map(({ type }) => type))];
    const choices = grouped(null, heard, today);
    return choices.length > 1 ? [{ matter: usualName(group), choices, plans }] : [];
  });
}

// When one plan names both, they are two things: keyboards and chairs may both be three or five.
function isNamedApart(names: readonly (readonly Conflicting[])[]): boolean {
  const plans = names.flatMap((group) => [...new Set(group.map(({ type }) => type))]);
  return new Set(plans).size < plans.length;
}

const telling = ({ entry: { values, text } }: Conflicting) => values.length * 10_000 + text.length;

/** The name that most plans use; in a tie, the first. */
function usualName(group: readonly Conflicting[]): OwnSubject {
  const names = group.flatMap(({ entry: { matter } }) => ('own' in matter ? matter : []));
  const times = ({ own }: OwnSubject) => names.filter((other) => ownKey(other.own) === ownKey(own)).length;
  return names.reduce((best, name) => (times(name) > times(best) ? name : best), names[0] ?? { own: '' });
}

/** The numbers that all entries of one name share; the name itself if they have none, or differ. */
function numbersOf(group: readonly Conflicting[]): string {
  const all = new Set(group.map(({ entry }) => sidesInNumbers(entry)));
  const [only] = all;
  return all.size === 1 && only ? only : `named ${ownKey(group[0]?.entry.label ?? '')}`;
}

// Only sides that are nothing but a number: in "calls 6 to 8" it is part of a sentence.
function sidesInNumbers({ values }: ConflictInPlan): string | null {
  const isShort = values.every((value) => value.split(' ').length <= 3);
  const numbers = isShort ? values.flatMap(valuesIn).sort((a, b) => a - b) : [];
  return numbers.length > 1 ? numbers.join() : null;
}
