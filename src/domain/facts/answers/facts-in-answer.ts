import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant, withPlainDays } from '#domain/reading/days-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { assign, type InAnswer } from './nearest-fact.ts';
import { placesIn, pricesIn } from './prices-in-answer.ts';

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
    ...(facts.includes('places') ? seatsOf(quote) : []),
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

function seatsOf(quote: string): InAnswer[] {
  const value = placesIn(quote);
  return value === undefined ? [] : [{ fact: 'places', value: capital(value), quote }];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
