import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import { type AmountInText, amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { termsIn } from '#domain/reading/figures/payments-in.ts';
import { capital } from '#domain/reading/plain-words.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { maySayDay } from '#domain/reading/spoken/plain-days.ts';
import { withPlainMoney } from '#domain/reading/spoken/plain-money.ts';
import { severalDaysAt } from '#domain/reading/spoken/several-days.ts';
import { sentenceOfDays } from './day-said.ts';
import { daysBeforeTheirWords, isOfErrand } from './days-of-errands.ts';
import { groupSizeIn } from './group-size.ts';
import { assign, type InAnswer } from './nearest-fact.ts';
import { GIVEN, pricesIn } from './prices-in-answer.ts';
import { clauseAround, isOfThePast } from './standing.ts';

/** The amounts and dates of an answer, each given to the fact of that question that it is about. */
export function factsInAnswer(
  answer: string,
  facts: readonly FactName[],
  cues: FactTables['cues'],
  today: IsoDay,
): InAnswer[] {
  const ofForm = (form: 'amount' | 'date') => facts.filter((fact) => FACT_FORMS[fact] === form);
  // Computed once: per sentence, a long answer would take quadratic time.
  const isPriced = amountsIn(withPlainMoney(answer)).length > 0;
  const given = givenFor(answer, ofForm('amount'));
  const found = answerSentences(answer).flatMap(({ text: quote }) => {
    const plain = withPlainMoney(quote);
    const terms = facts.includes('paymentTerms') ? termsIn(plain) : undefined;
    return [
      ...given,
      ...assign(
        plain,
        given.length > 0 ? [] : ownPrices(plain, pricesIn(plain, isPriced, facts), today, facts),
        ofForm('amount'),
        only(cues, ofForm('amount')),
      ),
      ...(facts.includes('places') ? seatsOf(quote) : []),
      ...(terms === undefined ? [] : [{ fact: 'paymentTerms' as const, value: terms }]),
      ...daysOf(quote),
    ].map((found) => ({ ...found, quote }));
  });
  return firstOfEach(found);

  function daysOf(quote: string): InAnswer[] {
    if (!maySayDay(quote)) return [];
    const plain = sentenceOfDays(quote, today, answer);
    const asked = ofForm('date');
    const days = daysMeant(plain, today).filter((day) => day.day !== null && !isOfErrand(plain, day));
    // "The publicity ends with the open day on 13 March": of a question about sign-up, still the day of the event.
    const known = { ...OTHER_CUES, ...only(cues, asked) };
    const found =
      daysBeforeTheirWords(plain, days)?.flatMap((part) => assign(part.text, [part.day], asked, known)) ??
      assign(plain, days, asked, known);
    const own = found.filter(({ fact }) => asked.includes(fact));
    const event = own.find(({ fact }) => fact === 'eventDate');
    return event ? [{ ...event, value: allEvenings(plain, event.value, today) }, ...own] : own;
  }
}

/** "Tuesday, March 9 and Thursday, March 11": all evenings of an event. */
function allEvenings(plain: string, first: string, today: IsoDay): string {
  const words = severalDaysAt(plain, today, plain.indexOf(first)) ?? first;
  // "Workshop March 6, March 8 we start": days in a row may be of different things.
  return AND.test(words.slice(first.length)) ? words : first;
}

const AND = /^,?(?: ?[–-] ?| (?:and|&|\+|to|through) )/i;

/** Where people give what they can, that is the price, unless one is said beside it: "$150, or she pays what she can". */
function givenFor(answer: string, [fact]: readonly FactName[]): InAnswer[] {
  const plain = fact === 'offerPrice' ? withPlainMoney(answer.slice(0, LONGEST_READ)) : '';
  const { 0: value = '', index: from } = GIVEN.exec(plain) ?? { index: 0 };
  const isOther = ({ start }: AmountInText) =>
    start < from || !SUGGESTED.test(plain.slice(from, start).slice(-40));
  if (value === '' || amountsIn(plain).some(isOther)) return [];
  return [{ fact: 'offerPrice', value: capital(value), quote: value }];
}

/** "Pay what you can, $10 to $60", "most have given between $20 and $50; I suggest $40". */
const SUGGESTED = /(?:(?:can|like|want)\w*|donation|scale|suggest|between|from|to|and|or|–|-|\d,)[,:(]? ?$/i;

/** A special price, for early birds or by the session: the regular one wins where there is one. */
const SPECIAL =
  /\b(?:early[- ]birds?|vip|members?|siblings?|students?|scholarship|discount(?:ed)?|deposit)\b[^.;]{0,20}$/i;
const BY_THE_SESSION =
  /^ ?(?:a|an|per|each|every|\/) ?(?:session|class|lesson|hour|week|call|night|evening)\b/i;

/** No ticket price: rent for the room, or things eaten and taken home there. */
const NO_TICKET =
  /\b(?:they (?:ask|charge|want)|rent(?:al)?|donation|permit|cleaning|costs? me|I pay|food|lunch|breakfast|burritos?|snacks?|workbook|book|kit|supplies|parking|if you want|optional|raffle|for the (?:room|hall|church))\b/i;
const TICKET =
  /\b(?:tickets?|entry|admission|per (?:person|car|family)|a (?:person|head|family)|at the door|to (?:come|attend|get in)|which (?:is|covers|includes))\b/i;

function ownPrices(
  quote: string,
  said: readonly AmountInText[],
  today: IsoDay,
  facts: readonly FactName[],
): readonly AmountInText[] {
  const isTicket = (one: AmountInText) => {
    const clause = clauseAround(quote, one);
    return !facts.includes('eventPrice') || TICKET.test(clause) || !NO_TICKET.test(clause);
  };
  const prices = said.filter((one) => !isOfThePast(quote, one, today) && isTicket(one));
  const own = prices.filter(
    ({ start, end }) =>
      !SPECIAL.test(quote.slice(Math.max(0, start - 40), start)) &&
      !BY_THE_SESSION.test(quote.slice(end, end + 20)),
  );
  return own.length > 0 ? own : prices;
}

const OTHER_CUES: FactTables['cues'] = {
  doorsOpen: /\b(?:sign[- ]?ups?|registrations?|enrol\w*|doors?|it) opens?\b/,
  doorsClose:
    /\b(?:sign[- ]?ups?|register|registrations?|enrol\w*|join|doors?|it)\b[^.;:,\d]{0,15}\b(?:by|closes?|ends?|until|till)\b/,
  eventDate: /\b(?:event|workshop|webinar|open (?:house|day)|(?:an|the|our|my) open \w+)\b/,
  startDate: /\bstart(?:s|ing)?\b|\bfirst (?:evening|night|morning|class|meeting)\b/,
};

const only = (cues: FactTables['cues'], facts: readonly FactName[]): FactTables['cues'] =>
  Object.fromEntries(Object.entries(cues).filter(([fact]) => facts.some((one) => one === fact)));

/** The first is what the answer begins with; a price in parts or a second date comes after it. */
function firstOfEach(found: readonly InAnswer[]): InAnswer[] {
  const first = new Map<FactName, InAnswer>();
  for (const one of found) {
    const known = first.get(one.fact);
    if (!known) first.set(one.fact, one);
    // All dates to avoid count, and all who help.
    else if ((one.fact === 'datesToAvoid' || one.fact === 'helpers') && !known.quote.includes(one.quote))
      first.set(one.fact, { ...known, value: `${known.value}; ${one.value}` });
  }
  return [...first.values()];
}

// Nobody says more in one breath, and matching numbers with words takes quadratic time.
const LONGEST_READ = 2_000;

/** Facts that the answer's own words state, whatever the question was. */
export function saidInAnswer(answer: string, said: FactTables['said'], today: IsoDay): InAnswer[] {
  const found = answerSentences(answer).flatMap(({ text: quote }, index, all) => {
    const plain = withPlainMoney(quote.slice(0, LONGEST_READ));
    const before = all[index - 1]?.text.slice(-LONGEST_READ) ?? '';
    return said.flatMap(({ fact, by }) => {
      const value =
        typeof by === 'function' ? by(plain, today, before, answer) : by.exec(plain)?.groups?.value;
      return value === undefined ? [] : [{ fact, value: fact === 'website' ? value : capital(value), quote }];
    });
  });
  return firstOfEach(found);
}

function seatsOf(quote: string) {
  const value = groupSizeIn(quote.slice(0, LONGEST_READ), true);
  return value === undefined ? [] : [{ fact: 'places' as const, value: capital(value) }];
}
