import { CATALOG } from '#content/catalog.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { blueprintOf, dayOf, type Persona, readPersona } from './persona.ts';
import { plannedLaunch, spreadPlans } from './planned-launch.ts';
import { isSettledSet, type RecordingSet, readReply } from './recording-files.ts';

/** The example book uses the first of these sets with all plans: the newest, once it is complete. */
const SETS_BY_EDITION: readonly RecordingSet[] = ['full', 'settled', 'small', 'before'];

export function examplePerson(persona: string, sets = SETS_BY_EDITION) {
  const person = readPersona(persona);
  const { name, answers } = person;
  const isWhole = (set: RecordingSet) => BLUEPRINT_TYPES.every((topic) => readReply({ persona, set, topic }));
  const set = sets.find(isWhole);
  if (!set) throw new Error(`No set of ${persona}’s plans is complete. Looked for: ${sets.join(', ')}.`);
  return {
    name,
    set,
    launch: isSettledSet(set) ? exampleLaunch(persona, person, set) : null,
    chapters: BLUEPRINT_TYPES.map((topic) => ({
      type: topic,
      title: CATALOG[topic].title,
      answers: CATALOG[topic].questions.map(({ text }, index) => ({
        question: text,
        answer: answers[topic][index] ?? '',
      })),
      plan: readReply({ persona, set, topic }) ?? '',
    })),
  };
}

/** The data of the one page. Null for a set without confirmed facts. */
export type ExampleLaunch = {
  readonly facts: FactSheet['facts'];
  /** The day of the last plan. */
  readonly today: IsoDay;
  readonly blueprints: readonly Blueprint[];
};

function exampleLaunch(persona: string, person: Persona, set: RecordingSet): ExampleLaunch | null {
  const { settled } = person;
  if (!settled) return null;
  const { facts } = settled;
  const today = dayOf(person, 'onboarding');
  const blueprints = BLUEPRINT_TYPES.map((topic) =>
    blueprintOf({ ...person, today: dayOf(person, topic) }, topic, readReply({ persona, set, topic })),
  );
  const launchDays = {
    anchors: anchorsOf(facts, today),
    ...(facts.eventName !== undefined && { eventName: facts.eventName }),
  };
  const { dated, spread } = plannedLaunch({ facts, launchDays, blueprints }, today);
  return { facts, today, blueprints: spreadPlans(dated, spread) };
}
