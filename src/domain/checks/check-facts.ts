import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { agrees, comparable } from '#domain/facts/comparable.ts';
import { type FactName, MONEY_FACTS } from '#domain/facts/fact-names.ts';
import type { LabelFact } from '#domain/facts/suggestion.ts';
import { takePart } from '#domain/facts/take-part.ts';
import { matchesIn } from '#domain/matches-in.ts';
import { oncePerText } from '#domain/once-per-text.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { placesNamed } from '#domain/reading/figures/places-named.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { numbersIn, valuesIn } from '#domain/reading/numbers-in.ts';
import type { PlanSentence } from '#domain/reading/plan-sentences.ts';
import { datedCues, datedFacts } from './dated-facts.ts';
import type { Check, Found, PlanToCheck } from './finding.ts';
import { olderValues } from './older-values.ts';

type Facts = Partial<Record<FactName, string | undefined>>;
type Reader = (facts: Facts, today: IsoDay, sentence: PlanSentence) => { name: FactName; words: string }[];

/** Where a plan contradicts a confirmed fact. A sentence that names both sides is a question, not a statement. */
export function checkFacts(plan: Omit<PlanToCheck, 'text' | 'given'>): Check {
  const { type, sheet, today, superseded = [], labels = [] } = plan;
  const facts: Facts = sheet?.facts ?? {};
  const dates = checkDates(facts, today);
  const labeled = labeledValues(facts, labels, today);
  const older = olderValues(superseded, facts, today);
  // A topic that isn't asked for the group's size means its own: "Spots: 20" of the event.
  const hasOwnPlaces = !labels.some(([, fact]) => fact === 'places');
  return (sentence) => {
    if (sentence.isOpenPoint || NAMES_A_CONFLICT.test(sentence.text)) return [];
    const said = [
      ...READERS.flatMap((read) => read(facts, today, sentence)),
      ...(isOfOtherOffer(type, sentence.text, facts) || (hasOwnPlaces && OWN_PLACES.test(sentence.text))
        ? []
        : places(facts, today, sentence)),
      ...dates(sentence.text),
      ...labeled(sentence.text),
      ...older(sentence),
    ];
    return said.map(
      ({ name, words }): Found => ({
        kind: 'disagreement',
        words,
        fact: { name, value: facts[name] ?? '' },
      }),
    );
  };
}

const OWN_PLACES = /^(?:places|spots):/i;
const NAMES_A_CONFLICT =
  /\b(?:used here|your answer|this answer|confirmed\)|earlier answer|moved (?:from|to)|instead of|replac\w+|correct(?:ed|s)?|old date|new date|older|(?:mov|chang)(?:e|ing) (?:the|your|it|this|that))\b|\(now\)/i;
const GOAL =
  /\b(?:goal|hope|target|owner only|income|a month from|success|aim|wish|smallest|minimum|at least)\b/i;
const ABOUT_EVENT =
  /\b(?:event|workshop|library|room(?! for)|basement|guests?|attend\w*|chairs?|capacity|keyboards?)\b/i;

const amountsOf = (value: string | undefined) => amountsInFact(value ?? '');
// A cache: each sentence is compared with the same facts.
const amountsInFact = oncePerText((value) => amountsIn(value).map((amount) => amount.value));

const PRICE =
  /\b(?:full |the )?price (?:is|of|for the group)\b|^prices?(?: and terms)?:|\bpayment link\b|\bfor (?:the|all) (?:\w+ )?(?:weeks|months|sessions)\b|\ba household\b/i;
const CALCULATES = /[=÷×]/;
const COST = /\bprices?\b|\bcosts?\b|\bpay(?:s|ing)?\b|\bfee\b|\bin full\b/i;

const price: Reader = (facts, _today, { text }) => {
  const mentions = amountsIn(text);
  const [confirmed] = amountsOf(facts.offerPrice);
  if (confirmed === undefined || mentions.length === 0) return [];
  const isPrice = PRICE.test(text) || (COST.test(text) && isAboutGroup(text, facts));
  if (!isPrice || GOAL.test(text) || CALCULATES.test(text)) return [];
  const known = MONEY_FACTS.flatMap((name) => amountsOf(facts[name]));
  if (mentions.some(({ value }) => value === confirmed)) return [];
  const counts = [...new Set(valuesIn(text))].filter((times) => times > 1);
  const counted = new Set(
    known.flatMap((one) => [one, ...counts.flatMap((times) => [one * times, one / times])]),
  );
  const isDifference = (end: number) =>
    /^\s*(?:more|less|off|extra|apart|difference|a (?:month|year|week)|per \w+)\b/i.test(text.slice(end));
  return mentions
    .filter(({ value, end }) => !counted.has(value) && !isDifference(end))
    .map(({ text: words }) => ({ name: 'offerPrice', words }));
};

const eventPrice: Reader = (facts, _today, { text }) => {
  const mentions = amountsIn(text);
  if (mentions.length === 0) return [];
  if (!facts.eventPrice || !/\b(?:ticket|entry|admission|seat at the)\b/i.test(text) || GOAL.test(text))
    return [];
  const known = MONEY_FACTS.flatMap((name) => amountsOf(facts[name]));
  return mentions
    .filter(({ value }) => !known.includes(value))
    .map(({ text: words }) => ({ name: 'eventPrice', words }));
};

const GROUP =
  /\b(?:groups?|class|offer|cohort|room for|open|available|sign(?:ed)? up|join|take)\b|^(?:places|spots):|-(?:place|spot)\b/i;

function isAboutGroup(text: string, { offerName }: Facts): boolean {
  if (/\b(?:so far|maybe|about|over the years)\b/i.test(text)) return false;
  return GROUP.test(text) || (offerName !== undefined && text.includes(offerName));
}

const places: Reader = (facts, _today, { text }) => {
  const confirmed = facts.places === undefined ? [] : valuesIn(facts.places);
  if (confirmed.length === 0 || GOAL.test(text) || ABOUT_EVENT.test(text) || !isAboutGroup(text, facts))
    return [];
  // "If three households in a group of ten are behind" and "from eight to ten places" compare with the confirmed number.
  const isCompared = numbersIn(text).some(
    ({ value, end }) => confirmed.includes(value) && !OF_TIME.test(text.slice(end)),
  );
  if (isCompared) return [];
  return placesNamed(text).flatMap(({ value, words, start }) => {
    const isEstimate = /\b(?:or|(?:few|l|m)(?:er|ess|ore) than)\s$/i.test(
      text.slice(Math.max(0, start - 12), start),
    );
    return value < 2 || isEstimate ? [] : [{ name: 'places' as const, words }];
  });
};

const OF_TIME = /^[\s-]*(?:weeks?|days?|minutes?|hours?|months?|years?|am|pm|o['’]clock|times|:|%)/i;

/** A program for a year has places of its own. */
function isOfOtherOffer(type: BlueprintType, text: string, { offerName }: Facts): boolean {
  return type === 'coaching' && !(offerName !== undefined && text.includes(offerName));
}

const ZONES =
  /\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii)(?: (?:standard |daylight )?time)?\b|\b([ECMP])[SD]?T\b/g;

const timeZone: Reader = (facts, _today, { text }) => {
  const of = (value: string) =>
    matchesIn(value, ZONES).map(([words, name, letter]) => ({
      words,
      letter: (name ?? letter ?? '').charAt(0),
    }));
  if (!/\d\s?(?:am|pm|a\.m|p\.m|:)/i.test(text)) return [];
  const confirmed = of(facts.timeZone ?? '').map(({ letter }) => letter);
  if (confirmed.length === 0) return [];
  return of(text)
    .filter(({ letter }) => !confirmed.includes(letter))
    .map(({ words }) => ({ name: 'timeZone' as const, words }));
};

const NAMED: readonly (readonly [RegExp, FactName])[] = [
  [/^Offer(?: name)?:\s*(.+)$/i, 'offerName'],
  [/^Business name:\s*(.+)$/i, 'businessName'],
  [/^Event (?:title|name):\s*(.+)$/i, 'eventName'],
];
const letters = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const names: Reader = (facts, _today, { text }) =>
  NAMED.flatMap(([pattern, name]) => {
    const said = pattern
      .exec(text)?.[1]
      ?.replace(/^Assumption:\s*/i, '')
      .replace(/[.;,(].*$/, '');
    if (said === undefined || /\[ADD:/i.test(said)) return [];
    const confirmed = letters(facts[name] ?? '');
    if (confirmed === '') return [];
    const own = letters(said);
    return own === '' || own.includes(confirmed) || confirmed.includes(own)
      ? []
      : [{ name, words: said.trim() }];
  });

// The lookbehind keeps this linear: tried at each character, a long word without an @ takes minutes.
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const contact: Reader = (facts, _today, { text }) => {
  if (!text.includes('@')) return [];
  const confirmed = [facts.contact, facts.website].join(' ').toLowerCase();
  // Not `test`: with a global pattern it would continue from the previous match.
  if (confirmed.search(EMAIL) === -1) return [];
  return (text.match(EMAIL) ?? [])
    .filter((address) => !confirmed.includes(address.toLowerCase().replace(/\.$/, '')))
    .map((words) => ({ name: 'contact' as const, words }));
};

function checkDates(facts: Facts, today: IsoDay): (text: string) => { name: FactName; words: string }[] {
  const cues = datedCues({ event: facts.eventName, offer: facts.offerName });
  return (text) =>
    datedFacts(text, cues, today).flatMap(({ name, words, day }) => {
      const confirmed = daysMeant(facts[name] ?? '', today).flatMap((mention) => mention.day ?? []);
      return confirmed.length === 0 || confirmed.includes(day) ? [] : [{ name, words }];
    });
}

/** Compares lines of Key decisions that would suggest a fact with the confirmed one. */
function labeledValues(facts: Facts, labels: readonly LabelFact[], today: IsoDay) {
  return (text: string): { name: FactName; words: string }[] => {
    const { label, words = '' } = labeledLine(text) ?? {};
    if (label === undefined) return [];
    const name = label.trim().toLowerCase();
    return labels
      .filter(([known]) => known.toLowerCase() === name)
      .flatMap(([, fact, part]) => {
        const confirmed = comparable(fact, facts[fact] ?? '', today);
        const value = takePart(words, part, today);
        const said = value === null ? null : comparable(fact, value, today);
        return confirmed === null || said === null || agrees(fact, said, confirmed)
          ? []
          : [{ name: fact, words: value ?? '' }];
      });
  };
}

const READERS: readonly Reader[] = [price, eventPrice, timeZone, names, contact];
