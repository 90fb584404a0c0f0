import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';
import { choiceKey, dayOfFact } from '#domain/facts/comparable.ts';
import { notAsked } from '#domain/facts/confirmed-facts.ts';
import { FACT_NAMES, type FactName, LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type Candidates, candidatesInSteps, suggestedAmong } from '#domain/facts/suggest-facts.ts';
import type { Candidate, FactOrigin } from '#domain/facts/suggestion.ts';
import { inOrder, openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { withPlainMoney } from '#domain/reading/spoken/plain-money.ts';
import { severalDays } from '#domain/reading/spoken/several-days.ts';
import { areSameSources } from '#domain/same-sources.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { frequentNeeds } from './asked-often.ts';
import { type Choice, type Decision, type DecisionTables, keyOf, type Matter, ownKey } from './decision.ts';
import { decidedMark, isLater, markOf } from './decision-marks.ts';
import { isDated, isOfPastLaunch, type LaunchDays, misplacedDays, otherWeekday } from './order-of-days.ts';
import { type Conflicting, ownMatters } from './own-matters.ts';
import { paymentSum, saysDifference, sumChoices } from './payment-sum.ts';
import { saidLengths } from './said-lengths.ts';
import { conflictsIn, factBySides } from './subject-of.ts';
import { twoValues } from './two-values.ts';
import { callsOfClients, silentWeek } from './week-decisions.ts';

export type ToDecide = {
  readonly blueprints: readonly Blueprint[];
  readonly sheet: Pick<FactSheet, 'facts' | 'own' | 'notNow' | 'settled' | 'launches' | 'createdAt'> | null;
  readonly tables: DecisionTables;
  readonly today: IsoDay;
};

export type Decisions = {
  readonly open: readonly Decision[];
  /** Put off with 'Not now'. */
  readonly later: readonly Decision[];
  /** Facts that may be confirmed. */
  readonly suggested: number;
};

/** Everything that only the person can settle, what matters most first. By code, from answers alone or with plans. */
export function findDecisions(from: ToDecide): Decisions {
  return toTheEnd(decisionsInSteps(from));
}

let last: { readonly from: ToDecide; readonly found: Decisions } | null = null;

/**
 * The same with a pause after each text: nineteen plans take a slow phone several frames. The last result is cached:
 * the dashboard computes it when idle, and My facts opens with it.
 */
export function* decisionsInSteps(from: ToDecide): Generator<undefined, Decisions> {
  if (last && areSameSources(last.from, from)) return last.found;
  const found = yield* lookForDecisions(from);
  last = { from, found };
  return found;
}

function* lookForDecisions(asked: ToDecide): Generator<undefined, Decisions> {
  const { sheet, tables, today } = asked;
  const blueprints = inOrder(asked.blueprints);
  const from = { ...asked, blueprints };
  const known = yield* candidatesInSteps({ blueprints, tables, today });
  const said = (fact: FactName) => (known.get(fact) ?? []).map(({ value }) => value);
  const conflicts: Conflicting[] = [];
  for (const { type, content } of blueprints) {
    for (const entry of conflictsIn(content.aiOutput ?? '', tables)) {
      const fact = 'own' in entry.matter && factBySides(entry.values, said, today, entry.label);
      const matter = fact ? { fact } : entry.matter;
      if ('fact' in matter || !entry.isPart) conflicts.push({ type, entry: { ...entry, matter } });
    }
    yield;
  }
  const found = new Map<string, Decision>();
  const add = (matter: Matter, rest: Omit<Decision, 'key' | 'matter' | 'mark'>) => {
    const key = keyOf(matter);
    if (!found.has(key)) found.set(key, { key, matter, ...rest, mark: markOf(key, rest, today) });
  };
  addTwoValues(from, known, conflicts, add);
  addOrder(from, known, conflicts, add);
  addSum(from, known, add);
  addWeek(from, known, add);
  addOwn(from, conflicts, add);
  addAsked(from, known, add);
  const needless = notAsked(sheet?.facts ?? {});
  const all = [...found.values()]
    .filter(({ matter }) => !('fact' in matter && needless.has(matter.fact)))
    .filter((decision) => !sheet?.settled.includes(decision.mark) && !isOfPastLaunch(decision, sheet, today))
    .sort((one, other) => rankOf(one, tables) - rankOf(other, tables));
  return {
    open: all.filter((decision) => !isLater(sheet, decision)),
    later: all.filter((decision) => isLater(sheet, decision)),
    suggested: suggestedAmong(known, sheet, today).length,
  };
}

type Conflicts = readonly Conflicting[];
type Add = (matter: Matter, rest: Omit<Decision, 'key' | 'matter' | 'mark'>) => void;

function plansAbout(key: string, conflicts: Conflicts): BlueprintType[] {
  const about = conflicts.filter(({ entry }) => keyOf(entry.matter) === key);
  return [...new Set(about.map(({ type }) => type))];
}

function addTwoValues({ sheet, today }: ToDecide, known: Candidates, conflicts: Conflicts, add: Add) {
  for (const fact of FACT_NAMES) {
    const heard = conflicts
      .filter(({ entry }) => keyOf(entry.matter) === fact)
      .flatMap(({ type, entry }) =>
        entry.values.map((value) => ({
          value,
          origin: { type, place: { kind: 'plan', label: 'Open conflicts' }, quote: entry.text } as const,
        })),
      );
    const isRejected = (value: string) =>
      sheet?.settled.includes(decidedMark(fact, choiceKey(fact, value, today))) ?? false;
    const sources = { found: known.get(fact) ?? [], heard, confirmed: sheet?.facts[fact], isRejected };
    const choices = twoValues(fact, sources, today);
    // Both days have passed: ask for the next one, and offer neither.
    if (isDated(fact) && choices.every(({ value }) => (dayOfFact(fact, value, today) ?? today) < today))
      continue;
    const plans = plansAbout(fact, conflicts);
    if (choices.length > 1) add({ fact }, { kind: 'two-values', choices, advice: null, plans });
  }
}

function addOrder({ sheet, today }: ToDecide, known: Candidates, conflicts: Conflicts, add: Add) {
  const best = (fact: FactName) => bestOf(sheet, known, fact);
  const dayOf = (fact: FactName) => dayOfFact(fact, best(fact)?.value ?? '', today);
  const days = Object.fromEntries(LAUNCH_DAYS.map((fact) => [fact, dayOf(fact)])) as LaunchDays;
  // Somebody who rests on Sundays and keeps Holy Week free may say each in another place.
  const allOf = (fact: FactName) =>
    sheet?.facts[fact] ?? (known.get(fact) ?? []).map(({ value }) => value).join('; ');
  const rest = { restDays: allOf('restDays'), datesToAvoid: allOf('datesToAvoid') };
  const isConfirmed = (fact: FactName) => sheet?.facts[fact] !== undefined;
  // First: until it is known which day is meant, nothing else about it is.
  for (const fact of LAUNCH_DAYS) {
    const { value = '', origins = [] } = best(fact) ?? {};
    const said = [value, ...origins.map(({ quote }) => quote)];
    const other = said.map((words) => otherWeekday(words, today, days[fact])).find((one) => one !== null);
    if (!other) continue;
    const { advice } = other;
    // Half of it is wrong, and nobody knows which half: the same words stand behind both.
    const choices = other.days.map((day) => ({ value: sayDay(day), origins }));
    add({ fact }, { kind: 'order', choices, advice, plans: plansAbout(fact, conflicts) });
  }
  for (const { fact, advice, offered } of misplacedDays(days, freeDaysOf(rest, today), today, isConfirmed)) {
    const kept = best(fact);
    // Between two evenings of an event, nobody has to choose another day.
    const comes = fact === 'eventDate' && (severalDays(kept?.value ?? '', today).at(-1) ?? '') >= today;
    if (comes && advice.rule === 'in-the-past') continue;
    const choices: Choice[] = [
      ...(offered ? [{ value: sayDay(offered), origins: [], isOffered: true }] : []),
      ...(kept ? [kept] : []),
    ];
    add({ fact }, { kind: 'order', choices, advice, plans: plansAbout(fact, conflicts) });
  }
}

function addSum({ blueprints, sheet }: ToDecide, known: Candidates, add: Add) {
  const terms = bestOf(sheet, known, 'paymentTerms');
  if (!terms) return;
  // Of two prices, compare with the one given together with the payments: against the other, every sum is wrong.
  const beside = known
    .get('offerPrice')
    ?.find(({ origins }) => origins.some(({ type }) => terms.origins.some((origin) => origin.type === type)));
  const price = sheet?.facts.offerPrice ?? (beside ?? bestOf(sheet, known, 'offerPrice'))?.value;
  const sum = paymentSum(price, terms.value);
  // "3 x $279 (yes, that's $40 more)": somebody who says the difference wants it.
  const isWanted = terms.origins.some((origin) =>
    saysDifference(wholeAnswer(blueprints, origin), sum?.advice),
  );
  // Another price in the same sentence, for a couple or an early bird, may be the one paid in parts.
  const isOfAnother = terms.origins.some((origin) =>
    amountsIn(withPlainMoney(wholeAnswer(blueprints, origin))).some(
      ({ value }) => value > 0 && Math.abs(value - (sum?.advice.total ?? 0)) < 1,
    ),
  );
  if (!sum || isWanted || isOfAnother) return;
  const choices = sumChoices(terms.value, terms.origins, sum.offered);
  add({ fact: 'paymentTerms' }, { kind: 'sum', choices, advice: sum.advice, plans: [] });
}

/** The sentence and its neighbors: "4 payments of $300. The extra $50 is on purpose." */
function wholeAnswer(blueprints: ToDecide['blueprints'], { type, place, quote }: FactOrigin): string {
  const blueprint = place.kind === 'answer' ? blueprints.find((one) => one.type === type) : undefined;
  return blueprint && place.kind === 'answer' ? answerTo(blueprint, place.index) : quote;
}

function addWeek({ blueprints, sheet, today }: ToDecide, known: Candidates, add: Add) {
  const best = (fact: FactName) => bestOf(sheet, known, fact);
  for (const found of [silentWeek(blueprints, best, today), callsOfClients(blueprints, best)]) {
    if (!found) continue;
    const { fact, ...rest } = found;
    add({ fact }, { ...rest, plans: [] });
  }
}

function addOwn({ blueprints, sheet, tables, today }: ToDecide, conflicts: Conflicts, add: Add) {
  const own = conflicts.filter(({ entry }) => 'own' in entry.matter);
  const isKnown = (label: string) => sheet?.own.some(({ name }) => ownKey(name) === ownKey(label));
  const said = saidLengths(blueprints, tables.lengths, today).map(({ own, choices }) => ({
    matter: { own },
    choices,
    plans: [],
  }));
  for (const { matter, choices, plans } of [...said, ...ownMatters(own, today)]) {
    if (!isKnown(matter.own)) add(matter, { kind: 'two-values', choices, advice: null, plans });
  }
}

function addAsked({ blueprints, sheet, tables }: ToDecide, known: Candidates, add: Add) {
  const points = openPointsIn(blueprints, sheet?.settled ?? []);
  for (const { matter, plans } of frequentNeeds(blueprints, points, tables)) {
    const isKnown =
      'fact' in matter
        ? sheet?.facts[matter.fact]
        : sheet?.own.some(({ name }) => ownKey(name) === ownKey(matter.own));
    if (isKnown) continue;
    const choices = 'fact' in matter ? (known.get(matter.fact) ?? []).slice(0, MOST_OFFERED) : [];
    add(matter, { kind: 'asked', choices, advice: null, plans });
  }
}

const MOST_OFFERED = 3;

/** The confirmed value, or else the best candidate from plans and answers. */
function bestOf(sheet: ToDecide['sheet'], known: Candidates, fact: FactName): Choice | undefined {
  const found: readonly Candidate[] = known.get(fact) ?? [];
  const confirmed = sheet?.facts[fact];
  if (confirmed === undefined) return found[0];
  const same = found.filter(({ value }) => value === confirmed);
  return { value: confirmed, origins: same.flatMap(({ origins }) => origins), isConfirmed: true };
}

const KINDS: readonly Decision['kind'][] = ['two-values', 'order', 'sum', 'asked'];

function rankOf({ matter, kind }: Decision, { first }: DecisionTables): number {
  const at = 'fact' in matter ? first.indexOf(matter.fact) : -1;
  if (at !== -1) return at;
  return first.length + KINDS.indexOf(kind) + ('own' in matter ? KINDS.length : 0);
}
