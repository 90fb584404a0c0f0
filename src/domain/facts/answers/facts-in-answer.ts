import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import { type AmountInText, amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant, withPlainDays } from '#domain/reading/days-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { NUMBER_WORD, numbersIn } from '#domain/reading/numbers-in.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { spansNear } from '#domain/reading/spans-near.ts';

type InAnswer = { readonly fact: FactName; readonly value: string; readonly quote: string };
type Mention = { readonly text: string; readonly start: number; readonly end: number };

/** The amounts and dates of an answer, each given to the fact of that question that it is about. */
export function factsInAnswer(
  answer: string,
  facts: readonly FactName[],
  cues: FactTables['cues'],
  today: IsoDay,
): InAnswer[] {
  const ofForm = (form: 'amount' | 'date') => facts.filter((fact) => FACT_FORMS[fact] === form);
  // Once: asked again for each sentence, a long answer would take the square of its length.
  const isPriced = amountsIn(answer).length > 0;
  const found = answerSentences(answer).flatMap(({ text: quote }) => [
    ...assign(quote, pricesIn(quote, isPriced, facts), ofForm('amount'), cues),
    ...(facts.includes('places') ? placesIn(quote) : []),
    ...(facts.includes('paymentTerms') ? paymentsIn(quote) : []).map(({ text }) => ({
      fact: 'paymentTerms' as const,
      value: text,
      quote,
    })),
    ...daysOf(quote).map((found) => ({ ...found, quote })),
  ]);
  return firstOfEach(found);

  function daysOf(quote: string): InAnswer[] {
    const plain = withPlainDays(quote);
    const days = daysMeant(plain, today).filter(({ day }) => day !== null);
    const asked = ofForm('date');
    // "The publicity ends with the open day on 13 March": of a question about sign-up, still the day of the event.
    const all =
      asked.length > 1 ? [...new Set([...asked, ...(Object.keys(OTHER_CUES) as FactName[])])] : asked;
    const found = assign(plain, days, all, { ...OTHER_CUES, ...only(cues, asked) });
    return found.filter(({ fact }) => asked.includes(fact));
  }
}

const OTHER_CUES: FactTables['cues'] = {
  eventDate: /\b(?:event|workshop|webinar|open (?:house|day))\b/,
  startDate: /\bstart(?:s|ing)?\b/,
};

const only = (cues: FactTables['cues'], facts: readonly FactName[]): FactTables['cues'] =>
  Object.fromEntries(Object.entries(cues).filter(([fact]) => facts.some((one) => one === fact)));

/** The first is what the answer begins with; a price in parts or a second date comes after it. */
function firstOfEach(found: readonly InAnswer[]): InAnswer[] {
  const first = new Map<FactName, InAnswer>();
  for (const one of found) if (!first.has(one.fact)) first.set(one.fact, one);
  return [...first.values()];
}

/** What was stated without being asked for, by its words. */
export function saidInAnswer(answer: string, said: FactTables['said']): InAnswer[] {
  const found = answerSentences(answer).flatMap(({ text: quote }) =>
    said.flatMap(({ fact, pattern }) => {
      const value = pattern.exec(quote)?.groups?.value;
      return value === undefined ? [] : [{ fact, value: fact === 'website' ? value : capital(value), quote }];
    }),
  );
  return firstOfEach(found);
}

const PRICED = /\b(?:pays?|price|costs?|charge|fee|payments?|full)\b/i;
const COUNTED =
  /^[\s-]*(?:%|percent|weeks?|days?|hours?|minutes?|months?|years?|times|people|households?|payments?|calls?|sessions?|am|pm)\b/i;
// Below this, a bare number in a sentence about paying counts something else.
const LEAST_PRICE = 15;

const DOLLARS = /^\s(?:dollars|bucks|euros?|pounds)\b/i;
const BEGINS = /^(?:(?:about|around|maybe|probably|say|i’d say|i'd say)\s)?$/i;

/** Of a question that asks for the price, the first words are the price: "Three hundred and sixty for all six." */
function pricesIn(quote: string, isPriced: boolean, facts: readonly FactName[]): AmountInText[] {
  const numbers = numbersIn(quote).filter(({ end }) => !COUNTED.test(quote.slice(end)));
  const isPrice = ({ value, start, end }: AmountInText) =>
    DOLLARS.test(quote.slice(end)) ||
    (facts[0] === 'offerPrice' && value >= LEAST_PRICE && BEGINS.test(quote.slice(0, start)));
  const spelled = numbers.filter(
    (one) => isPrice(one) && !amountsIn(quote).some(({ start }) => start === one.start),
  );
  if (spelled.length > 0) return [...spelled.map(inDollars), ...amountsIn(quote)];
  return isPriced ? amountsIn(quote) : barePrices(quote);
}

const inDollars = (one: AmountInText) => ({ ...one, text: `$${one.value.toLocaleString('en-US')}` });

/** People dictate "480 for a household" and "they pay four-fifty". Only where no amount of money is named. */
function barePrices(quote: string): AmountInText[] {
  if (!PRICED.test(quote)) return [];
  const inParts = paymentsIn(quote);
  return numbersIn(quote)
    .filter(({ value, start, end }) => {
      const isPart = inParts.some((part) => start >= part.start && end <= part.end);
      return value >= LEAST_PRICE && !isPart && !COUNTED.test(quote.slice(end));
    })
    .sort((one, other) => one.start - other.start)
    .map(inDollars);
}

const SEATED =
  'places|spots|seats|chairs|slots|openings|households|families|couples|pairs|churches|schools|teams|businesses|people|women|ladies|men|moms|mums|dads|kids|boys|girls|teens|clients|students|pupils|members|participants';
const SEATS = `${NUMBER_WORD}|a dozen`;
const PLACES = new RegExp(
  `\\b(?<before>${NUMBER_WORD})\\s(?:${SEATED})\\b|\\b(?:(?:start|begin) with|fit|room for|no more than|at most|a limit of) (?<after>${SEATS})\\b|\\b(?<most>${SEATS})(?: \\w+)?,? (?:at most|no more|tops|max(?:imum)?)\\b`,
  'i',
);

function placesIn(quote: string): InAnswer[] {
  const { before, after, most } = PLACES.exec(quote)?.groups ?? {};
  const value = (before ?? after ?? most)?.replace(/^a dozen$/i, 'Twelve');
  return value === undefined ? [] : [{ fact: 'places', value: capital(value), quote }];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function assign(
  quote: string,
  mentions: readonly Mention[],
  facts: readonly FactName[],
  cues: FactTables['cues'],
): InAnswer[] {
  const [only, second] = facts;
  const nearest = only && !second ? () => ({ fact: only, distance: 0 }) : nearestIn(quote, facts, cues);
  const now = mentions.filter(({ start }) => !FORMER.test(quote.slice(Math.max(0, start - FAR), start)));
  return (now.length > 0 ? now : mentions)
    .flatMap((mention) => {
      const { fact, distance } = nearest(mention) ?? {};
      return fact && distance !== undefined ? [{ fact, value: mention.text, quote, distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ fact, value }) => ({ fact, value, quote }));
}

/** "The first Saturday was 1 May, now it's 8 May": what stands behind this no longer holds. */
const FORMER =
  /\b(?:was|were|originally|instead of|rather than|(?:moved|changed|raised|lowered|up|down) from)(?: (?:on|for|the))?\s+$/i;

const FAR = 40;

/** The fact whose cue stands closest before the value, or else closest after it. */
function nearestIn(quote: string, facts: readonly FactName[], cues: FactTables['cues']) {
  const cuesNear = spansNear(
    facts.map((fact) => {
      const cue = cues[fact];
      const found = cue ? [...quote.matchAll(new RegExp(cue.source, 'gi'))] : [];
      return found.map(({ 0: words, index }) => ({ fact, start: index, end: index + words.length }));
    }),
  );
  return (mention: Mention) => {
    const scored = cuesNear({ start: mention.start - FAR, end: mention.end + FAR }).map((cue) => {
      const before = mention.start - cue.end;
      const after = cue.start >= mention.end ? cue.start - mention.end + FAR / 2 : 0;
      // "Start telling people Jan 25, doors open the last night": a comma ends what is said of a day before it.
      const isNext = before < 0 && /,\s/.test(quote.slice(mention.end, cue.start));
      return { fact: cue.fact, distance: before >= 0 ? before : after + (isNext ? FAR : 0) };
    });
    return scored.filter(({ distance }) => distance <= FAR).sort((a, b) => a.distance - b.distance)[0];
  };
}
