import { describe, expect, it } from 'vitest';
import { OWN_LENGTHS } from '#content/decisions/own-lengths.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { lengthsIn } from '#domain/decisions/said-lengths.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { clockSpansIn, durationsIn } from '#domain/reading/figures/durations-in.ts';
import { partsIn, termsIn } from '#domain/reading/figures/payments-in.ts';
import { numbersIn } from '#domain/reading/numbers-in.ts';
import { monthNamesFor, withOwnMonths } from '#domain/reading/spoken/day-first.ts';
import { withImpliedMonths } from '#domain/reading/spoken/implied-months.ts';
import { withFeasts } from '#domain/reading/spoken/named-days.ts';
import { withNeighborDays } from '#domain/reading/spoken/neighbor-days.ts';
import { withPlainDays } from '#domain/reading/spoken/plain-days.ts';
import { withPlainMoney } from '#domain/reading/spoken/plain-money.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { SAID_TEXTS, someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { factsInAnswer, saidInAnswer } from './facts-in-answer.ts';

const TODAY = '2026-11-16';

it('how long an offer is, is read from 120,000 characters with linear work', () => {
  const read = (text: string) =>
    lengthsIn([sampleBlueprint({ type: 'fulfillment', answers: [text, text, text] })], OWN_LENGTHS, TODAY);
  expect(worseThanLinear(read, someHostileTexts(100))).toBeUndefined();
});

const READERS: Record<string, (text: string) => unknown> = {
  numbers: numbersIn,
  amounts: amountsIn,
  'what people count': countsIn,
  'lengths of time': (text) => [durationsIn(text), clockSpansIn(text)],
  'prices in parts': (text) => [partsIn(text), termsIn(text)],
  'spelled money': withPlainMoney,
  'spoken days': (text) => withPlainDays(text, TODAY),
  feasts: (text) => withFeasts(text, TODAY),
  'days before their month': (text) => [withOwnMonths([text])?.(text), monthNamesFor([text], TODAY)?.(text)],
  'months that stand elsewhere': (text) => withImpliedMonths(text, text, TODAY),
  'days by their neighbor': (text) => withNeighborDays(text, TODAY, () => TODAY),
  days: (text) => [daysMeant(text, TODAY), dayRangesIn(text, TODAY, 'meant')],
};

// Both call most of the readers above and are slow: use fewer texts.
const ALL_AT_ONCE: Record<string, (text: string) => unknown> = {
  'what is asked for': (text) =>
    factsInAnswer(
      text,
      ['offerPrice', 'eventDate', 'startDate', 'paymentTerms', 'places'],
      FACT_TABLES.cues,
      TODAY,
    ),
  'what is said by itself': (text) => saidInAnswer(text, FACT_TABLES.said, TODAY),
};

describe('what strangers say, 120,000 characters of it, takes linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read, SAID_TEXTS)).toBeUndefined();
  });

  it.each(Object.entries(ALL_AT_ONCE))('%s', (_, read) => {
    const texts = SAID_TEXTS.filter((_, index) => index % 5 === 0);
    expect(worseThanLinear(read, texts)).toBeUndefined();
  });
});
