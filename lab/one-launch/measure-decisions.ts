import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type Decision, keyOf, ownKey } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { RECORDINGS } from '#scripts/example/persona.ts';
import type { RecordedLife } from './recorded-life.ts';

export type Expected = { readonly about: string; readonly kind: Decision['kind'] };
type ByHand = { readonly people: Readonly<Record<string, Readonly<Record<string, readonly Expected[]>>>> };

/** A person's answers and plans, and the decisions that a careful reader would raise. */
export type MeasuredLife = {
  readonly name: string;
  readonly set: RecordedLife['set'] | 'plans';
  readonly today: IsoDay;
  readonly blueprints: readonly Blueprint[];
  readonly expected: readonly Expected[];
};

export type MeasuredDecisions = {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
};

/** With the handmade list from before any measurement (recordings/decisions-by-hand.json). */
export function withExpected({ name, set, persona, blueprints }: RecordedLife): MeasuredLife[] {
  const { people }: ByHand = JSON.parse(readFileSync(join(RECORDINGS, 'decisions-by-hand.json'), 'utf8'));
  const expected = people[name]?.[set];
  return expected ? [{ name, set, today: persona.today, blueprints, expected }] : [];
}

/** Decisions that code finds, compared with the list. */
export function measureDecisions({ today, blueprints, expected }: MeasuredLife): MeasuredDecisions {
  const { open } = findDecisions({ blueprints, sheet: null, tables: DECISION_TABLES, today });
  const found = open.map(({ matter, kind }) => ({ key: keyOf(matter), kind }));
  const isSame = (one: Expected) => (other: { key: string; kind: string }) =>
    isAbout(one.about, other.key) && other.kind === one.kind;
  return {
    right: expected.filter((one) => found.some(isSame(one))).map(({ about }) => about),
    missed: expected.filter((one) => !found.some(isSame(one))).map(({ about, kind }) => `${about} (${kind})`),
    wrong: found
      .filter((one) => !expected.some((known) => isSame(known)(one)))
      .map(({ key, kind }) => `${key} (${kind})`),
  };
}

// A matter without its own fact: an earlier list has one word of it, "own/chairs".
function isAbout(about: string, key: string): boolean {
  const word = /^own\/(.+)/.exec(about)?.[1];
  if (word) return key.startsWith('own/') && key.includes(word);
  return key === (FACT_NAMES.some((fact) => fact === about) ? about : `own/${ownKey(about)}`);
}
