import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { FACT_TABLES } from './fact-tables.ts';

function said(type: BlueprintType, fact: FactName, ...answers: string[]) {
  const blueprints = [sampleBlueprint({ type, answers })];
  const found = candidatesFor({ blueprints, tables: FACT_TABLES, today: '2026-11-18' });
  return found.get(fact)?.map(({ value }) => value) ?? [];
}

describe('facts stated in answers to other questions', () => {
  it.each<[BlueprintType, FactName, string, string]>([
    [
      'identity',
      'businessName',
      'The business is Cuentas Claras Bookkeeping, open since 2009.',
      'Cuentas Claras Bookkeeping',
    ],
    ['event', 'eventDate', 'I don’t do events. Women come because a friend told them.', 'No event'],
    ['launch', 'eventDate', 'No event. I talk to people one by one.', 'No event'],
    ['launch', 'doorsOpen', 'There’s no launch day. I’m always open.', 'Always open'],
    ['identity', 'businessName', 'I do it under the name La Table Tranquille.', 'La Table Tranquille'],
    ['identity', 'businessName', 'I’m Inkwell & Psalm, just me and a cat.', 'Inkwell & Psalm'],
    ['identity', 'businessName', 'Thats when Steady Hands started, in that tub.', 'Steady Hands'],
    ['sales', 'contact', 'Questions go to hello@inkwell.com.', 'Hello@inkwell.com'],
    ['identity', 'businessName', 'I work as Thuis Parenting.', 'Thuis Parenting'],
    ['identity', 'businessName', 'I call what I do second road mentoring', 'Second road mentoring'],
    ['fulfillment', 'offerName', 'I call it First Quilt Thursdays.', 'First Quilt Thursdays'],
    ['fulfillment', 'startDate', 'Eight mornings, starting the sixth of May.', 'The 6th of May'],
    [
      'onboarding',
      'startDate',
      'That first morning, the thirteenth of May, I’ll be there.',
      'The 13th of May',
    ],
    [
      'onboarding',
      'startDate',
      'Keep Thursday 22nd April free, since that is now our first evening.',
      'Thursday 22nd April',
    ],
    ['ai', 'contact', 'Pencil, flip phone, 423-555-0162.', '423-555-0162'],
    ['coaching', 'programPrice', '$90/mo for that, $1,080 for the 12.', '$1,080'],
    ['fulfillment', 'programPrice', 'the year of mentoring is 1500 dollars', '$1,500'],
    ['fulfillment', 'paymentTerms', 'It may be paid in two equal halves.', 'Two equal halves'],
    [
      'sales',
      'paymentTerms',
      'he pays me 45 dollars each tuesday for the 10 weeks',
      '$45 each tuesday for the 10 weeks',
    ],
    ['onboarding', 'refundTerms', 'full refund up to 3/6, half back after that', 'Full refund up to 3/6'],
    ['marketing', 'contact', 'She gives out my number 330-555-0148.', '330-555-0148'],
    ['sales', 'doorsClose', 'They’ve got until Fri Feb 19 to hop in, and then I stop.', 'Fri Feb 19'],
    ['sales', 'doorsClose', 'I say the closing date plainly, Sun. March 7.', 'Sun. March 7'],
    ['marketing-launch', 'doorsOpen', 'sign up opens Monday the first of March', 'Monday the 1st of March'],
    ['marketing-launch', 'eventDate', 'The workshop is on Sat Feb 6.', 'Sat Feb 6'],
    ['launch', 'eventPlace', 'Open house at the library Feb 6.', 'The library'],
    ['launch', 'doorsOpen', 'Registration: Jan 11 to Jan 29.', 'Monday, January 11, 2027'],
    ['launch', 'doorsClose', 'Registration: Jan 11 to Jan 29.', 'Friday, January 29, 2027'],
    ['coaching', 'programPrice', 'I’d do this for $40 a mo, so $480 for the yr.', '$480'],
    [
      'purpose',
      'refundTerms',
      'Within 30 days of paying, I return every penny.',
      'Within 30 days of paying, I return every penny',
    ],
  ])('in %s: %s: %s', (type, fact, answer, value) => expect(said(type, fact, answer)).toEqual([value]));

  it.each<[BlueprintType, FactName, string]>([
    ['identity', 'businessName', 'I’m Mary, a nurse.'],
    ['identity', 'businessName', 'I call my mother Ruth.'],
    ['identity', 'businessName', 'I work as a nurse on Saturdays.'],
    ['sales', 'doorsOpen', 'Sign-up opens that same evening.'],
    ['marketing-launch', 'eventDate', 'I rest after the workshop, Feb 20.'],
    ['sales', 'contact', 'Ask Dot (dot@church.org).'],
    ['sales', 'doorsClose', 'They’ve got until March 1 to pay the second half.'],
    ['coaching', 'programPrice', 'By then she saves $200 a month.'],
    ['audience', 'hoursAWeek', 'I hear it from men who work sixty hours a week.'],
  ])('not in %s: %s: %s', (type, fact, answer) => expect(said(type, fact, answer)).toEqual([]));
});

describe('the price of an event', () => {
  const priced = (answer: string) => said('event', 'eventPrice', 'Night', answer, 'Join');

  it.each([
    ['A free workshop, free for all. They ask only a $75 cleaning donation.', ['Free']],
    ['its free, i don’t charge for that. burritos are $5 if you want one', ['Free']],
    ['it’s twenty five dollars which is soup and the hay', ['$25']],
    ['Tickets are $10, food included.', ['$10']],
  ])('is what guests pay: %s', (answer, prices) => expect(priced(answer)).toEqual(prices));
});

it.each([
  ['The price is 360 $. In 2025 it was 290 $, but I was losing.', ['$360']],
  [
    'I’m at twelve fifty for the whole thing. The old one back in twenty four was just eight hundred',
    ['$1,250'],
  ],
  ['Last yr I only asked $95. Now $150.', ['$150']],
])('the price is the one of today: %s', (answer, prices) =>
  expect(said('fulfillment', 'offerPrice', 'Six weeks', 'Peace', answer)).toEqual(prices),
);

describe('sign-up that opens at the event', () => {
  const days = (event: string, ...launch: string[]) =>
    candidatesFor({
      blueprints: [
        sampleBlueprint({ type: 'event', answers: ['', 'Sat Jan 23, 2 to 4.', event] }),
        sampleBlueprint({ type: 'launch', answers: launch }),
      ],
      tables: FACT_TABLES,
      today: '2026-11-18',
    })
      .get('doorsOpen')
      ?.map(({ value }) => value);

  it.each([
    ['sign up opens right there at the tea.'],
    ['Enrolment opens that very evening, before dessert'],
    ['Registration opens the same night'],
    ['sign up opens rite their that same night'],
  ])('opens on its day: %s', (words) => expect(days(words)).toEqual(['Saturday, January 23, 2027']));

  it('or on the day that was named right before', () => {
    expect(days('', 'The newsletter goes out on Feb 1. Sign-up opens that day.')).toEqual([
      'Monday, February 1, 2027',
    ]);
  });

  it.each([['sign up opens the day after'], ['the doors open at seven that night'], ['Signs up there']])(
    'and on no other words: %s',
    (words) => expect(days(words)).toEqual([]),
  );
});

it('reads in a plan that there is no event and no day of sign-up', () => {
  const output =
    '## Key decisions\n\n**Doors open and close:** Open all year; a new client starts when a spot is free\n**Event date:** No event\n**Start date:** Rolling\n';
  const blueprints = [sampleBlueprint({ type: 'launch', answers: ['', '', ''], output })];
  const found = candidatesFor({ blueprints, tables: FACT_TABLES, today: '2026-11-18' });
  const values = (['doorsOpen', 'doorsClose', 'eventDate', 'startDate'] as const).map(
    (fact) => found.get(fact)?.[0]?.value,
  );
  expect(values).toEqual(['Open all year', undefined, 'No event', 'Rolling']);
});
