import { describe, expect, it } from 'vitest';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { checkPlan } from './check-plan.ts';
import type { PlanToCheck } from './finding.ts';
import { ownerWords } from './given.ts';

const GIVEN = [
  '$290 for the ten weeks, or two payments of $150. Ten places.',
  'Saturday morning, March 6, at the library, free. The group starts March 15.',
  'I send the payment link for the $280.',
  '63 people, twice a month is my limit.',
];
const FACTS: FactSheet['facts'] = {
  offerName: 'The Late Start Group',
  offerPrice: '$290',
  paymentTerms: 'two payments of $150',
  eventDate: 'Saturday, March 13, 2027',
  doorsClose: 'Friday, March 12, 2027',
  startDate: 'Monday, March 22, 2027',
  places: 'ten',
  timeZone: 'Eastern',
};

function find(sentence: string, more: Partial<PlanToCheck> = {}) {
  const text = `## Overview\n\nAll is well.\n\n## Offer summary\n\n${sentence}`;
  const plan: PlanToCheck = {
    type: 'event',
    text,
    given: GIVEN,
    sheet: { facts: FACTS, own: [] },
    today: '2026-11-15',
  };
  const wanted = { ...plan, ...more };
  return toTheEnd(checkPlan(wanted, ownerWords(wanted)));
}
const said = (sentence: string, more?: Partial<PlanToCheck>) =>
  find(sentence, more).map(({ kind, words }) => `${kind}: ${words}`);

describe('a plan is checked', () => {
  it.each([
    ['A songbook costs extra: $35.', 'amount: $35'],
    ['About 70% of adults give up.', 'percentage: 70%'],
    ['Send it by February 30.', 'date: February 30'],
    ['It was a good day, May 4, 2025.', 'date: May 4, 2025'],
    ['Send it on Tuesday, March 13, 2027.', 'weekday: Tuesday, March 13, 2027'],
    ['Only three spots left, so answer today.', 'pressure: Only three spots left'],
    ['Don’t wait: this is your last chance.', 'pressure: last chance'],
    ['Don’t wait until midnight.', 'pressure: Don’t wait'],
    ['The group is nearly full.', 'pressure: nearly full'],
    ['I promise you a song.', 'promise: I promise you'],
    ['It comes to $35 a place.', 'amount: $35'],
    ['The price goes up at midnight.', 'pressure: price goes up at midnight'],
    ['I guarantee you three songs.', 'promise: guarantee'],
    ['You will never worry again.', 'promise: You will never worry'],
    ['God will bless your playing.', 'promise: God will bless'],
    ['You are in my prayers.', 'faith: prayers'],
    ['The event is on Saturday, March 20, 2027.', 'disagreement: Saturday, March 20, 2027'],
    ['Doors close Sunday, March 14.', 'disagreement: Sunday, March 14'],
    ['The full price is $320.', 'disagreement: $320'],
    ['The group has twelve places.', 'disagreement: twelve places'],
    ['Join at 6 pm Pacific.', 'disagreement: Pacific'],
  ])('%s', (sentence, expected) => expect(said(sentence)).toContain(expected));

  it.each([
    'It’s $290, or two payments of $150: $300 in all, $10 more.',
    'Ten places at $290 come to $2,900.',
    'Saturday, March 13, 2027 is two weeks after February 27, 2027.',
    'Two days before the event, March 11, print the cards.',
    'Nothing is guaranteed, and there is no last chance.',
    'Leave out “only three spots left”.',
    'The event is three days off and your week is nearly full.',
    'Your Tuesdays are nearly full before this campaign begins.',
    'The week of January 11 is nearly full already.',
    'Doors close Friday, March 12, 2027.',
    'Play the first verse in good spirit.',
    'Faith level: not stated, no prayers in drafts.',
    'Price: $280 (now) or $290 (confirmed); used here: $290.',
    'Write to 63 people, twice a month.',
    'It comes to $29 a place.',
    'Explain the $10 more for two payments.',
    'From ten to twelve places adds $580.',
    'The class was written in a hurry, because nobody asked.',
    'Don’t wait until the end of the month to count what you have.',
    'Nobody gets called on. I promise you that.',
    'Churches and banks: You said they don’t look there.',
    'It will offer verses and blessings unless you tell it not to.',
  ])('and nothing is said of: %s', (sentence) => expect(said(sentence)).toEqual([]));

  it('points out an open question only where it is stated', () => {
    const text =
      '## Still to confirm\n\n- The event: Saturday, March 20, 2027, or March 13?\n- Only three places left?';
    expect(find('', { text })).toEqual([]);
  });

  it('quotes the sentence as it is read, and says where it stands', () => {
    const [finding] = find('- [ ] **Card:** print it. Add a songbook for **$35**, in green.');
    expect(finding?.quote).toBe('Add a songbook for $35, in green.');
    expect(finding?.range).toEqual({ start: 71, end: 108 });
  });

  it('names the fact that it disagrees with', () => {
    expect(find('The full price is $320.')[0]?.fact).toEqual({ name: 'offerPrice', value: '$290' });
  });

  it('finds what the person said before they confirmed another value', () => {
    const superseded = [
      { name: 'eventDate', value: 'March 6' },
      { name: 'offerPrice', value: '$280' },
    ] as const;
    expect(said('Reply to save a place on March 6.', { superseded })).toEqual(['disagreement: March 6']);
    expect(said('Send the link for the $280.', { superseded })).toEqual(['disagreement: $280']);
    expect(said('One week before: March 6.', { superseded: [] })).toEqual([]);
    expect(said('If one is missing, fix it on Saturday, March 6.', { superseded })).toEqual([]);
    expect(said('On Saturday, March 6, 2027: write a thank-you.', { superseded })).toEqual([]);
    expect(said('On Saturday, March 6, sweep the hall and lock up.', { superseded })).toEqual([]);
    expect(said('On Saturday, March 6, the workshop opens.', { superseded })).toEqual([
      'disagreement: Saturday, March 6',
    ]);
    expect(said('If seats are left on Saturday, March 6: write to the choir.', { superseded })).toEqual([]);
    expect(said('- [ ] Print the song sheets, Saturday, March 6, 2027 (15 min)', { superseded })).toEqual([]);
    expect(said('Follow-up starts: Saturday, March 6, 2027', { superseded })).toEqual([]);
    expect(said('Nothing goes out on March 6 and 7.', { superseded })).toEqual([]);
    expect(said('Hold it on Saturday, March 6.', { superseded })).toEqual([
      'disagreement: Saturday, March 6',
    ]);
    expect(said('The link asks for $290, not $280.', { superseded })).toEqual([]);
  });

  it('lets a plan go on computing with its own results', () => {
    const counted =
      'Two groups of ten at $290 are $5,800 for 2.3 months, about $2,520 a month.\n\nFour rounds make $23,200, or about $1,930 a month over twelve months.';
    expect(said(counted)).toEqual([]);
    expect(said('Four rounds make $23,200.')).toEqual(['amount: $23,200']);
    expect(said(counted.replace('$1,930', '$2,130'))).toEqual(['amount: $2,130']);
  });

  it('counts back from a sum that stands later in the sentence', () => {
    expect(said('At $116 each, 25 people would make $2,900, ten times $290.')).toEqual([]);
    expect(said('At $117 each, 25 people would make $2,900, ten times $290.')).toEqual(['amount: $117']);
  });

  it('leaves out the bad half of a table that compares two ways of writing', () => {
    const table = (section: string, row: string) =>
      `## ${section}\n\n| Others | You |\n|---|---|\n| ${row} |`;
    const hurry = 'Hurry, only a few spots left! | There are ten places.';
    expect(find('', { text: table('Before and after', hurry) })).toEqual([]);
    expect(find('', { text: table('Social posts', hurry) })).toHaveLength(2);
    const turned = 'There are ten places. | Hurry, only a few spots left!';
    expect(find('', { text: table('Before and after', turned) })).toHaveLength(2);
  });

  it('knows the day of a message in which sign-up closes tomorrow', () => {
    const text = (day: string) =>
      `## Emails\n\n### Email · ${day} · to the list\n\nSign-up closes tomorrow at noon.`;
    expect(find('', { text: text('Thursday, March 11, 2027') })).toEqual([]);
    expect(find('', { text: text('Tuesday, March 9, 2027') })).toHaveLength(1);
  });

  it('takes a large number a month for an amount', () => {
    const given = ['Nine hundred a month would cover it.'];
    expect(said('$900 x 12 = $10,800.', { given })).toEqual([]);
    expect(said('$700 x 12 = $8,400.', { given })).toEqual(['amount: $700', 'amount: $8,400']);
  });

  it('asks about a faith word once in a plan, unless faith is to stay quiet', () => {
    const plan = 'You are in my prayers.\n\nWe pray on Monday. God is near.\n\nShe prayed.';
    expect(said(plan)).toEqual(['faith: prayers', 'faith: God']);
    const quiet = { sheet: { facts: { faith: 'quiet, nothing in public' }, own: [] } };
    expect(said(plan, quiet)).toEqual(['faith: prayers', 'faith: pray', 'faith: God', 'faith: prayed']);
  });

  it('allows the faith words that an open person uses, and no others', () => {
    const open = { given: ['I pray for each client.'], sheet: { facts: { faith: 'open' }, own: [] } };
    expect(said('I’ll pray for you.', open)).toEqual([]);
    expect(said('The Lord is near.', open)).toEqual(['faith: Lord']);
    expect(said('I’ll pray for you.', { ...open, sheet: { facts: { faith: 'quiet' }, own: [] } })).toEqual([
      'faith: pray',
    ]);
  });

  it('calls the same finding by the same name until its sentence changes', () => {
    const mark = (sentence: string) => find(sentence)[0]?.mark;
    expect(mark('A songbook for $35.')).toBe(mark('Before it stands another. A songbook for $35.'));
    expect(mark('A songbook for $35.')).not.toBe(mark('One songbook for $35.'));
    expect(mark('A songbook for $35.')?.length).toBeLessThanOrEqual(80);
  });

  it('pauses between any two checks of a sentence, so that none of them holds up a slow phone twice', () => {
    const plan = {
      type: 'event',
      text: 'All is well. So it stays.',
      given: GIVEN,
      sheet: null,
      today: '2026-11-15',
    };
    expect(
      [...checkPlan(plan as PlanToCheck, ownerWords(plan as PlanToCheck))].length,
    ).toBeGreaterThanOrEqual(10);
  });

  it('takes no longer for a hostile text than for a long one', async () => {
    const words = 'event March 6 only three spots left $35 not guaranteed before the workshop ';
    expect(await threadMs(() => find(words.repeat(1_500)))).toBeLessThan(3_000);
  });
});
