import { agrees, choiceKey, comparable } from '#domain/facts/comparable.ts';
import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { Candidate, FactOrigin } from '#domain/facts/suggestion.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import type { Choice } from './decision.ts';

export type ConflictSide = { readonly value: string; readonly origin: FactOrigin };

type Sources = {
  readonly found: readonly Candidate[];
  /** Sides of open conflicts about this fact. */
  readonly heard: readonly ConflictSide[];
  readonly confirmed: string | undefined;
  /** Whether this person has chosen another value over this one. */
  readonly isRejected: (value: string) => boolean;
};

const ANSWERED: ReadonlySet<FactName> = new Set([
  'offerName',
  'eventName',
  'eventPlace',
  'restDays',
  'contact',
]);

/** Two or more values of one fact that cannot both be true; none where they agree. */
export function twoValues(fact: FactName, sources: Sources, today: IsoDay): Choice[] {
  const { found, heard, confirmed, isRejected } = sources;
  const said = [
    ...found.flatMap(({ value, origins }) => origins.map((origin) => ({ value, origin }))),
    ...heard.filter(({ value }) => isSideOf(fact, value, today)),
  ];
  if (confirmed !== undefined) return againstConfirmed(fact, said, confirmed, isRejected, today);
  // Plans say a name or a place in words of their own.
  const isAnswered = ANSWERED.has(fact);
  const compared = grouped(
    fact,
    said.filter(
      ({ value, origin }) =>
        comparable(fact, value, today) !== null && !(isAnswered && origin.place.kind !== 'answer'),
    ),
    today,
  );
  if (compared.length > 1) return compared;
  // A plan calls it a conflict in words that cannot be compared: "every other Tuesday, or twice a month".
  const sides = heard.filter(({ value }) => !/^not\b/i.test(value));
  const named = FACT_FORMS[fact] === 'words' ? grouped(fact, sides, today, false) : [];
  return named.length > 1 ? named : [];
}

// A plan that contradicts a confirmed fact gets a finding. Only answers, the person's own words, count here.
function againstConfirmed(
  fact: FactName,
  said: readonly ConflictSide[],
  confirmed: string,
  isRejected: (value: string) => boolean,
  today: IsoDay,
): Choice[] {
  const own = comparable(fact, confirmed, today);
  if (own === null) return [];
  const isSameAs = (known: string, value: string) => {
    const said = comparable(fact, value, today);
    return said === null || agrees(fact, known, said);
  };
  const isOther = ({ value, origin }: ConflictSide) =>
    origin.place.kind === 'answer' && !isSameAs(own, value) && !isRejected(value);
  if (!said.some(isOther)) return [];
  const same = said.filter(({ value }) => comparable(fact, value, today) === own);
  const others = grouped(fact, said.filter(isOther), today);
  return [{ value: confirmed, origins: same.map(({ origin }) => origin), isConfirmed: true }, ...others];
}

/** `areLoose`: compatible rhythms count as one, unless a plan lists them as two sides. */
export function grouped(
  fact: FactName | null,
  said: readonly ConflictSide[],
  today: IsoDay,
  areLoose = true,
): Choice[] {
  const byKey = new Map<string, ConflictSide[]>();
  for (const one of said) {
    const own = choiceKey(fact, one.value, today);
    const key = (areLoose && [...byKey.keys()].find((other) => agrees(fact, other, own))) || own;
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  return [...byKey.values()].flatMap((same) => {
    // "14 (benches) or 16" reads as 14; where another plan says "14 pairs", offer that.
    const plain = fact === 'places' ? same.find(({ value }) => !/\bor\b/.test(value)) : undefined;
    const best = plain ?? same[0];
    return best ? [{ value: best.value, origins: same.map(({ origin }) => origin) }] : [];
  });
}

const AROUND_A_DAY =
  /\b(?:noon|midnight|at|on|the|from|in|morning|evening|confirmed|now|earlier|start(?:s|ing)?|ships?|shipping|clos(?:e|es|ing))\b/gi;

// "they close Friday, March 12" is half a sentence about two days, not a value of one.
export function isSideOf(fact: FactName, value: string, today: IsoDay): boolean {
  if (comparable(fact, value, today) === null) return false;
  // "3 x $145" is no price.
  if (FACT_FORMS[fact] === 'amount' && paymentsIn(value).length > 0) return false;
  const [day] = daysIn(value, today);
  if (!day) return true;
  const rest = value.slice(0, day.start) + value.slice(day.end);
  return !/\p{L}/u.test(rest.replace(AROUND_A_DAY, ''));
}
