import { describe, expect, it } from 'vitest';
import { outputFactsSchema } from '#domain/blueprint/blueprint-schema.ts';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import { FACT_FIELDS } from '#domain/facts/fields.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { changedFacts, markFacts } from './fact-marks.ts';

const price = { mark: 'offerPrice', name: 'Price', value: '$290' };
const date = { mark: 'eventDate', name: 'Event date', value: 'March 6' };
const parking = { mark: 'own.Parking: where?', name: 'Parking: where?', value: 'behind the hall' };
const names = (facts: readonly { name: string }[]) => facts.map(({ name }) => name);

describe('the facts that a plan was written from', () => {
  const recorded = markFacts([price, date, parking]);

  it.each([
    ['nothing changed', [price, date, parking], []],
    ['a value changed', [{ ...price, value: '$390' }, date, parking], ['Price']],
    ['an own fact changed', [price, date, { ...parking, value: 'in front' }], ['Parking: where?']],
    ['a fact was confirmed later', [price, date, parking, { ...price, mark: 'places', name: 'Places' }], []],
    ['a fact is gone', [date, parking], []],
    [
      'two changed',
      [
        { ...price, value: '$1' },
        { ...date, value: 'March 13' },
      ],
      ['Price', 'Event date'],
    ],
  ])('are changed when %s: %j', (_, now, expected) => {
    expect(names(changedFacts(recorded, now))).toEqual(expected);
  });

  it('are none for a plan that was written before there were facts', () => {
    expect(changedFacts(undefined, [price])).toEqual([]);
    expect(changedFacts('', [price])).toEqual([]);
  });

  it('fit into the document, however many are confirmed', () => {
    const named = FACT_NAMES.map((mark) => ({ mark, name: mark, value: mark }));
    const own = Array.from({ length: FACT_FIELDS.own.limit }, (_, n) => ({
      mark: `own.${'x'.repeat(50)}${n}`,
      name: 'x',
      value: String(n),
    }));
    const facts = { origin: 'generated', at: MONDAY, writtenFrom: { facts: markFacts([...named, ...own]) } };
    expect(outputFactsSchema.safeParse(facts).success).toBe(true);
  });
});
