import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { valueKey } from '#domain/facts/same-value.ts';
import type { Candidate } from '#domain/facts/suggestion.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

/** A value that the person once gave for a fact, before they confirmed another. */
export type Superseded = { readonly name: FactName; readonly value: string };

/** Plans that were written from an older answer still say it: "$280", "the group starts March 15". */
export function supersededFacts(
  found: ReadonlyMap<FactName, readonly Candidate[]>,
  sheet: Pick<FactSheet, 'facts'> | null,
  today: IsoDay,
): Superseded[] {
  const confirmed = Object.entries(sheet?.facts ?? {}) as [FactName, string][];
  const keys = confirmed.map(([name, value]) => valueKey(name, value, today));
  return confirmed.flatMap(([name]) =>
    (found.get(name) ?? [])
      .filter(({ origins }) => origins.some(({ place }) => place.kind === 'answer'))
      // The day the doors open may also be the day that somebody once gave for the start.
      .filter(({ value }) => isExact(name) && !keys.includes(valueKey(name, value, today)))
      .map(({ value }) => ({ name, value })),
  );
}

function isExact(name: FactName): boolean {
  return FACT_FORMS[name] === 'amount' || FACT_FORMS[name] === 'date';
}
