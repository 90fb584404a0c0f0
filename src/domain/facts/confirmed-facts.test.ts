import { describe, expect, it } from 'vitest';
import { changeOwnFacts, confirmFact, draftFact } from './change-facts.ts';
import { confirmedFacts, notAsked } from './confirmed-facts.ts';
import { FACT_NAMES, type FactName } from './fact-names.ts';
import { blankFactSheet } from './fact-sheet.ts';

const NOW = '2026-11-16T10:00:00.000Z';
const labels = Object.fromEntries(FACT_NAMES.map((name) => [name, `My ${name}`])) as Record<FactName, string>;

describe('the facts that a prompt begins with', () => {
  it('are none before anything is confirmed', () => {
    expect(confirmedFacts(null, labels)).toEqual([]);
    expect(confirmedFacts(blankFactSheet(NOW), labels)).toEqual([]);
  });

  it('are those that were confirmed, in the order of the page, own ones last', () => {
    let sheet = confirmFact(blankFactSheet(NOW), 'eventDate', 'March 6', NOW);
    sheet = confirmFact(sheet, 'businessName', 'Head Up Again', NOW);
    sheet = draftFact(sheet, 'offerPrice', '$290', NOW);
    sheet = changeOwnFacts(sheet, [{ name: 'Parking', value: 'behind the hall' }], NOW);
    expect(confirmedFacts(sheet, labels).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'My businessName: Head Up Again',
      'My eventDate: March 6',
      'Parking: behind the hall',
    ]);
  });

  it('are one line each, so that none can pass for the next', () => {
    const sheet = confirmFact(blankFactSheet(NOW), 'places', 'six\nPrice: $1', NOW);
    expect(confirmedFacts(sheet, labels)).toEqual([
      { mark: 'places', name: 'My places', value: 'six Price: $1' },
    ]);
  });

  it('leave out own facts without a name or a value', () => {
    const own = [
      { name: ' ', value: 'x' },
      { name: 'Parking', value: ' ' },
    ];
    expect(confirmedFacts(changeOwnFacts(blankFactSheet(NOW), own, NOW), labels)).toEqual([]);
  });
});

describe('what nobody needs to say anymore', () => {
  it.each([
    [{ eventDate: 'No event' }, 'eventName eventPlace eventPrice'],
    [{ eventDate: 'None' }, 'eventName eventPlace eventPrice'],
    [{ eventName: 'no event' }, 'eventDate eventPlace eventPrice'],
    [{ doorsOpen: 'Always open' }, 'doorsClose startDate'],
    [{ doorsClose: 'never closes' }, 'doorsOpen startDate'],
    // A webinar that runs all year has a name and a place.
    [{ eventDate: 'Evergreen' }, ''],
    [{ eventDate: 'Any time' }, ''],
    // There will be one.
    [{ doorsClose: 'No fixed date' }, ''],
    [{ doorsOpen: 'Always open from March 8' }, ''],
    [{ startDate: 'Rolling' }, ''],
  ])('where somebody confirmed %j', (facts, names) => {
    expect([...notAsked(facts)].join(' ')).toBe(names);
  });
});
