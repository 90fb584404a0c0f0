import { amountMentions } from '#domain/launch/amount-mentions.ts';
import { dayMentions } from '#domain/launch/day-mentions.ts';
import type { FactName } from '#domain/launch/fact-names.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { datedCues, datedFacts } from './dated-facts.ts';
import type { Check, Found, PlanToCheck } from './finding.ts';
import { NUMBER_WORD, numberOf, numbersIn } from './numbers-in.ts';
import { olderValues } from './older-values.ts';
import type { PlanSentence } from './plan-sentences.ts';

type Facts = Partial<Record<FactName, string | undefined>>;
type Reader = (facts: Facts, today: IsoDay, sentence: PlanSentence) => { name: FactName; words: string }[];

/** Where a plan contradicts a confirmed fact. A sentence that names both sides is a question, not a statement. */
export function checkFacts(plan: Pick<PlanToCheck, 'launch' | 'today' | 'superseded'>): Check {
  const { launch, today, superseded = [] } = plan;
  const facts: Facts = launch?.facts ?? {};
  const dates = checkDates(facts, today);
  return (sentence) => {
    if (sentence.isOpenPoint || NAMES_A_CONFLICT.test(sentence.text)) return [];
    const said = [
      ...READERS.flatMap((read) => read(facts, today, sentence)),
      ...dates(sentence.text),
      ...olderValues(sentence, superseded, facts, today),
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

const NAMES_A_CONFLICT =
  /\b(?:used here|your answer|this answer|confirmed\)|earlier answer|moved (?:from|to)|instead of|replac\w+|correct(?:ed|s)?|old date|new date|older)\b|\(now\)/i;
const GOAL =
  /\b(?:goal|hope|target|owner only|income|a month from|success|aim|wish|smallest|minimum|at least)\b/i;
const ABOUT_EVENT =
  /\b(?:event|workshop|library|room(?! for)|basement|guests?|attend\w*|chairs?|capacity|keyboards?)\b/i;

const amountsOf = (value: string | undefined) => amountMentions(value ?? '').map((amount) => amount.value);

const PRICE =
  /\b(?:full |the )?price (?:is|of|for the group)\b|^prices?(?: and terms)?:|\bpayment link\b|\bfor (?:the|all) (?:\w+ )?(?:weeks|months|sessions)\b|\ba household\b/i;
const COST = /\bprices?\b|\bcosts?\b|\bpay(?:s|ing)?\b|\bfee\b|\bin full\b/i;

const price: Reader = (facts, _today, { text }) => {
  const [confirmed] = amountsOf(facts.offerPrice);
  const isPrice = PRICE.test(text) || (COST.test(text) && isAboutGroup(text, facts));
  if (confirmed === undefined || !isPrice || GOAL.test(text)) return [];
  const known = [
    confirmed,
    ...amountsOf(facts.paymentTerms),
    ...amountsOf(facts.eventPrice),
    ...amountsOf(facts.programPrice),
    ...amountsOf(facts.refundTerms),
  ];
  const mentions = amountMentions(text);
  if (mentions.some(({ value }) => value === confirmed)) return [];
  const counts = numbersIn(text);
  const isKnown = (value: number) =>
    known.some(
      (one) =>
        one === value ||
        counts.some((times) => times > 1 && (one * times === value || one / times === value)),
    );
  const isDifference = (end: number) =>
    /^\s*(?:more|less|off|extra|apart|difference|a (?:month|year|week)|per \w+)\b/i.test(text.slice(end));
  return mentions
    .filter(({ value, end }) => !isKnown(value) && !isDifference(end))
    .map(({ text: words }) => ({ name: 'offerPrice', words }));
};

const eventPrice: Reader = (facts, _today, { text }) => {
  if (!facts.eventPrice || !/\b(?:ticket|entry|admission|seat at the)\b/i.test(text) || GOAL.test(text))
    return [];
  const confirmed = amountsOf(facts.eventPrice);
  const others = [...amountsOf(facts.offerPrice), ...amountsOf(facts.paymentTerms)];
  return amountMentions(text)
    .filter(({ value }) => !confirmed.includes(value) && !others.includes(value))
    .map(({ text: words }) => ({ name: 'eventPrice', words }));
};

const PLACES = new RegExp(
  `\\b(${NUMBER_WORD})\\s+(?:places|seats|spots|households|people in (?:the|each) group)\\b(?! left)`,
  'gi',
);

const GROUP = /\b(?:groups?|class|offer|cohort|room for|open|available|sign(?:ed)? up|join|take)\b|^places:/i;

function isAboutGroup(text: string, { offerName }: Facts): boolean {
  if (/\b(?:so far|maybe|about|over the years)\b/i.test(text)) return false;
  return GROUP.test(text) || (offerName !== undefined && text.includes(offerName));
}

const places: Reader = (facts, _today, { text }) => {
  const confirmed = facts.places === undefined ? [] : numbersIn(facts.places);
  if (confirmed.length === 0 || GOAL.test(text) || ABOUT_EVENT.test(text) || !isAboutGroup(text, facts))
    return [];
  return [...text.matchAll(PLACES)].flatMap(([words, number = '']) => {
    const said = numberOf(number);
    return said === undefined || said < 2 || confirmed.includes(said)
      ? []
      : [{ name: 'places' as const, words }];
  });
};

const ZONES =
  /\b(Eastern|Central|Mountain|Pacific|Alaska|Hawaii)(?: (?:standard |daylight )?time)?\b|\b([ECMP])[SD]?T\b/g;

const timeZone: Reader = (facts, _today, { text }) => {
  const of = (value: string) =>
    [...value.matchAll(ZONES)].map(([words, name, letter]) => ({
      words,
      letter: (name ?? letter ?? '').charAt(0),
    }));
  const confirmed = of(facts.timeZone ?? '').map(({ letter }) => letter);
  if (confirmed.length === 0 || !/\d\s?(?:am|pm|a\.m|p\.m|:)/i.test(text)) return [];
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
    const confirmed = letters(facts[name] ?? '');
    if (said === undefined || confirmed === '' || /\[ADD:/i.test(said)) return [];
    const own = letters(said);
    return own === '' || own.includes(confirmed) || confirmed.includes(own)
      ? []
      : [{ name, words: said.trim() }];
  });

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const contact: Reader = (facts, _today, { text }) => {
  const confirmed = [facts.contact, facts.website].join(' ').toLowerCase();
  // Not `test`, which would begin the next search in the middle: the pattern is global.
  if (confirmed.search(EMAIL) === -1) return [];
  return (text.match(EMAIL) ?? [])
    .filter((address) => !confirmed.includes(address.toLowerCase().replace(/\.$/, '')))
    .map((words) => ({ name: 'contact' as const, words }));
};

function checkDates(facts: Facts, today: IsoDay): (text: string) => { name: FactName; words: string }[] {
  const cues = datedCues({ event: facts.eventName, offer: facts.offerName });
  return (text) =>
    datedFacts(text, cues, today).flatMap(({ name, words, day }) => {
      const confirmed = dayMentions(facts[name] ?? '', today).flatMap((mention) => mention.day ?? []);
      return confirmed.length === 0 || confirmed.includes(day) ? [] : [{ name, words }];
    });
}

const READERS: readonly Reader[] = [price, eventPrice, places, timeZone, names, contact];
