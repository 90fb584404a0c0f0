import { describe, expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { keyOf, ownKey } from './decision.ts';
import { conflictsIn, factBySides, matterOf, subjectOfPoint } from './subject-of.ts';

const entry = (label: string, text: string) => ({ label, text, values: [], isPart: false, start: 0, end: 0 });

describe('what an open conflict is about', () => {
  it.each([
    ['Places', 'Places: ten or eight', 'places'],
    ['Group price', 'Group price: $280 or $290', 'offerPrice'],
    // The label says nothing that we know, the sentence does.
    ['Question', 'Refunds: in full or in part', 'refundTerms'],
    ['Keyboards', 'Keyboards: three or five', 'own/keyboards'],
    // The year with a client has a price of its own.
    ['Price of the year', 'Price of the year: $900 or $950', 'own/price year'],
    ['The Group Result', 'x', 'own/result'],
    ['Close on Friday, May 7, noon, or Tuesday, May 11, noon', 'x', 'doorsClose'],
    ['Close of sign-up', 'x', 'doorsClose'],
    ['Closing day', 'x', 'doorsClose'],
    // Not of sign-up.
    ['Closing words', 'x', 'own/closing words'],
  ])('%s', (label, text, key) => {
    expect(keyOf(matterOf(entry(label, text), DECISION_TABLES))).toBe(key);
  });

  it('a matter of their own has a name that fits into the facts', () => {
    const long = `Chairs ${'and tables '.repeat(20)}`;
    const matter = matterOf(entry(long, 'x'), DECISION_TABLES);
    expect(matter).toEqual({
      own: `Chairs ${'and tables '.repeat(4)}and…`,
      asks: expect.stringMatching(/^Chairs (?:and tables ?){20}$/),
    });
  });

  it('each entry of a plan has its matter', () => {
    const plan =
      '**Open conflicts:** Places: ten or eight; used: eight. Keyboards: three or five; used: three.';
    expect(conflictsIn(plan, DECISION_TABLES).map(({ matter }) => keyOf(matter))).toEqual([
      'places',
      'own/keyboards',
    ]);
  });
});

describe('what a bullet of "Still to confirm" is about', () => {
  it.each([
    ['Refunds: choose one.', 'refundTerms'],
    ['  Refunds? In full or in part.', 'refundTerms'],
    ['Time zone; yours or theirs', 'timeZone'],
    ['Places or rows of chairs: both fit.', 'places'],
    ['Business name as it stands on the bank account and the tax form today', 'businessName'],
    // The subject is looked for where the words begin, not after the colon.
    ['Ask Luis: refunds, too', undefined],
    ['Ask Luis first, then decide on what sign-up closes means', undefined],
    ['Refunds, leaving early, and recordings: choose.', undefined],
    ['Refunds, leaving early, recordings, and more', undefined],
    ['Refunds, leaving early', 'refundTerms'],
    ['Refunds, leaving early, the recordings and more', undefined],
    ['On a day in the spring of a year to come sign-up closes: choose.', 'doorsClose'],
    ['On a day in the spring of a year to come sign-up closes, choose', undefined],
    ['Price for 12 months: choose.', undefined],
    ['Ask Luis.', undefined],
    ['', undefined],
  ])('%s', (point, key) => {
    const matter = subjectOfPoint(point, DECISION_TABLES);
    expect(matter && keyOf(matter)).toBe(key);
  });

  it('is read no further than a bullet goes', () => {
    expect(subjectOfPoint(`${'x'.repeat(400)} price`, DECISION_TABLES)).toBeUndefined();
  });
});

it.each([
  ['The result', 'result'],
  ['Group result', 'result'],
  ['Length of the calls and breaks', 'length calls breaks'],
  ['Théâtre: chairs!', 'théâtre chairs'],
  ['Anthem', 'anthem'],
  // Filler words stay if there are no others.
  ['The group', 'the group'],
  ['Room 4', 'room 4'],
  ['x'.repeat(99), 'x'.repeat(60)],
  ['?', ''],
])('%s is known as "%s"', (label, key) => {
  expect(ownKey(label)).toBe(key);
});

describe('sides that everybody has heard before', () => {
  const SAID = {
    places: ['16 pairs', '14'],
    startDate: ['Saturday 8 May 2027', '1 May'],
    offerPrice: ['£185'],
    rhythm: ['Every two weeks'],
  };
  const said = (fact: string) => SAID[fact as keyof typeof SAID] ?? [];

  it.each([
    [['16 pairs', '14'], 'places'],
    [['Start 1 May', '8 May'], 'startDate'],
    [['16 pairs', '12'], undefined],
    [['16 as the goal', '14'], undefined],
    [['16', '16'], undefined],
    [['Sometime in May', 'Saturday 8 May 2027'], 'startDate'],
    [['Sometime in May', 'Saturday 22 May 2027'], undefined],
    [['Sometime in May', 'a month later'], undefined],
    [['Plenty of pairs', '14'], undefined],
    [['£185', '£195 with the tools'], 'offerPrice'],
    [['£185', '£185 with the tools'], undefined],
    [['£185', '£50 as a deposit'], undefined],
    [['£185', '£165 if they pay early'], undefined],
    [['£185', '£300 for two'], undefined],
    [['Kit price £185', '£160'], undefined],
    [['The bonus call is worth £185', '£200'], undefined],
    [['An email every week', 'every two weeks'], 'rhythm'],
    [['An email a month', 'two a month on Tuesdays'], 'rhythm'],
    [['An email every week', 'a call every month'], undefined],
    [['Ship May 1', 'May 8'], 'startDate'],
  ])('%j are about %s', (sides, fact) => {
    expect(factBySides(sides, said, '2026-11-16')).toBe(fact);
  });

  it('are not about the price where they say what they are about', () => {
    const sides = ['£185', '£195 with the tools'];
    expect(factBySides(sides, said, '2026-11-16', '£185 or £195 with the tools')).toBe('offerPrice');
    expect(factBySides(sides, said, '2026-11-16', 'Workbook')).toBeUndefined();
  });
});
