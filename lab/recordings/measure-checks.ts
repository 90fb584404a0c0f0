import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { planChecker } from '#domain/checks/check-book.ts';
import type { Finding, FindingKind } from '#domain/checks/finding.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { blueprintOf, personaNames, RECORDINGS, readPersona } from '#scripts/example/persona.ts';
import { isSettledSet, type RecordingSet, readReply, SETS } from '#scripts/example/recording-files.ts';
import { confirmedFacts } from './confirmed-facts.ts';

// Nobody has judged the findings in the others.
const JUDGED = SETS.filter((set) => set !== 'brief' && set !== 'full');

type Fault = { persona: string; topic: BlueprintType; kind: FindingKind; sentence: string };
/** A finding in a recorded plan that a reader judged right, identified by words of its quote. */
type Judged = { persona: string; set: RecordingSet; topic: BlueprintType; words: string; quote: string };
type Planted = { faults: readonly Fault[]; real: readonly Judged[] };

export type Place = { persona: string; set: RecordingSet; topic: BlueprintType };
export type Measured = {
  plans: number;
  planted: number;
  missed: (Place & Fault)[];
  /** Findings in the unchanged recorded plans. */
  real: (Place & Finding)[];
  wrong: (Place & Finding)[];
  precision: number;
  recall: number;
};

export function readPlanted(): Planted {
  return JSON.parse(readFileSync(join(RECORDINGS, 'planted-faults.json'), 'utf8'));
}

/** Precision and recall of the checks over all recordings: unchanged, and with one fault at a time. */
export function measureChecks(): Measured {
  const { faults, real: judged } = readPlanted();
  const sets = personaNames().flatMap((persona) => JUDGED.map((set) => readSet(persona, set)));
  const found = sets.flatMap(({ place, plans, check }) =>
    [...plans].flatMap(([topic, text]) =>
      check(topic, text).map((finding) => ({ ...place, topic, ...finding })),
    ),
  );
  const isReal = (one: Place & Finding) =>
    judged.some(
      ({ persona, set, topic, words, quote }) =>
        persona === one.persona &&
        set === one.set &&
        topic === one.topic &&
        words === one.words &&
        one.quote.includes(quote),
    );
  const tried = faults.flatMap((fault) => {
    const set = sets.find(({ place, plans }) => place.persona === fault.persona && plans.has(fault.topic));
    if (!set) return [];
    const { persona, set: name } = set.place;
    const known = found.filter(
      (one) => one.topic === fault.topic && one.set === name && one.persona === persona,
    );
    return [{ ...set.place, ...fault, ...plant(set, known, fault) }];
  });
  const missed = tried.filter(({ isFound }) => !isFound);
  const real = found.filter(isReal);
  const wrong = [
    ...found.filter((one) => !isReal(one)),
    ...tried.flatMap(({ beside, ...place }) => beside.map((finding) => ({ ...place, ...finding }))),
  ];
  const right = tried.length - missed.length + real.length;
  return {
    plans: sets.reduce((sum, { plans }) => sum + plans.size, 0),
    planted: tried.length,
    missed,
    real,
    wrong,
    precision: right / Math.max(1, right + wrong.length),
    recall: (tried.length - missed.length) / Math.max(1, tried.length),
  };
}

type RecordedSet = {
  place: Pick<Place, 'persona' | 'set'>;
  plans: ReadonlyMap<BlueprintType, string>;
  check: (topic: BlueprintType, text: string) => readonly Finding[];
};

/** A recorded set with the product's checks. */
export function readSet(persona: string, set: RecordingSet): RecordedSet {
  const person = readPersona(persona);
  const plans = new Map(
    BLUEPRINT_TYPES.flatMap((topic) => {
      const text = readReply({ persona, set, topic });
      return text === undefined ? [] : [[topic, text]];
    }),
  );
  const settled = isSettledSet(set) ? person.settled : undefined;
  const check = planChecker({
    blueprints: BLUEPRINT_TYPES.map((type) => blueprintOf(person, type, undefined)),
    sheet: { facts: settled?.facts ?? confirmedFacts(person), own: [...(settled?.own ?? [])], settled: [] },
    tables: FACT_TABLES,
    today: settled?.firstDay ?? person.today,
  });
  return {
    place: { persona, set },
    plans,
    check: (topic, text) => toTheEnd(check(blueprintOf(person, topic, text))),
  };
}

/** The plan with the sentence added as a paragraph, after the first one. */
function plant({ plans, check }: RecordedSet, known: readonly Finding[], { topic, kind, sentence }: Fault) {
  const [first = '', second = '', ...rest] = (plans.get(topic) ?? '').split('\n\n');
  const before = new Set(known.map(({ mark }) => mark));
  const found = check(topic, [first, second, sentence, ...rest].join('\n\n'));
  const fresh = found.filter(({ mark }) => !before.has(mark));
  // A promise of $5,000 is also an invented amount: only findings in other sentences are wrong.
  const beside = fresh.filter(({ quote }) => !sentence.replaceAll('**', '').includes(quote));
  return { isFound: fresh.some((finding) => finding.kind === kind), beside };
}

export function hasRecordings(): boolean {
  return personaNames().some((persona) => SETS.some((set) => existsSync(join(RECORDINGS, persona, set))));
}
