import { expect, it } from 'vitest';
import { suggestFacts } from '#domain/facts/suggest-facts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { FACT_TABLES } from './fact-tables.ts';

const TODAY = '2026-11-15';

function suggested(text: string) {
  const all = suggestFacts({
    blueprints: [],
    sheet: null,
    tables: FACT_TABLES,
    today: TODAY,
    told: [{ name: 'My about page', text, isHeard: false }],
  });
  return Object.fromEntries(all.map(({ fact, candidates: [first] }) => [fact, first.value]));
}

it('suggests each fact stated on a business’s page, with its sentence', () => {
  const page = `My name is Ana Reyes. My studio is called Head Up Again.
The ten weeks cost $290. We have six spots. The open house is on March 6 at the library.
Write to ana@example.com or look at www.headup.studio/welcome.
Time zone: Eastern`;
  expect(suggested(page)).toEqual({
    clientName: 'Ana Reyes',
    businessName: 'Head Up Again',
    offerPrice: '$290',
    places: 'six spots',
    eventDate: 'March 6',
    contact: 'ana@example.com',
    website: 'www.headup.studio/welcome',
    timeZone: 'Eastern',
  });
});

it('reads owner, class, evening and hours from a page in whole sentences', () => {
  const page = `I'm Tomás Granja, and I run Second Shift Bikes in Tucson. For eleven years I fixed bikes at night.
My class is called Own Your Bike. It costs $240, or two payments of $120, and it has six spots.
We meet six Tuesday evenings from February 2, 2027. Before it I give a free evening, Flat Fix Night, on Thursday, January 14, 2027, in the library.
Sign-up closes on January 22, 2027. If it isn't for you after the first evening, you get your money back.
I have five hours a week for this. Sundays are for my family.`;
  expect(suggested(page)).toEqual({
    clientName: 'Tomás Granja',
    businessName: 'Second Shift Bikes',
    offerName: 'Own Your Bike',
    offerPrice: '$240',
    paymentTerms: 'Two payments of $120',
    refundTerms: "If it isn't for you after the first evening, you get your money back",
    places: 'six spots',
    eventName: 'Flat Fix Night',
    eventDate: 'Thursday, January 14, 2027',
    doorsClose: 'January 22, 2027',
    startDate: 'February 2, 2027',
    hoursAWeek: 'five hours a week',
    restDays: 'Sundays',
  });
});

it.each([
  'I am American, and I run on coffee.',
  'I’m Ana.',
  'My brother runs Bell Street Garage in Ohio.',
  'She has ten hours a week for her garden.',
  'My husband’s Sundays are for golf.',
  'We meet every Tuesday.',
  'They work sixty hours a week, and their Mondays are for sleep.',
])('a page that says little of its business gives no fact: %s', (text) =>
  expect(suggested(text)).toEqual({}),
);

it.each([
  'She paid three dollars for lunch on March 6.',
  'My name is on the door.',
  'The school is closed.',
  'In 2019 I moved.',
  'e.g. this and that etc.com',
])('says nothing surely in %j', (text) => {
  expect(Object.keys(suggested(text)).filter((fact) => fact !== 'website')).toEqual([]);
});

it.each([
  ['My business is called Pull Up a Chair.', 'Pull Up a Chair'],
  ['My shop is called Bread for the Journey and I bake at night.', 'Bread for the Journey'],
  ['Our studio is named Songs in the Kitchen with a piano.', 'Songs in the Kitchen'],
  ['My practice is called Rest & Co and the door is open.', 'Rest & Co'],
])('a name keeps its small words, and ends before those that go on: %s', (text, name) => {
  expect(suggested(text).businessName).toBe(name);
});

it('a name with a small word is one value, in an answer as in a plan', () => {
  const answered = sampleBlueprint({ type: 'brand', answers: ['Business is called Pull Up a Chair.'] });
  const all = suggestFacts({ blueprints: [answered], sheet: null, tables: FACT_TABLES, today: TODAY });
  const name = all.find(({ fact }) => fact === 'businessName');
  expect(name?.candidates.map(({ value }) => value)).toEqual(['Pull Up a Chair']);
});

it('the name of a person ends before where they live', () => {
  expect(suggested('My name is Ana Reyes in Ohio.').clientName).toBe('Ana Reyes');
});

it('knows which ones were transcribed', () => {
  const [first] = suggestFacts({
    blueprints: [],
    sheet: null,
    tables: FACT_TABLES,
    today: TODAY,
    told: [{ name: 'Recording 1', text: 'it costs 290 dollars', isHeard: true }],
  });
  expect(first?.candidates[0].origins).toEqual([
    {
      type: null,
      place: { kind: 'told', name: 'Recording 1', isHeard: true },
      quote: 'it costs 290 dollars',
    },
  ]);
});

it('reads a class that is yet to begin, and the days on which its teacher does not work', () => {
  const page =
    'This spring I want to start a group class called Warm Loaves: six weeks. I don’t work Sundays or Mondays, obviously. Visitors don’t work on Fridays. My cousin runs a class called Dough.';
  expect(suggested(page)).toMatchObject({ offerName: 'Warm Loaves', restDays: 'Sundays or Mondays' });
  expect(suggested('They don’t work Fridays. I took a class called Dough.')).toEqual({});
});
