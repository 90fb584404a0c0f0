import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { answerTo } from '#domain/blueprint/read-blueprint.ts';
import { oncePerText } from '#domain/once-per-text.ts';
import { extractKeyDecisions } from '#domain/prompting/key-decisions.ts';
import { amountsIn, ownMoney } from '#domain/reading/amounts-in.ts';
import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { capital } from '#domain/reading/plain-words.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { withOwnMonths } from '#domain/reading/spoken/day-first.ts';
import { withNeighborDays } from '#domain/reading/spoken/neighbor-days.ts';
import { areSameSources } from '#domain/same-sources.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { DAY_OF_EVENT } from './answers/day-said.ts';
import { nameAlike } from './answers/names-said.ts';
import { priceAfterName } from './answers/price-said.ts';
import { statedIn } from './answers/stated-in.ts';
import { dayOfFact } from './comparable.ts';
import { notAsked } from './confirmed-facts.ts';
import { FACT_FORMS, FACT_NAMES, type FactName } from './fact-names.ts';
import type { FactSheet } from './fact-sheet.ts';
import { factsInTelling, type TellingText } from './facts-in-told.ts';
import { FACT_FIELDS } from './fields.ts';
import { valueKey } from './same-value.ts';
import type { Candidate, FactOrigin, FactTables, Suggestion } from './suggestion.ts';
import { takePart } from './take-part.ts';

type InSteps<T> = Generator<undefined, T>;
type Found = { readonly fact: FactName; readonly value: string; readonly origin: FactOrigin };

export type ReadFrom = {
  readonly blueprints: readonly Blueprint[];
  readonly tables: FactTables;
  readonly today: IsoDay;
  /** The texts that the person gave before any question. */
  readonly told?: readonly TellingText[];
};

export type Candidates = ReadonlyMap<FactName, readonly Candidate[]>;

/** Every value that plans and answers give for a fact, best first, without a model. */
export function candidatesFor(from: ReadFrom): Candidates {
  return toTheEnd(candidatesInSteps(from));
}

/** The same with a pause after each text. */
export function* candidatesInSteps({ blueprints, tables, today, told = [] }: ReadFrom): InSteps<Candidates> {
  const found = [...(yield* foundInTopics(blueprints, tables, today))];
  // Last: an answer says more surely which fact it is about.
  for (const text of told) {
    found.push(
      ...factsInTelling(text, tables, today).flatMap((one) => foundIn(one.fact, one.value, one.origin)),
    );
    yield;
  }
  const said = onDayOfEvent(found, today);
  const of = (fact: FactName) => said.filter((one) => one.fact === fact);
  return withoutParts(new Map(FACT_NAMES.map((fact) => [fact, gather(fact, of(fact), today)])));
}

/** "Sign-up opens right there at the tea": a day, once it is known when that is. */
function onDayOfEvent(found: readonly Found[], today: IsoDay): Found[] {
  const event = found.find(({ fact }) => fact === 'eventDate');
  const day = event && dayOfFact('eventDate', event.value, today);
  return found.flatMap((one) => {
    if (one.value !== capital(DAY_OF_EVENT)) return [one];
    return day ? [{ ...one, value: sayDay(day) }] : [];
  });
}

/** "I send a link for the $100": a part of the price is not the price. */
function withoutParts(found: Candidates): Candidates {
  const parts = (found.get('paymentTerms') ?? []).flatMap(({ value }) => amountsIn(value));
  const prices = found.get('offerPrice') ?? [];
  const whole = prices.filter(({ value }) =>
    parts.every((part) => part.value !== amountsIn(value)[0]?.value),
  );
  return whole.length === 0 ? found : new Map([...found, ['offerPrice', whole]]);
}

let last: { readonly from: object; readonly found: readonly Found[] } | null = null;

/** Cached for the next screen, which asks about the same plans: the dashboard looks for decisions when idle. */
function* foundInTopics(
  blueprints: readonly Blueprint[],
  tables: FactTables,
  today: IsoDay,
): InSteps<readonly Found[]> {
  // Later topics know more, and what a plan decided was weighed against all answers before it.
  const inOrder = BLUEPRINT_TYPES.flatMap((type) =>
    blueprints.filter((blueprint) => blueprint.type === type),
  ).toReversed();
  const { labels, questions, cues, said } = tables;
  const from = { inOrder, labels, questions, cues, said, today };
  if (last && areSameSources(last.from, from)) return last.found;
  const answers = inOrder.flatMap((blueprint) => [0, 1, 2].map((index) => answerTo(blueprint, index)));
  const ways = { money: ownMoney(answers), named: withOwnMonths(answers), eventDay: () => null };
  let known: { readonly day: IsoDay | null } | undefined;
  const own: OwnWays = {
    ...ways,
    eventDay() {
      known ??= { day: eventDayIn(inOrder, tables, today, ways) };
      return known.day;
    },
  };
  const found: Found[] = [];
  for (const findIn of [inPlan, inAnswers]) {
    for (const blueprint of inOrder) {
      found.push(...findIn(blueprint, tables, today, own));
      yield;
    }
  }
  found.push(...namedAlike(inOrder, found));
  last = { from, found };
  return found;
}

/** Other forms of the names of the offer and the event in answers to other questions, and the price beside the offer's. */
function namedAlike(inOrder: readonly Blueprint[], found: readonly Found[]): Found[] {
  const named = found.filter(({ fact, origin }) => NAMES.includes(fact) && origin.place.kind === 'answer');
  return (['offerName', 'eventName'] as const).flatMap((fact) => {
    const [own] = named.filter((one) => one.fact === fact);
    if (!own) return [];
    const others = named.filter((one) => one !== own).map(({ value }) => value);
    return inOrder.flatMap((blueprint) =>
      [0, 1, 2].flatMap((index) =>
        answerSentences(answerTo(blueprint, index)).flatMap(({ text: quote }) => {
          const origin = { type: blueprint.type, place: { kind: 'answer', index }, quote } as const;
          const price = fact === 'offerName' ? priceAfterName(quote, own.value) : null;
          return [
            ...foundIn(fact, nameAlike(quote, own.value, others) ?? null, origin),
            ...foundIn('offerPrice', price, origin),
          ];
        }),
      ),
    );
  });
}

const NAMES: readonly FactName[] = ['offerName', 'eventName', 'businessName'];

/** How this person writes money, and whether they put the day before the month. */
type OwnWays = {
  readonly money: ReturnType<typeof ownMoney>;
  readonly named: ReturnType<typeof withOwnMonths>;
  /** The base for "a week after the event"; computed only when needed. */
  readonly eventDay: () => IsoDay | null;
};

function eventDayIn(inOrder: readonly Blueprint[], tables: FactTables, today: IsoDay, own: OwnWays) {
  const dated = inOrder.filter(({ type }) => tables.questions[type].flat().includes('eventDate'));
  for (const blueprint of dated)
    for (const { fact, value } of inAnswers(blueprint, tables, today, own))
      if (fact === 'eventDate') return dayOfFact(fact, value, today);
  return null;
}

type Confirmed = Pick<FactSheet, 'facts' | 'notNow'> | null;

/** Suggested values for facts that aren't confirmed yet. A dismissed value is not suggested again. */
export function suggestFacts(from: ReadFrom & { readonly sheet: Confirmed }): Suggestion[] {
  return suggestedAmong(candidatesFor(from), from.sheet, from.today);
}

/** The same, from plans and answers that were read already. */
export function suggestedAmong(found: Candidates, sheet: Confirmed, today: IsoDay): Suggestion[] {
  const needless = notAsked(sheet?.facts ?? {});
  return [...found].flatMap(([fact, candidates]) => {
    if (sheet?.facts[fact] || needless.has(fact)) return [];
    const putAside = sheet?.notNow[fact];
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
    known.origins.push(origin);
    byKey.set(key, known);
  }
  return [...byKey.values()];
}

const WHOLE_BLOCK = 20_000;

const decisionsOfPlan = oncePerText((plan) => extractKeyDecisions(plan, WHOLE_BLOCK));

function inPlan({ type, content }: Blueprint, { labels }: FactTables, today: IsoDay): Found[] {
  const { text, how } = decisionsOfPlan(content.aiOutput ?? '');
  return (how === 'excerpt' ? '' : text).split('\n').flatMap((line) => {
    const { label = '', words = '' } = labeledLine(line) ?? {};
    const name = label
      .replace(/\s*\([^)]*\)$/, '')
      .trim()
      .toLowerCase();
    if (words.trim() === '') return [];
    return labels[type]
      .filter(([known]) => known.toLowerCase() === name)
      .flatMap(([known, fact, part]) =>
        foundIn(fact, takePart(words, part, today), {
          type,
          place: { kind: 'plan', label: known },
          quote: line,
        }),
      );
  });
}

function inAnswers(blueprint: Blueprint, tables: FactTables, today: IsoDay, own: OwnWays): Found[] {
  const { type } = blueprint;
  return tables.questions[type].flatMap((_, index) => {
    const typed = answerTo(blueprint, index);
    const dated = own.named?.(typed) ?? typed;
    const answer = withNeighborDays(dated, today, own.eventDay);
    const asSaid = answer === dated ? undefined : sentencesAsSaid(answer, dated);
    return statedIn(answer, type, index, tables, today).flatMap(({ fact, value, quote }) =>
      foundIn(fact, inOwnMoney(fact, value, quote), {
        type,
        place: { kind: 'answer', index },
        quote: asSaid?.get(quote) ?? quote,
      }),
    );
  });

  // "When I tell them fifty thousand": add the currency used elsewhere.
  function inOwnMoney(fact: FactName, value: string, quote: string): string {
    if (FACT_FORMS[fact] !== 'amount' || /\$|\b(?:dollars|bucks|USD)\b/i.test(quote)) return value;
    return value.replace(/\$([\d,.]+)/, (_, digits: string) => own.money.before + digits + own.money.behind);
  }
}

/** "Sign-up closes a week later": the original of a sentence that is read with the day filled in. */
function sentencesAsSaid(read: string, said: string): ReadonlyMap<string, string> {
  const [ours, theirs] = [answerSentences(read), answerSentences(said)];
  return new Map(
    ours.length === theirs.length ? ours.map(({ text }, at) => [text, theirs[at]?.text ?? text]) : [],
  );
}

// A line longer than a fact may be is no fact.
function foundIn(fact: FactName, value: string | null, origin: FactOrigin): Found[] {
  const isFact = value !== null && value.length <= FACT_FIELDS[`facts.${fact}`].limit;
  return isFact ? [{ fact, value, origin }] : [];
}
