import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '#content/catalog.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { OwnFact } from '#domain/facts/fact-sheet.ts';
import type { ConfirmedFact } from '#domain/prompting/fit-earlier.ts';
import { addDays, type IsoDay, weekdayOf } from '#domain/reading/calendar.ts';

export const RECORDINGS = join(import.meta.dirname, '..', '..', 'recordings');

export type Persona = {
  readonly name: string;
  readonly note: string;
  /** The day on which this person asks for plans, as told to the AI. */
  readonly today: string;
  /** Confirmed facts on My facts. */
  readonly facts?: readonly ConfirmedFact[];
  /** The answers' rules about messages and days, for programs that count them. */
  readonly truth: {
    readonly emailsPerMonth: number;
    readonly keepFree: readonly (readonly [from: IsoDay, to: IsoDay])[];
    readonly restDays: readonly string[];
  };
  readonly answers: Readonly<Record<BlueprintType, readonly [string, string, string]>>;
  /** The same person with facts confirmed before the first plan, writing one plan a day. */
  readonly settled?: SettledFacts;
};

export type SettledFacts = {
  readonly firstDay: IsoDay;
  readonly facts: Readonly<Partial<Record<FactName, string>>>;
  readonly own: readonly OwnFact[];
  /** Words that must not be in the shared book. */
  readonly privately: readonly string[];
};

/** The day on which this person writes a plan: the next day after the previous plan, skipping rest days. */
export function dayOf({ settled, truth, name }: Persona, topic: BlueprintType): IsoDay {
  if (!settled) throw new Error(`${name} has settled nothing.`);
  let day = settled.firstDay;
  for (let left = BLUEPRINT_TYPES.indexOf(topic); left > 0; left -= 1) {
    do day = addDays(day, 1);
    while (truth.restDays.includes(weekdayOf(day)));
  }
  return day;
}

export function personaNames(): string[] {
  return readdirSync(RECORDINGS).filter((name) => existsSync(join(RECORDINGS, name, 'persona.json')));
}

export function readPersona(name: string): Persona {
  const file = join(RECORDINGS, name, 'persona.json');
  if (!existsSync(file))
    throw new Error(`No persona is called ${name}. There are: ${personaNames().join(', ')}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** This person's blueprint: all three answers, and the recorded plan if there is one. */
export function blueprintOf(persona: Persona, type: BlueprintType, plan: string | undefined): Blueprint {
  const { title, description } = CATALOG[type];
  const id = `00000000-0000-4000-8000-${String(BLUEPRINT_TYPES.indexOf(type)).padStart(12, '0')}`;
  const empty = createBlueprint({ id, type, title, description, now: `${persona.today}T12:00:00.000Z` });
  const answers = Object.fromEntries(
    ANSWER_KEYS.map((key, index) => [key, persona.answers[type][index] ?? '']),
  );
  return {
    ...empty,
    status: 'completed',
    content: { ...empty.content, answers, aiOutput: plan ?? '' },
    progress: { completed: true, currentStep: ANSWER_KEYS.length },
  };
}
