import { describe, expect, it } from 'vitest';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactOrigin } from '#domain/facts/suggestion.ts';
import { type ConflictSide, twoValues } from './two-values.ts';

const today = '2026-11-16';
const origin = (kind: 'answer' | 'plan', label = 'x') =>
  ({ type: 'sales', place: { kind, label }, quote: '' }) as unknown as FactOrigin;
const heard = (...values: string[]): ConflictSide[] =>
  values.map((value) => ({ value, origin: origin('plan') }));
const said = (kind: 'answer' | 'plan', ...values: string[]) =>
  values.map((value) => ({ value, origins: [origin(kind, value)] }));
const choices = (fact: FactName, sources: Partial<Parameters<typeof twoValues>[1]>) =>
  twoValues(fact, { found: [], heard: [], confirmed: undefined, isRejected: () => false, ...sources }, today);
const values = (...given: Parameters<typeof choices>) => choices(...given).map(({ value }) => value);

describe('nothing is confirmed', () => {
  it.each<[string, FactName, string[], string[]]>([
    ['two prices', 'offerPrice', ['$280', '$290'], ['$280', '$290']],
    ['one price in two spellings', 'offerPrice', ['$290', '290 dollars'], []],
    ['one price', 'offerPrice', ['$290'], []],
    ['words that are no price', 'offerPrice', ['soon', 'later'], []],
    [
      'two days',
      'doorsClose',
      ['Friday, March 12', 'on March 19 at noon'],
      ['Friday, March 12', 'on March 19 at noon'],
    ],
    ['half a sentence about a day', 'doorsClose', ['they close March 12', 'March 19'], []],
    [
      'a verb before a day',
      'doorsClose',
      ['Close on Friday, May 7, noon', 'Tuesday, May 11, noon'],
      ['Close on Friday, May 7, noon', 'Tuesday, May 11, noon'],
    ],
    ['words behind a day', 'doorsClose', ['March 12 for friends', 'March 19'], []],
    ['payments are no price', 'offerPrice', ['$397', 'plan 3 x $139'], []],
    ['a day with its verb', 'startDate', ['Start 1 May', '8 May'], ['Start 1 May', '8 May']],
    ['two weekdays', 'rhythm', ['every Tuesday', 'Thursdays'], ['every Tuesday', 'Thursdays']],
    // A plan calls it a conflict although it cannot be compared.
    ['two names', 'businessName', ['Late Start', 'Piano Late'], ['Late Start', 'Piano Late']],
    ['one name', 'businessName', ['Late Start', 'late start!'], []],
  ])('%s', (_, fact, sides, expected) => {
    expect(values(fact, { heard: heard(...sides) })).toEqual(expected);
  });

  it('what is said twice is one choice with both who said it', () => {
    const found = choices('offerPrice', { found: said('answer', '$280', '$290', '290 dollars') });
    expect(found.map(({ value, origins }) => [value, origins.length])).toEqual([
      ['$280', 1],
      ['$290', 2],
    ]);
  });
});

describe('a value is confirmed', () => {
  it('an answer that says otherwise is asked about, with the confirmed one first', () => {
    const found = choices('offerPrice', { found: said('answer', '$280', '290 dollars'), confirmed: '$290' });
    expect(found.map(({ value, isConfirmed = false }) => [value, isConfirmed])).toEqual([
      ['$290', true],
      ['$280', false],
    ]);
    expect(found[0]?.origins.map(({ place }) => 'label' in place && place.label)).toEqual(['290 dollars']);
  });

  it.each<[string, Partial<Parameters<typeof twoValues>[1]>]>([
    ['a plan that says otherwise is a finding on that plan', { found: said('plan', '$280') }],
    ['an answer that says the same', { found: said('answer', '290 dollars') }],
    ['an answer that says no price', { found: said('answer', 'soon') }],
    ['a value that another was chosen over', { found: said('answer', '$280'), isRejected: () => true }],
    ['sides of a conflict', { heard: heard('$280', '$290') }],
  ])('%s: nothing to decide', (_, sources) => {
    expect(values('offerPrice', { ...sources, confirmed: '$290' })).toEqual([]);
  });

  it('words that cannot be compared never count as different', () => {
    const found = said('answer', '$280');
    expect(values('offerPrice', { found, confirmed: 'to be decided' })).toEqual([]);
  });

  it('another name is different; the same one with other punctuation is not', () => {
    const confirmed = 'Piano Late';
    expect(values('businessName', { found: said('answer', 'Late Start'), confirmed })).toEqual([
      'Piano Late',
      'Late Start',
    ]);
    expect(values('businessName', { found: said('answer', 'piano late!'), confirmed })).toEqual([]);
  });
});

it('a number of places that a plan leaves open is said as another one says it', () => {
  const found = said('plan', '14 (benches) or 16', '14 pairs', '16 pairs');
  expect(values('places', { found })).toEqual(['14 pairs', '16 pairs']);
});
