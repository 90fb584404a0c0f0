import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS } from '#domain/blueprint/blueprint-types.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { candidatesInSteps } from '#domain/facts/suggest-facts.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { checkPlan } from './check-plan.ts';
import type { Finding } from './finding.ts';
import { type OwnerWords, ownerWords } from './given.ts';
import { supersededFacts } from './superseded.ts';

type BookToCheck = {
  readonly blueprints: readonly Blueprint[];
  readonly sheet: Pick<FactSheet, 'facts' | 'own' | 'settled'> | null;
  readonly tables: FactTables;
  readonly today: IsoDay;
};

/** Leaves out findings that the owner dismissed. Pauses, so that the page can render in between. */
export type PlanChecker = (blueprint: Blueprint) => Generator<undefined, Finding[]>;

/** Reads the person's own words once, for all plans checked against them. */
export function planChecker(book: BookToCheck): PlanChecker {
  return toTheEnd(planCheckerInSteps(book));
}

/** The same with pauses: nineteen plans and their answers take a slow phone several frames. */
export function* planCheckerInSteps(book: BookToCheck): Generator<undefined, PlanChecker> {
  const { blueprints, sheet, tables, today } = book;
  const given = blueprints.flatMap(({ content }) => [
    ...ANSWER_KEYS.flatMap((key) => content.answers[key] ?? []),
    content.notes ?? '',
  ]);
  const candidates = yield* candidatesInSteps({ blueprints, tables, today });
  const superseded = supersededFacts(candidates, sheet, today);
  const settled = new Set(sheet?.settled);
  const givenOn = new Map<IsoDay, OwnerWords>();
  return function* check(blueprint) {
    const { type, content } = blueprint;
    const text = content.aiOutput ?? '';
    if (text.trim() === '') return [];
    // Its dates are read as of the day it was written.
    const since = writtenOn(blueprint);
    const plan = { type, text, given, sheet, superseded, labels: tables.labels[type], today: since };
    const known = givenOn.get(since) ?? ownerWords(plan);
    givenOn.set(since, known);
    yield;
    const findings = yield* checkPlan(plan, known);
    return findings.filter(({ mark }) => !settled.has(mark));
  };
}
