import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { extractKeyDecisions } from '#domain/prompting/key-decisions.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { FACT_NAMES, type FactName } from './fact-names.ts';
import { factsInAnswer } from './facts-in-answer.ts';
import { LAUNCH_FIELDS } from './fields.ts';
import type { Launch } from './launch.ts';
import { valueKey } from './same-value.ts';
import type { Candidate, FactOrigin, FactTables, Suggestion } from './suggestion.ts';
import { takePart } from './take-part.ts';

type Found = { readonly fact: FactName; readonly value: string; readonly origin: FactOrigin };

export type ReadFrom = {
  readonly blueprints: readonly Blueprint[];
  readonly tables: FactTables;
  readonly today: IsoDay;
};

type Candidates = ReadonlyMap<FactName, readonly Candidate[]>;

/** Every value that plans and answers give for a fact, best first, without a model. */
export function candidatesFor(from: ReadFrom): Candidates {
  return toTheEnd(candidatesInSteps(from));
}

/** The same with a pause after each text. */
export function* candidatesInSteps({
  blueprints,
  tables,
  today,
}: ReadFrom): Generator<undefined, Candidates> {
  const inOrder = BLUEPRINT_TYPES.flatMap((type) =>
    blueprints.filter((blueprint) => blueprint.type === type),
  ).toReversed();
  // Later topics know more, and what a plan decided was weighed against all answers before it.
  const found: Found[] = [];
  for (const findIn of [inPlan, inAnswers]) {
    for (const blueprint of inOrder) {
      found.push(...findIn(blueprint, tables, today));
      yield;
    }
  }
  return new Map(
    FACT_NAMES.map((fact) => [
      fact,
      gather(
        fact,
        found.filter((one) => one.fact === fact),
        today,
      ),
    ]),
  );
}

/** What may be confirmed, for facts that nobody has confirmed yet. A value that was put aside is not suggested again. */
export function suggestFacts(
  from: ReadFrom & { readonly launch: Pick<Launch, 'facts' | 'notNow'> | null },
): Suggestion[] {
  const { launch, today } = from;
  return [...candidatesFor(from)].flatMap(([fact, candidates]) => {
    if (launch?.facts[fact]) return [];
    const putAside = launch?.notNow[fact];
    const isOpen = ({ value }: Candidate) =>
      putAside === undefined || valueKey(fact, value, today) !== valueKey(fact, putAside, today);
    const [first, ...others] = candidates.filter(isOpen);
    return first ? [{ fact, candidates: [first, ...others] }] : [];
  });
}

function gather(fact: FactName, found: readonly Found[], today: IsoDay): Candidate[] {
  const byKey = new Map<string, { value: string; origins: FactOrigin[] }>();
  for (const { value, origin } of found) {
    const key = valueKey(fact, value, today);
    const known = byKey.get(key) ?? { value, origins: [] };
    byKey.set(key, { ...known, origins: [...known.origins, origin] });
  }
  return [...byKey.values()];
}

const LABELED = /^(?:[-*]\s+)?([^:]{2,60}?)(?:\s*\([^)]*\))?\s*:\s*(.+)$/;
const WHOLE_BLOCK = 20_000;

function inPlan({ type, content }: Blueprint, { labels }: FactTables, today: IsoDay): Found[] {
  const { text, how } = extractKeyDecisions(content.aiOutput ?? '', WHOLE_BLOCK);
  if (how === 'excerpt') return [];
  return text.split('\n').flatMap((line) => {
    const [, label = '', words = ''] = LABELED.exec(line) ?? [];
    return labels[type]
      .filter(([known]) => known.toLowerCase() === label.trim().toLowerCase())
      .flatMap(([known, fact, part]) =>
        foundIn(fact, takePart(words, part, today), {
          type,
          place: { kind: 'plan', label: known },
          quote: line,
        }),
      );
  });
}

function inAnswers(blueprint: Blueprint, tables: FactTables, today: IsoDay): Found[] {
  const { type } = blueprint;
  return tables.questions[type].flatMap((facts, index) =>
    factsInAnswer(answerTo(blueprint, index), facts, tables.cues, today).flatMap(({ fact, value, quote }) =>
      foundIn(fact, value, { type, place: { kind: 'answer', index }, quote }),
    ),
  );
}

// A line that is longer than a fact may be is no fact.
function foundIn(fact: FactName, value: string | null, origin: FactOrigin): Found[] {
  const isFact = value !== null && value.length <= LAUNCH_FIELDS[`facts.${fact}`].limit;
  return isFact ? [{ fact, value, origin }] : [];
}
