import { describe, expect, it } from 'vitest';
import { factsInAnswer } from './facts-in-answer.ts';

const CUES = {
  doorsOpen: /\bopen\b/,
  startDate: /\bfirst call of the group\b|\bfirst call\b|, the first\b/,
  eventDate: /\bMarch\b/,
};

function daysOf(answer: string, ...facts: ('doorsOpen' | 'startDate' | 'eventDate')[]): string[] {
  return factsInAnswer(answer, facts, CUES, '2026-11-15').map(({ fact, value }) => `${fact}: ${value}`);
}

describe('a day in an answer', () => {
  it('belongs to the one fact that the question is about, without any cue', () => {
    expect(daysOf('Perhaps March 8.', 'startDate')).toEqual(['startDate: March 8']);
  });

  it('that is in no calendar is not a fact', () => {
    expect(daysOf('Perhaps February 30.', 'startDate')).toEqual([]);
  });

  it.each([
    ['We open, first call of the group March 8.', 'startDate'],
    ['March 8 is the first call.', 'startDate'],
    ['We open the doors again on March 8, first call later.', 'doorsOpen'],
    ['We open right on March 8, the first of three.', 'doorsOpen'],
  ])('belongs to the nearest cue, and one before it counts more than one after it: %s', (answer, fact) => {
    expect(daysOf(answer, 'doorsOpen', 'startDate')).toEqual([`${fact}: March 8`]);
  });

  it('belongs to a cue that is part of the day itself', () => {
    expect(daysOf('We open on March 8.', 'doorsOpen', 'eventDate')).toEqual(['eventDate: March 8']);
  });

  it.each([
    [38, ['doorsOpen: March 8']],
    [39, []],
  ])('has nothing to do with a cue too far away (%i letters between)', (letters, found) => {
    expect(daysOf(`open ${'x'.repeat(letters)} March 8`, 'doorsOpen', 'startDate')).toEqual(found);
  });

  it('that comes second for the same fact is left out', () => {
    expect(daysOf('March 8. Or March 15.', 'startDate')).toEqual(['startDate: March 8']);
  });
});

describe('a price and spots that are dictated', () => {
  const read = (answer: string) =>
    factsInAnswer(answer, ['offerPrice', 'paymentTerms', 'places'], {}, '2026-11-15').map(
      ({ fact, value }) => `${fact}: ${value}`,
    );

  it.each([
    [
      '480 for a household, or three payments of 170. Twelve households tops.',
      ['offerPrice: $480', 'paymentTerms: three payments of 170', 'places: Twelve'],
    ],
    ['We talk ten minutes. They pay Dina, four-fifty, check or Venmo.', ['offerPrice: $450']],
    ['$290 for the ten weeks. Ten places.', ['offerPrice: $290', 'places: Ten']],
    ['I’d rather start with eight so I learn.', ['places: Eight']],
    ['They pay me for 20 minutes.', []],
  ])('%s', (answer, found) => expect(read(answer)).toEqual(found));
});
