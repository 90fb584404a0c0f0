import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS } from '#domain/blueprint/blueprint-types.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { candidatesInSteps } from '#domain/launch/suggest-facts.ts';
import type { FactTables } from '#domain/launch/suggestion.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { checkInSteps } from './check-plan.ts';
import type { Finding } from './finding.ts';
import { type Given, givenBy } from './given.ts';
import { supersededFacts } from './superseded.ts';

type BookToCheck = {
  readonly blueprints: readonly Blueprint[];
  readonly launch: Pick<Launch, 'facts' | 'own' | 'settled'> | null;
  readonly tables: FactTables;
  readonly today: IsoDay;
};

/** Without what its owner has called fine; with pauses in which something else can be done. */
export type PlanChecker = (blueprint: Blueprint) => Generator<undefined, Finding[]>;

/** Reads what the person has said once, for all plans that are then checked against it. */
export function planChecker(book: BookToCheck): PlanChecker {
  return toTheEnd(planCheckerInSteps(book));
}

/** The same with pauses: nineteen plans and their answers take a slow phone several frames. */
export function* planCheckerInSteps(book: BookToCheck): Generator<undefined, PlanChecker> {
  const { blueprints, launch, tables, today } = book;
  const given = blueprints.flatMap(({ content }) => [
    ...ANSWER_KEYS.flatMap((key) => content.answers[key] ?? []),
    content.notes ?? '',
  ]);
  const candidates = yield* candidatesInSteps({ blueprints, tables, today });
  const superseded = supersededFacts(candidates, launch, today);
  const settled = new Set(launch?.settled);
  const givenOn = new Map<IsoDay, Given>();
  return function* check({ type, content }) {
    const text = content.aiOutput ?? '';
    if (text.trim() === '') return [];
    const writtenOn = content.outputFacts?.at.slice(0, 10) ?? today;
    const plan = { type, text, given, launch, superseded, today: writtenOn };
    const known = givenOn.get(writtenOn) ?? givenBy(plan);
    givenOn.set(writtenOn, known);
    yield;
    const findings = yield* checkInSteps(plan, known);
    return findings.filter(({ mark }) => !settled.has(mark));
  };
}
