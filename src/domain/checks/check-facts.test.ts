import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';
import { checkFacts } from './check-facts.ts';

const FACTS: FactSheet['facts'] = {
  offerName: 'Quiet Keys',
  offerPrice: '$290',
  paymentTerms: 'two payments of $150',
  refundTerms: '$40 stay with me',
  programPrice: '$45 a lesson',
  eventName: 'An Evening of Songs',
  eventPrice: '$20',
  places: 'ten',
  timeZone: 'Eastern',
  contact: 'ana@quiet.example',
};

/** What each sentence is said to disagree with, and in which words. */
function disagreements(
  text: string,
  facts: FactSheet['facts'] = FACTS,
  type: BlueprintType = 'event',
): string[] {
  const check = checkFacts({ type, sheet: { facts, own: [] }, today: '2026-11-15' });
  return planSentences(text)
    .flatMap(check)
    .map(({ words, fact }) => `${fact?.name}: ${words}`);
}
const without = (...names: (keyof typeof FACTS)[]) =>
  Object.fromEntries(Object.entries(FACTS).filter(([name]) => !names.some((one) => one === name)));

describe('the price', () => {
  it.each([
    ['The price is $320.', ['offerPrice: $320']],
    ['Price: $320 or $330.', ['offerPrice: $320', 'offerPrice: $330']],
    ['The group costs $320.', ['offerPrice: $320']],
    ['Quiet Keys costs $320.', ['offerPrice: $320']],
    ['The price is $290, and $320 next year.', []],
    ['The goal: a price of $400.', []],
    ['A songbook costs $35.', []],
    ['About four hundred people pay the $35.', []],
    ['The price is $30 less.', []],
    ['The price is $25 a month for the books.', []],
    ['$3,480 / $870 = 4, so four groups at today’s price.', []],
  ])('%s', (sentence, found) => expect(disagreements(sentence)).toEqual(found));

  it.each([
    ['$150', 'a payment'],
    ['$40', 'a refund'],
    ['$45', 'a lesson'],
    ['$20', 'a ticket'],
    ['$870', 'three people'],
    ['$145', 'two halves'],
  ])('of %s is no other price: it is that of %s', (amount, what) => {
    expect(disagreements(`The price for the group is ${amount} for ${what}.`)).toEqual([]);
  });

  it('is a different price if nothing in the sentence adds up to it', () => {
    expect(disagreements('The price for the group is $870.')).toEqual(['offerPrice: $870']);
    expect(disagreements('The price for the group is $145 for four people.')).toEqual(['offerPrice: $145']);
  });

  it('that nobody confirmed disagrees with nothing', () => {
    expect(disagreements('The price is $320.', without('offerPrice'))).toEqual([]);
  });
});

describe('the price of the event', () => {
  it.each([
    ['A ticket is $25.', ['eventPrice: $25']],
    ['A ticket is $20.', []],
    ['A ticket, and the $290 later, or $150 twice.', []],
    ['Aim for a ticket at $25.', []],
    ['Tea is $25.', []],
  ])('%s', (sentence, found) => expect(disagreements(sentence)).toEqual(found));

  it('that nobody confirmed disagrees with nothing', () => {
    expect(disagreements('A ticket is $25.', without('eventPrice'))).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    ['The group has twelve places.', ['places: twelve places']],
    ['Quiet Keys has 12 seats and fifteen spots.', ['places: 12 seats', 'places: fifteen spots']],
    ['Two places are open.', ['places: Two places']],
    ['The group has ten places.', []],
    ['The group has 1 places.', []],
    ['Twelve households live on our street.', []],
    ['At least twelve places in the group.', []],
    ['Twelve places are open in the library.', []],
    ['Maybe twelve places in the group.', []],
    ['If three households in a group of ten are late, who pays?', []],
    ['From ten to twelve places in the group.', []],
    ['Two or three households: start the group later.', []],
    ['The group takes 80 places a year.', []],
    ['If fewer than six places are taken by Thursday, sign up friends.', []],
    ['Ten weeks, and the group has twelve places.', ['places: twelve places']],
    ['The group has room for twelve households.', ['places: twelve households']],
  ])('%s', (sentence, found) => expect(disagreements(sentence)).toEqual(found));

  it('that nobody counted disagree with nothing', () => {
    expect(disagreements('The group has twelve places.', without('places'))).toEqual([]);
    expect(disagreements('The group has twelve places.', { ...FACTS, places: 'as many as come' })).toEqual(
      [],
    );
  });

  it('of the program for a year are its own', () => {
    const said = 'One of the four places is open.';
    expect(disagreements(said)).toEqual(['places: four places']);
    expect(disagreements(said, FACTS, 'coaching')).toEqual([]);
    expect(disagreements('Quiet Keys has four places.', FACTS, 'coaching')).toEqual(['places: four places']);
  });

  it('of something that is not called the offer are not the offer’s', () => {
    expect(disagreements('Quiet Keys has twelve places.', without('offerName'))).toEqual([]);
  });
});

describe('the time zone', () => {
  it.each([
    ['We meet at 6 pm Pacific time.', ['timeZone: Pacific time']],
    ['We meet at 18:00 PST.', ['timeZone: PST']],
    ['We meet at 6 pm ET, which is Eastern time.', []],
    ['A trip along the Pacific.', []],
  ])('%s', (sentence, found) => expect(disagreements(sentence)).toEqual(found));

  it('that nobody confirmed disagrees with nothing', () => {
    expect(disagreements('We meet at 6 pm Pacific.', without('timeZone'))).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['Offer: Early Risers, for adults.', ['offerName: Early Risers']],
    ['Offer name: Assumption: Early Risers', ['offerName: Early Risers']],
    ['Event title: A Morning of Songs', ['eventName: A Morning of Songs']],
    ['Offer: QUIET KEYS for adults', []],
    ['Offer: Quiet', []],
    ['Offer: [ADD: what you call it]', []],
    ['Offer: …', []],
    ['An offer: Early Risers', []],
    ['Business name: Piano House', []],
  ])('%s', (sentence, found) => expect(disagreements(sentence)).toEqual(found));
});

describe('the address to write to', () => {
  it.each([
    ['Write to info@quiet.example or ana@quiet.example.', ['contact: info@quiet.example']],
    ['Write to Ana@Quiet.example.', []],
    ['Write to us.', []],
  ])('%s', (sentence, found) => expect(disagreements(sentence)).toEqual(found));

  it('is also the one of the website, and disagrees with nothing where only a phone is known', () => {
    const website = { ...FACTS, contact: '555 0100', website: 'quiet.example, hello@quiet.example' };
    expect(disagreements('Write to hello@quiet.example.', website)).toEqual([]);
    expect(disagreements('Write to ana@quiet.example.', website)).toEqual(['contact: ana@quiet.example']);
    expect(disagreements('Write to ana@quiet.example.', { contact: '555 0100' })).toEqual([]);
  });
});

describe('a day', () => {
  it('that nobody confirmed disagrees with nothing', () => {
    const day = 'Doors close Sunday, March 14, 2027.';
    expect(disagreements(day)).toEqual([]);
    expect(disagreements(day, { doorsClose: 'Friday, March 12, 2027' })).toEqual([
      'doorsClose: Sunday, March 14, 2027',
    ]);
    expect(disagreements(day, { doorsClose: 'Sunday, March 14, 2027' })).toEqual([]);
  });
});

it('a sentence that names both sides is a question and no disagreement', () => {
  expect(disagreements('The price is $320 in an earlier answer.')).toEqual([]);
  const facts = { eventDate: 'Sunday, May 9, 2027' };
  expect(disagreements('I recommend moving the workshop to Sunday, May 2, 2027.', facts)).toEqual([]);
  expect(disagreements('I recommend it: the workshop is Sunday, May 2, 2027.', facts)).toEqual([
    'eventDate: Sunday, May 2, 2027',
  ]);
  expect(disagreements('## Still to confirm\n\nThe price is $320.')).toEqual([]);
});

it('without any facts nothing is said', () => {
  const check = checkFacts({ type: 'event', sheet: null, today: '2026-11-15' });
  expect(planSentences('The price is $320.').flatMap(check)).toEqual([]);
});

it('the spots of a topic that is not asked for the group’s size are its own', () => {
  const check = checkFacts({
    type: 'event',
    sheet: { facts: { places: '8' }, own: [] },
    today: '2026-11-15',
  });
  expect(planSentences('**Spots:** 20').flatMap(check)).toEqual([]);
  expect(planSentences('The class has 20 spots.').flatMap(check)).toHaveLength(1);
});

describe('a line of Key decisions that would suggest a fact', () => {
  const labels = [
    ['Places', 'places', 'first'],
    ['Doors open and close', 'doorsClose', 'last-day'],
    ['Writing rhythm', 'rhythm', 'whole'],
  ] as const;
  const against = (text: string, facts: FactSheet['facts']) => {
    const check = checkFacts({ type: 'event', sheet: { facts, own: [] }, today: '2026-11-15', labels });
    return planSentences(text)
      .flatMap(check)
      .map(({ words, fact }) => `${fact?.name}: ${words}`);
  };

  it('is compared with the confirmed fact, and so is the number in another form', () => {
    expect(against('**Places:** Ten\n\nKeep the ten-place limit.', { places: 'Eight' })).toEqual([
      'places: Places: Ten',
      'places: Ten',
      'places: ten-place',
    ]);
    expect(against('**Places:** Eight households', { places: 'eight' })).toEqual([]);
  });

  it('goes with a fact that says the same in part: how often, or on which day', () => {
    const rhythm = 'Every other Tuesday';
    expect(against('**Writing rhythm:** Twice a month', { rhythm })).toEqual([]);
    expect(against('**Writing rhythm:** Tuesdays', { rhythm })).toEqual([]);
    expect(against('**Writing rhythm:** Every week', { rhythm })).toEqual(['rhythm: Every week']);
  });

  it('is read by the part that says it', () => {
    const line = '**Doors open and close:** Monday, March 8 to Friday, March 12, 2027';
    expect(against(line, { doorsClose: 'March 19, 2027' })).toEqual(['doorsClose: Friday, March 12, 2027']);
    expect(against(line, { doorsClose: 'March 12' })).toEqual([]);
  });
});
