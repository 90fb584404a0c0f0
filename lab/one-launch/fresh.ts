import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type Decision, keyOf } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { lengthsIn } from '#domain/decisions/said-lengths.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import { cleanWritten } from '#domain/plan/clean-reply.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesMeant } from '#domain/reading/days-in.ts';
import { blueprintOf, type Persona, RECORDINGS } from '#scripts/example/persona.ts';
import { type Counts, type Messages, measureMessages, numbered, say } from './fresh-messages.ts';
import { lineAt, measureWeek, type WeekOfStranger } from './fresh-week.ts';
import { datesOf } from './recorded-launch.ts';
import { goesWith, isSameFact } from './same-fact.ts';

// npm run lab -- fresh [NAME]: people outside the rules' test data (recordings/fresh), compared with handmade lists.
const FOLDER = join(RECORDINGS, 'fresh');
type Listed = readonly (readonly [string, Decision['kind']])[];
type Dates = readonly (readonly [plan: string, day: IsoDay, line: string, kind: string])[];
type ByHand = WeekOfStranger & {
  readonly today: IsoDay;
  /** Absent if nobody has listed the person's decisions. */
  readonly decisions?: { readonly answers: Listed; readonly plans?: Listed };
  /** Absent for people with answers only. */
  readonly messages?: Messages;
  readonly dates?: Dates;
  /** The answers' values for each fact, in their words. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** Nobody looks at the errors, so that the counts stay those of an unseen person. */
  readonly isHeld?: boolean;
};
const MEASURED = /^own\/(?:weeks|minutes|replays)$/;
const { people } = readJson<{ people: Record<string, ByHand> }>(FOLDER, 'by-hand.json');
// The lists of the last four are in their folders.
for (const name of readdirSync(FOLDER))
  if (existsSync(join(FOLDER, name, 'by-hand.json')))
    people[name] = readJson<ByHand>(FOLDER, name, 'by-hand.json');

const asked = process.argv[2];
const sums = new Map<string, Counts>();
for (const [name, hand] of Object.entries(people)) {
  if (asked !== undefined && name !== asked) continue;
  const isShown = !hand.isHeld || name === asked;
  const persona = readJson<Persona>(FOLDER, name, 'persona.json');
  const planOf = (type: BlueprintType) => {
    const file = join(FOLDER, name, `${numbered(type)}.md`);
    // In its stored form.
    return existsSync(file) ? cleanWritten(readFileSync(file, 'utf8')) : '';
  };
  console.log(`${persona.name}`);
  const { answers, plans } = hand.decisions ?? {};
  if (answers) measureDecisions('answers', answers, []);
  if (plans) measureDecisions('plans', plans, BLUEPRINT_TYPES);
  if (hand.facts) measureFacts(hand.facts);
  if (hand.messages) measureMessages(hand.messages, { today: hand.today, isShown, planOf });
  if (hand.dates) measureDates(hand.dates);
  const blueprints = BLUEPRINT_TYPES.map((type) => blueprintOf(persona, type, planOf(type)));
  const planNamed = (plan: string) =>
    planOf(BLUEPRINT_TYPES.find((type) => numbered(type) === plan) ?? 'identity');
  const stranger = { blueprints, facts: persona.settled?.facts ?? {}, today: hand.today, planOf: planNamed };
  for (const line of measureWeek(stranger, hand)) if (isShown || !line.startsWith('    ')) console.log(line);

  function measureDecisions(set: string, listed: Listed, planned: readonly BlueprintType[]) {
    const blueprints = BLUEPRINT_TYPES.map((type) =>
      blueprintOf(persona, type, planned.includes(type) ? planOf(type) : undefined),
    );
    const facts = (set === 'plans' ? persona.settled?.facts : undefined) ?? {};
    const sheet = { ...blankFactSheet(`${hand.today}T12:00:00.000Z`), facts };
    const { open } = findDecisions({ blueprints, sheet, tables: DECISION_TABLES, today: hand.today });
    const found = open.map(({ matter, kind, choices }) => ({
      words: `${keyOf(matter)} ${choices.map(({ value }) => value).join(' | ')}`.toLowerCase(),
      key: keyOf(matter),
      kind,
    }));
    const left = [...found];
    const missed = listed.filter(([about, kind]) => {
      const own = /^own\/(.+)/.exec(about)?.[1];
      const at = left.findIndex((one) =>
        own ? one.key.startsWith('own/') && one.words.includes(own) : one.key === about && one.kind === kind,
      );
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
    const counts = { right: found.length - left.length, found: found.length, listed: listed.length };
    say(`decisions, ${set}`, counts);
    if (set === 'answers') addTo(`decisions of ${hand.isHeld ? 'people held back' : 'the others'}`, counts);
    if (!isShown) return;
    for (const { words, kind } of left) console.log(`    wrong   ${words} (${kind})`);
    for (const [about, kind] of missed) console.log(`    missed  ${about} (${kind})`);
  }

  function measureFacts(said: NonNullable<ByHand['facts']>) {
    const blueprints = BLUEPRINT_TYPES.map((type) => blueprintOf(persona, type, undefined));
    const candidates = candidatesFor({ blueprints, tables: DECISION_TABLES, today: hand.today });
    // The offer's length has no fact of its own, and is listed as own/weeks and the like.
    const lengths = lengthsIn(blueprints, DECISION_TABLES.lengths, hand.today).map(({ measure, value }) => ({
      fact: `own/${measure}`,
      value,
    }));
    const found = [
      ...[...candidates].flatMap(([fact, own]) => own.map(({ value }) => ({ fact: fact as string, value }))),
      ...lengths,
    ];
    // "That same evening" is the day of the event.
    const meant = (fact: string, value: string) =>
      fact === 'doorsOpen' && !/\d/.test(value) && datesMeant(value, hand.today).length === 0
        ? (said.eventDate?.at(-1) ?? value)
        : value;
    const listed = Object.entries(said).flatMap(([fact, own]) =>
      own.map((value) => ({ fact: fact.replace('own/hours', 'own/minutes'), value: meant(fact, value) })),
    );
    type Said = (typeof found)[number];
    const isSame = (one: Said, other: Said) =>
      isSameName(one.fact, other.fact) &&
      isSameFact(one.fact as FactName, one.value, other.value, hand.today);
    // An own matter may be listed under another name: "own/children" are ages.
    const isSameName = (one: string, other: string) =>
      one === other ||
      (!MEASURED.test(one) && !MEASURED.test(other) && [one, other].every((fact) => fact.startsWith('own/')));
    const isRight = (one: Said) =>
      listed.some(
        (other) =>
          isSame(one, other) ||
          (one.fact === other.fact && goesWith(one.fact as FactName, one.value, other.value, hand.today)),
      );
    const wrong = found.filter((one) => !isRight(one));
    const missed = listed.filter((other) => !found.some((one) => isSame(one, other)));
    // A fact without any listed value may still be right: only listed facts count as wrong.
    const against = wrong.filter(({ fact }) => fact in said);
    const right = listed.length - missed.length;
    const counts = { right, found: right + against.length, listed: listed.length };
    say('facts', counts);
    addTo(`facts of ${hand.isHeld ? 'people held back' : 'the others'}`, counts);
    if (!isShown) return;
    for (const { fact, value } of wrong)
      console.log(`    ${fact in said ? 'wrong  ' : 'not listed'} ${fact} ${value}`);
    for (const { fact, value } of missed) console.log(`    missed  ${fact} ${value}`);
  }

  function measureDates(handDates: Dates) {
    const facts = persona.settled?.facts ?? {};
    const written = BLUEPRINT_TYPES.map((type) => blueprintOf(persona, type, planOf(type)));
    const dates = datesOf(written, facts, hand.today);
    const known = new Set<(typeof dates)[number]>();
    const judged = handDates.map(([plan, day, line, kind]) => {
      const text = planOf(BLUEPRINT_TYPES.find((type) => numbered(type) === plan) ?? 'identity');
      const { start, end } = linePlace(text, line);
      const isThere = (date: (typeof dates)[number]) =>
        date.plan === plan && date.day === day && date.line.at >= start && date.line.at < end;
      const own = dates.filter(isThere);
      // "send|task": either is right. "launch?": optional.
      const kinds = kind.replace('?', '').split('|');
      const found = own.find((date) => kinds.includes(date.kind)) ?? own[0];
      for (const date of own) known.add(date);
      return {
        kind,
        isRight: found !== undefined && kinds.includes(found.kind),
        words: `${plan} ${day} ${line}`,
        found,
      };
    });
    // Mere mentions needn't be found.
    const wanted = judged.filter(({ kind, found }) => found || !/mention|\?$/.test(kind));
    const seen = wanted.filter(({ found }) => found);
    const right = seen.filter(({ isRight }) => isRight).length;
    console.log(
      `  dates: ${seen.length} of ${wanted.length} found (${(seen.length / wanted.length).toFixed(3)}); kinds: ${right} of ${seen.length} right (${(right / seen.length).toFixed(3)})`,
    );
    // A message's own heading is listed if no row announces it.
    const others = dates.filter((date) => !known.has(date) && date.kind !== 'mention' && !date.line.under);
    if (hand.doubles) console.log(`  dates that nobody listed: ${others.length} of ${dates.length}`);
    if (!isShown) return;
    for (const { kind, isRight, words, found } of wanted)
      if (!isRight) console.log(`    ${found ? `${kind}, not ${found.kind}` : 'missed'}: ${words}`);
    if (hand.doubles)
      for (const { plan, day, kind, title } of others)
        console.log(`    not listed ${plan} ${day} ${kind} ${title}`);
  }
}

/** The line that starts with this; for a message's heading, also the message. */
function linePlace(text: string, begin: string): { start: number; end: number } {
  const start = lineAt(text, begin);
  const next = text.indexOf(begin.startsWith('#') ? '\n#' : '\n', start);
  return { start, end: next === -1 ? text.length : next };
}

for (const [what, counts] of sums) say(what, counts);

function addTo(what: string, { right, found, listed }: Counts) {
  const sum = sums.get(what) ?? { right: 0, found: 0, listed: 0 };
  sums.set(what, { right: sum.right + right, found: sum.found + found, listed: sum.listed + listed });
}

function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as T;
}
