import { describe, expect, it } from 'vitest';
import type { Launch } from '#domain/launch/launch.ts';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { checkInSteps, checkPlan } from './check-plan.ts';
import type { PlanToCheck } from './finding.ts';
import { givenBy } from './given.ts';

const GIVEN = [
  '$290 for the ten weeks, or two payments of $150. Ten places.',
  'Saturday morning, March 6, at the library, free. The group starts March 15.',
  'I send the payment link for the $280.',
  '63 people, twice a month is my limit.',
];
const FACTS: Launch['facts'] = {
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
    launch: { facts: FACTS, own: [] },
    today: '2026-11-15',
  };
  return checkPlan({ ...plan, ...more });
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
    'Doors close Friday, March 12, 2027.',
    'Play the first verse in good spirit.',
    'Faith level: not stated, no prayers in drafts.',
    'Price: $280 (now) or $290 (confirmed); used here: $290.',
    'Write to 63 people, twice a month.',
  ])('and nothing is said of: %s', (sentence) => expect(said(sentence)).toEqual([]));

  it('points out what is open nowhere but where it is stated', () => {
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
    expect(said('The link asks for $290, not $280.', { superseded })).toEqual([]);
  });

  it('allows the faith words that an open person uses, and no others', () => {
    const open = { given: ['I pray for each client.'], launch: { facts: { faith: 'open' }, own: [] } };
    expect(said('I’ll pray for you.', open)).toEqual([]);
    expect(said('The Lord is near.', open)).toEqual(['faith: Lord']);
    expect(said('I’ll pray for you.', { ...open, launch: { facts: { faith: 'quiet' }, own: [] } })).toEqual([
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
      launch: null,
      today: '2026-11-15',
    };
    expect(
      [...checkInSteps(plan as PlanToCheck, givenBy(plan as PlanToCheck))].length,
    ).toBeGreaterThanOrEqual(10);
  });

  it('takes no longer for a hostile text than for a long one', async () => {
    const words = 'event March 6 only three spots left $35 not guaranteed before the workshop ';
    expect(await threadMs(() => find(words.repeat(1_500)))).toBeLessThan(3_000);
  });
});
