import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type Decision, keyOf } from '#domain/decisions/decision.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { lengthsIn } from '#domain/decisions/said-lengths.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import { piecesIn } from '#domain/kit/pieces-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesMeant } from '#domain/reading/days-in.ts';
import { blueprintOf, type Persona, RECORDINGS } from '#scripts/example/persona.ts';
import { datesOf } from './recorded-launch.ts';
import { goesWith, isSameFact } from './same-fact.ts';

// npm run lab -- fresh [NAME]: people whom the rules had not seen (recordings/fresh), against lists made by hand.
const FOLDER = join(RECORDINGS, 'fresh');
type Listed = readonly (readonly [string, Decision['kind']])[];
type Messages = readonly (readonly [plan: string, label: string, channel: string])[];
type Dates = readonly (readonly [plan: string, day: IsoDay, line: string, kind: string])[];
type ByHand = {
  readonly today: IsoDay;
  /** Not of somebody whose answers nobody has listed. */
  readonly decisions?: { readonly answers: Listed; readonly plans?: Listed };
  /** Not of people of whom there are only answers. */
  readonly messages?: Messages;
  readonly dates?: Dates;
  /** What the answers say for each fact, in their words. */
  readonly facts?: Readonly<Record<string, readonly string[]>>;
  /** Nobody looks at what is wrong or missed, so that the counts stay those of somebody unseen. */
  readonly isHeld?: boolean;
};
const MEASURED = /^own\/(?:weeks|minutes|replays)$/;
type Counts = { right: number; found: number; listed: number };
const { people } = JSON.parse(readFileSync(join(FOLDER, 'by-hand.json'), 'utf8')) as {
  people: Record<string, ByHand>;
};

const asked = process.argv[2];
const sums = new Map<string, Counts>();
for (const [name, hand] of Object.entries(people)) {
  if (asked !== undefined && name !== asked) continue;
  const isShown = !hand.isHeld || name === asked;
  const persona = JSON.parse(readFileSync(join(FOLDER, name, 'persona.json'), 'utf8')) as Persona;
  const planOf = (type: BlueprintType) => {
    const file = join(FOLDER, name, `${numbered(type)}.md`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  console.log(`${persona.name}`);
  const { answers, plans } = hand.decisions ?? {};
  if (answers) measureDecisions('answers', answers, []);
  if (plans) measureDecisions('plans', plans, BLUEPRINT_TYPES);
  if (hand.facts) measureFacts(hand.facts);
  if (hand.messages) measureMessages(hand.messages);
  if (hand.dates) measureDates(hand.dates);

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
    // How long the offer is has no fact of its own, and is listed as own/weeks and the like.
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
    // A matter of one's own may be listed by another name: "own/children" are ages.
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
    // A fact of which nobody listed anything may still be right: only what was listed counts against a value.
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

  function measureMessages(messages: Messages) {
    const ofKind = /^(?:reply guide|if something breaks|ai helpers|core message)$/i;
    const found = BLUEPRINT_TYPES.flatMap((topic) =>
      piecesIn({ topic, text: planOf(topic), since: hand.today }, KIT_FORMS)
        .filter(
          ({ section, label }) => !ofKind.test(section) || label.includes('aloud') || label.includes('gate'),
        )
        .map(({ label, channel }) => ({
          plan: numbered(topic),
          label: bare(label),
          channel: channel as string,
        })),
    );
    const left = [...found];
    let sameChannel = 0;
    const listed = messages.filter(([, label]) => !/one-line replies/.test(label));
    const missed = listed.filter(([plan, label, channel]) => {
      const at = left.findIndex((one) => one.plan === plan && one.label === bare(label));
      const [piece] = at === -1 ? [] : left.splice(at, 1);
      if (piece?.channel === channel) sameChannel += 1;
      else if (piece && isShown)
        console.log(`    channel ${plan} ${label} is ${channel}, not ${piece.channel}`);
      return at === -1;
    });
    const right = found.length - left.length;
    say('messages', { right, found: found.length, listed: listed.length });
    console.log(`  channel: ${(sameChannel / right).toFixed(3)}`);
    if (!isShown) return;
    for (const { plan, label } of left) console.log(`    wrong   ${plan} ${label}`);
    for (const [plan, label] of missed) console.log(`    missed  ${plan} ${label}`);
  }

  function measureDates(handDates: Dates) {
    const facts = persona.settled?.facts ?? {};
    const written = BLUEPRINT_TYPES.map((type) => blueprintOf(persona, type, planOf(type)));
    const dates = datesOf(written, facts, hand.today);
    const judged = handDates.map(([plan, day, line, kind]) => {
      const text = planOf(BLUEPRINT_TYPES.find((type) => numbered(type) === plan) ?? 'identity');
      const { start, end } = linePlace(text, line);
      const isThere = (date: (typeof dates)[number]) =>
        date.plan === plan && date.day === day && date.line.at >= start && date.line.at < end;
      const own = dates.filter(isThere);
      // Of several on one line the one of that kind.
      return {
        kind,
        words: `${plan} ${day} ${line}`,
        found: own.find((date) => date.kind === kind) ?? own[0],
      };
    });
    // What is only spoken of need not be found.
    const wanted = judged.filter(({ kind, found }) => found || kind !== 'mention');
    const seen = wanted.filter(({ found }) => found);
    const right = seen.filter(({ kind, found }) => found?.kind === kind).length;
    console.log(
      `  dates: ${seen.length} of ${wanted.length} found (${(seen.length / wanted.length).toFixed(3)}); kinds: ${right} of ${seen.length} right (${(right / seen.length).toFixed(3)})`,
    );
    if (!isShown) return;
    for (const { kind, words, found } of wanted)
      if (found?.kind !== kind)
        console.log(`    ${found ? `${kind}, not ${found.kind}` : 'missed'}: ${words}`);
  }
}

/** The line that begins so; of a message's heading also what it heads. */
function linePlace(text: string, begin: string): { start: number; end: number } {
  const start = text.indexOf(begin);
  if (start === -1) throw new Error(`No line begins with ${begin}`);
  const next = text.indexOf(begin.startsWith('#') ? '\n#' : '\n', start);
  return { start, end: next === -1 ? text.length : next };
}

function numbered(type: BlueprintType): string {
  return `${String(BLUEPRINT_TYPES.indexOf(type) + 1).padStart(2, '0')}-${type}`;
}

function bare(label: string): string {
  return label
    .replace(/^(?:Email|Text|Post|Page|Script|Note by hand) · /, '')
    .replace(/[“”"]/g, '"')
    .toLowerCase();
}

for (const [what, counts] of sums) say(what, counts);

function addTo(what: string, { right, found, listed }: Counts) {
  const sum = sums.get(what) ?? { right: 0, found: 0, listed: 0 };
  sums.set(what, { right: sum.right + right, found: sum.found + found, listed: sum.listed + listed });
}

function say(what: string, { right, found, listed }: Counts) {
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole).toFixed(3);
  console.log(
    `  ${what}: ${found} found, ${listed} listed; precision ${share(right, found)}, recall ${share(right, listed)}`,
  );
}
