import { describe, expect, it } from 'vitest';
import { TOPICS } from '#content/catalog.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { FACT_NAMES, type FactName } from '#domain/facts/fact-names.ts';
import { suggestFacts } from '#domain/facts/suggest-facts.ts';
import type { Suggestion } from '#domain/facts/suggestion.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { factLabeled } from './fact-labels.ts';
import { FACT_TABLES } from './fact-tables.ts';
import { LABEL_FACTS } from './label-facts.ts';
import { factForNeed, fitsGap } from './need-facts.ts';

const TODAY = '2026-11-15';

const EVENT_PLAN = `## Overview
A morning.

## Key decisions
**Event title:** Assumption: One Song, One Morning
**Format and date:** In person, small room at the library, Saturday, March 13, 2027, 10 am to 12:30 pm Eastern
**Group size:** Up to 16
**Price:** Event: free. The Late Start Group: $290.

## Event promise
One song.`;

const OFFER_PLAN = `## Key decisions
- **Offer name:** The Late Start Group
- **Price and terms:** $290 for the ten weeks, or two payments of $150. Second payment due [ADD: date of the second payment]. Refunds not decided yet.
- **Places:** Ten, because of the private half hours.
- **Start date (if said):** Monday, March 22, 2027. The tenth call falls on Monday, May 24, 2027.`;

const event = sampleBlueprint({
  type: 'event',
  answers: [
    'One song',
    'Saturday morning, March 6, at the library, free.',
    'The spring group that starts March 15.',
  ],
  output: EVENT_PLAN,
});
const offer = sampleBlueprint({
  type: 'fulfillment',
  answers: ['', '', '$290, ten places'],
  output: OFFER_PLAN,
});
const sales = sampleBlueprint({ type: 'sales', answers: ['I send the payment link for the $280.'] });
const sheet = sampleBlueprint({
  type: 'launch',
  answers: [
    'Open Monday March 8, close Friday March 12. First call March 22. The week of February 15 nothing.',
  ],
});

function suggest(blueprints: Parameters<typeof suggestFacts>[0]['blueprints'], known = {}, notNow = {}) {
  const all = suggestFacts({
    blueprints,
    sheet: { facts: known, notNow },
    tables: FACT_TABLES,
    today: TODAY,
  });
  return (fact: FactName): Suggestion['candidates'] | undefined =>
    all.find((one) => one.fact === fact)?.candidates;
}
const values = (candidates: Suggestion['candidates'] | undefined) => candidates?.map(({ value }) => value);

describe('the tables of facts', () => {
  it('name only labels that the topic asks for', () => {
    for (const { type, keyDecisions } of TOPICS) {
      const asked = keyDecisions.map((label) => label.replace(/ \(.*$/, ''));
      for (const [label] of LABEL_FACTS[type]) expect(asked).toContain(label);
    }
  });

  it('cover most facts, so that few pages start empty', () => {
    const labeled = Object.values(LABEL_FACTS).flatMap((rows) => rows.map(([, fact]) => fact));
    expect(FACT_NAMES.filter((fact) => !labeled.includes(fact))).toEqual([
      'programPrice',
      'website',
      'list',
      'hoursAWeek',
    ]);
  });
});

describe('labels that have changed', () => {
  it.each([
    ['Name as clients read it', 'clientName'],
    ['Name clients see', 'clientName'],
    ['Faith level and its limits', 'faith'],
    ['How openly I share my faith', 'faith'],
    ['Places', 'places'],
    ['spots', 'places'],
    ['Doors open', 'doorsOpen'],
    ['Sign-up opens', 'doorsOpen'],
    ['Doors close', 'doorsClose'],
    ['Sign-up closes', 'doorsClose'],
    ['My list, and where its people said yes', 'list'],
    ['My list, and how people joined it', 'list'],
    ['Parking', undefined],
  ])('%j is still, or now, %j', (label, fact) => expect(factLabeled(label)).toBe(fact));

  it.each([
    ['Places', 'Doors open and close'],
    ['Spots', 'Sign-up opens and closes'],
  ])('are read in the decisions of a plan: %s, %s', (places, days) => {
    const output = `## Key decisions\n- **${places}:** Ten\n- **${days}:** Monday, March 8, 2027; Friday, March 12, 2027`;
    const of = suggest([sampleBlueprint({ type: 'launch', output })]);
    expect(values(of('places'))).toEqual(['Ten']);
    expect(values(of('doorsOpen'))).toEqual(['Monday, March 8, 2027']);
    expect(values(of('doorsClose'))).toEqual(['Friday, March 12, 2027']);
  });

  it.each(['the day doors close', 'day sign-up closes', 'Sign-up closes', 'closing date'])(
    'are recognized in a gap: %s',
    (need) => expect(factForNeed(need)).toBe('doorsClose'),
  );

  it.each(['last day of the early price', 'early price', 'link to the price page', 'when the price changes'])(
    'are not taken for the price: %s',
    (need) => expect(factForNeed(need)).not.toBe('offerPrice'),
  );

  it.each(['price', 'full price', 'the price of your group'])('are the price: %s', (need) =>
    expect(factForNeed(need)).toBe('offerPrice'),
  );
});

describe('suggestions', () => {
  it('come from labeled lines, without guesses and gaps', () => {
    const of = suggest([offer, event]);
    expect(values(of('offerName'))).toEqual(['The Late Start Group']);
    expect(values(of('offerPrice'))).toEqual(['$290']);
    expect(values(of('paymentTerms'))).toEqual(['two payments of $150']);
    expect(of('refundTerms')).toBeUndefined();
    expect(values(of('places'))).toEqual(['Ten']);
    expect(values(of('eventName'))).toEqual(['One Song, One Morning']);
    expect(values(of('eventPrice'))).toEqual(['Free']);
    expect(values(of('timeZone'))).toEqual(['Eastern']);
    expect(values(of('startDate'))).toEqual(['Monday, March 22, 2027', 'March 15']);
  });

  it('name their source, plans first, followed by all other values', () => {
    const [first, second] = suggest([event])('eventDate') ?? [];
    expect(first).toEqual({
      value: 'Saturday, March 13, 2027',
      origins: [
        {
          type: 'event',
          place: { kind: 'plan', label: 'Format and date' },
          quote:
            'Format and date: In person, small room at the library, Saturday, March 13, 2027, 10 am to 12:30 pm Eastern',
        },
      ],
    });
    expect(second).toMatchObject({
      value: 'Saturday morning, March 6',
      origins: [{ type: 'event', place: { kind: 'answer', index: 1 } }],
    });
  });

  it('assign each day of an answer to its subject', () => {
    const of = suggest([sheet]);
    expect(values(of('doorsOpen'))).toEqual(['Monday March 8']);
    expect(values(of('doorsClose'))).toEqual(['Friday March 12']);
    expect(values(of('startDate'))).toEqual(['March 22']);
    expect(of('eventDate')).toBeUndefined();
  });

  it('merge one value from several places', () => {
    const [first, second] = suggest([offer, sales])('offerPrice') ?? [];
    expect([first?.value, first?.origins.length]).toEqual(['$290', 2]);
    expect(second?.value).toBe('$280');
  });

  it('are not made for confirmed facts, nor again for dismissed values', () => {
    expect(suggest([offer], { offerPrice: '$300' })('offerPrice')).toBeUndefined();
    expect(values(suggest([offer, sales], {}, { offerPrice: '$290.00' })('offerPrice'))).toEqual(['$280']);
  });

  it('are none for plans that say nothing, and for texts that are no plan', () => {
    const odd = sampleBlueprint({ type: 'event', output: '<b>Format and date:</b> x'.repeat(400) });
    expect(suggest([odd])('eventDate')).toBeUndefined();
    expect(suggest([sampleBlueprint()])('clientName')).toBeUndefined();
    const story = '## Overview\n\nOffer name: Early Risers\n\nIt begins in spring.';
    expect(suggest([sampleBlueprint({ type: 'fulfillment', output: story })])('offerName')).toBeUndefined();
  });

  it.each([
    [500, 1],
    [501, 0],
  ])('are at most as long as a fact: %i characters', (length, count) => {
    const output = `## Key decisions\n- **Offer name:** ${'x'.repeat(length)}`;
    const found = suggest([sampleBlueprint({ type: 'fulfillment', output })])('offerName');
    expect(found ?? []).toHaveLength(count);
  });
});

describe('an answer as people type it on a phone', () => {
  const answer = (type: BlueprintType, ...answers: string[]) => suggest([sampleBlueprint({ type, answers })]);
  const LAUNCH =
    "challenge same as before. doors close sun feb 28 midnight. start moved, my niece's wedding is 3/6 so kickoff is Sat 3/13.";
  const WEEKS =
    'start telling people jan 25, doors open last nite of the challenge, close the next Fri Feb 26. price is $427 after early bird ends, early bird price is $347';

  it.each<[FactName, string, ReturnType<typeof suggest>]>([
    ['doorsClose', 'Sun Feb 28', answer('launch', LAUNCH)],
    ['startDate', 'Sat 3/13', answer('launch', LAUNCH)],
    ['startDate', '3/6', answer('fulfillment-launch', '', '', '12 women, start 3/6 w/ a saturday kickoff')],
    ['doorsClose', 'Fri Feb 26', answer('marketing-launch', WEEKS)],
    ['offerPrice', '$427', answer('marketing-launch', WEEKS)],
    ['paymentTerms', '3 payments of $145', answer('sales', '', 'so yes 3 payments of $145 if they ask')],
    ['paymentTerms', 'three instalments of 85', answer('fulfillment', '', '', 'or three instalments of 85')],
    ['places', '16 pairs', answer('fulfillment', '', '', '$240 a pair. 16 pairs.')],
    [
      'startDate',
      'Saturday 8 May 2027',
      answer('fulfillment-launch', '', '', 'First Saturday was 1 May, now Saturday 8 May 2027.'),
    ],
    ['hoursAWeek', '3 hours a fortnight', answer('marketing-launch', '', '', '3 hours a fortnight.')],
    ['hoursAWeek', '6 hrs a wk', answer('purpose', '', 'about 6 hrs a wk now, maybe 15 hrs/wk by then')],
    [
      'rhythm',
      'Email every other wk thurs',
      answer('communications', '', 'email every other wk thurs. live on fb once a month'),
    ],
    ['programPrice', '$150 a month', answer('coaching', '', 'price idk yet, maybe $150 a month')],
  ])('says %s: %s', (fact, value, of) => {
    expect(values(of(fact))).toEqual([value]);
  });

  const DICTATED =
    'It’s the sixth of February. Sign-up opens the day after, the seventh of February, and closes on Friday the twentieth of February. We begin on the second of March. I’m not available the thirteenth of February.';
  const KEN =
    'Open day: 2027-03-20. Registration opens on Tuesday, 22 March 2027 and closes on 2027-04-12. Please avoid 25 to 28 March and all Wednesdays.';

  it.each<[FactName, string, ReturnType<typeof suggest>]>([
    ['doorsOpen', 'the 7th of February', answer('launch', DICTATED)],
    ['doorsClose', 'Friday the 20th of February', answer('launch', DICTATED)],
    ['startDate', 'the 2nd of March', answer('launch', DICTATED)],
    ['eventDate', '2027-03-20', answer('launch', KEN)],
    ['doorsOpen', 'Tuesday, 22 March 2027', answer('launch', KEN)],
    ['datesToAvoid', '25 to 28 March and all Wednesdays', answer('launch', KEN)],
    [
      'paymentTerms',
      'three payments of $75',
      answer('fulfillment', '', '', 'or they can do three payments of seventy-five dollars'),
    ],
    [
      'paymentTerms',
      'to payments of 50',
      answer('fulfillment', '', '', '$95 or they can do to payments of 50'),
    ],
    ['restDays', 'Sunday', answer('purpose', '', '', "I don't do any business on Sunday not a post")],
    ['restDays', 'Sundays', answer('purpose', '', '', 'And I keep Sundays free, completely free')],
    ['restDays', 'Sundays', answer('purpose', '', '3 groups a yr. Sundays off always, Tues nite is choir')],
    ['refundTerms', '30 day money back', answer('sales', '', 'I tell them 30 day money back, no drama')],
    [
      'refundTerms',
      'Full refund up to 14 days before the course',
      answer('fulfillment', '', '', 'Full refund up to 14 days before the course. Eight places.'),
    ],
    ['hoursAWeek', '5-7 hrs/wk', answer('marketing-launch', '', '', '5-7 hrs/wk, mostly after bedtime')],
    [
      'hoursAWeek',
      'Five hours a week',
      answer('purpose', '', '', 'this business will not take more than five hours a week'),
    ],
    ['programPrice', '$99/mo', answer('coaching', '', 'Second Mic Monthly, $99/mo per church')],
    ['programPrice', '$129/mo', answer('launch', '', '4 of them roll to the monthly at $129/mo after')],
    ['places', '10', answer('fulfillment-launch', '', '', 'First cohort kicks off Feb. 16th, 10 churches.')],
  ])('says %s, dictated or typed with care: %s', (fact, value, of) => {
    expect(values(of(fact))).toEqual([value]);
  });

  it('ignores unrelated words nearby', () => {
    expect(answer('sales', '', 'What if I can’t come one Saturday.')('restDays')).toBeUndefined();
    expect(answer('purpose', '', 'Wednesday night is church')('restDays')).toBeUndefined();
    const visitors = 'the publicity for visitors ends with the open day on 13 March.';
    expect(answer('marketing-launch', visitors)('doorsClose')).toBeUndefined();
    expect(answer('marketing-launch', WEEKS)('doorsOpen')).toBeUndefined();
    expect(
      answer('coaching', '12 months: $1.2k cushion, and she pays her bills')('programPrice'),
    ).toBeUndefined();
    expect(
      answer('fulfillment-launch', '', '', 'we may 2 people short, so 1/2 of them')('startDate'),
    ).toBeUndefined();
  });
});

it('a range of prices is one price', () => {
  const output = '## Key decisions\n**Price (if said):** by donation, £3–£5 for the soup\n';
  const found = suggestFacts({
    blueprints: [sampleBlueprint({ type: 'event', output })],
    tables: FACT_TABLES,
    today: TODAY,
    sheet: null,
  });
  expect(found.map(({ fact, candidates }) => [fact, candidates[0].value])).toEqual([['eventPrice', '£3–£5']]);
});

it.each([
  ['phone number', 'ann@example.com', false],
  ['phone number', '918-555-0142', true],
  ['email', '918-555-0142', false],
  ['your email', 'ann@example.com', true],
  ['email address or phone number', 'ann@example.com', true],
  ['contact', 'Ask at the desk', true],
])('a gap for %j takes %j: %j', (need, value, fits) => expect(fitsGap(need, value)).toBe(fits));
