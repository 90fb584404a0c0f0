import { describe, expect, it } from 'vitest';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { withImpliedMonths } from './implied-months.ts';
import { daylessPart, isDayless } from './no-day-said.ts';
import { withPlainDays } from './plain-days.ts';
import { withPlainMoney } from './plain-money.ts';

const TODAY = '2026-11-18';

it.each([
  ['it was 290 $, but', 'it was $290, but'],
  ['1,140 $ for the year', '$1,140 for the year'],
  ['30 €', '€30'],
  ['49 bucks', '$49'],
  ['450 dollars for the hole thing', '$450 for the whole thing'],
  ['every other weak', 'every other week'],
  ['it is 5 $10 bills', 'it is 5 $10 bills'],
])('money is read as it is typed: %s', (text, plain) => expect(withPlainMoney(text)).toBe(plain));

it.each([
  ['twelve fifty', [1250]],
  ['two ninety seven', [297]],
  ['two fifty one a month', [250, 1]],
  ['forty eight hundred', [4800]],
  ['twenty five', [25]],
  ['ninety nine', [99]],
])('a price is said in two halves: %s', (text, values) => expect(valuesIn(text)).toEqual(values));

it.each([
  ['the first through the tenth of April', 'the 1st through the 10th of April'],
  ['from january fifteenth to the twentieth', 'from January 15th to the 20th'],
  ['feb 13 thru 16', 'Feb 13 through 16'],
  ['the sixth of April twenty twenty seven', 'the 6th of April 2027'],
  ['2/15/27', '2/15/2027'],
  ['Febuary 6', 'February 6'],
  ['the first thing to do', 'the first thing to do'],
  ['a 9/10/8 split', 'a 9/10/8 split'],
  ['march 20th at 7', 'March 20th at 7'],
  ['may 2 people come', 'may 2 people come'],
  ['it closes 26/2 at five', 'it closes 26 February at five'],
  ['18/2, half past seven', '18 February, half past seven'],
  ['open 24/7, always', 'open 24/7, always'],
  ['it went 15/3 for us', 'it went 15/3 for us'],
  ['may 14th threw the 16th', 'May 14th through the 16th'],
  ['february 8th too the 12th', 'February 8th to the 12th'],
  ['he threw 2 balls', 'he threw 2 balls'],
  ['I feel weak', 'I feel weak'],
])('a day is read as it is said: %s', (text, plain) => expect(withPlainDays(text, TODAY)).toBe(plain));

describe('a day whose month is elsewhere in the answer', () => {
  const read = (sentence: string, answer: string) => withImpliedMonths(sentence, answer, TODAY);

  it('is of the month in which it is on that weekday', () => {
    expect(read('doors open Mon the 8th', 'February is the big one! doors open Mon the 8th')).toBe(
      'doors open Mon February 8',
    );
    expect(read('class on Tues the 23rd', 'January is quiet. In feb we start.')).toBe(
      'class on Tues February 23',
    );
  });

  it('is of the one month that its sentence names before it', () => {
    const launch = 'Open the 1st of March, close the 12th, event on the 6th';
    expect(read(launch, launch)).toBe('Open the 1st of March, close March 12, event on March 6');
    const two = 'Open the 1st of March, April is busy, close the 12th';
    expect(read(two, two)).toBe(two);
    const street = 'On March 6, on the 12th floor';
    expect(read(street, street)).toBe(street);
  });

  it.each([
    ['doors open Mon the 8th', 'no month at all'],
    ['doors open Wed the 8th', 'February is the big one'],
    ['doors open Mon the 8th of March', 'February is the big one'],
    ['doors open the 8th', 'February is the big one'],
    ['Mon the 8th', 'you may come'],
  ])('else stays as it is: %s, %s', (sentence, answer) => expect(read(sentence, answer)).toBe(sentence));
});

describe('no day at all', () => {
  it.each([
    ['No event', 'No event'],
    ['There’s no event; a free first call, any week', 'No event'],
    ['I don’t do events. No webinar, no workshop', 'No event'],
    ['Always open', 'Always open'],
    ['Open all year; a new client starts when a place is free', 'Open all year'],
    ['Rolling, whenever a spot is free', 'Rolling, whenever a spot is free'],
    ['No fixed date', 'No fixed date'],
  ])('is said: %s', (line, said) => {
    expect(daylessPart(line)).toBe(said);
    expect(isDayless(line)).toBe(true);
  });

  it.each([
    'No event date yet',
    'No event planned so far',
    'No event before March 6',
    'No events on Sundays',
    'No workshop, just a dinner',
    'I don’t want a webinar',
    'No event, but an open house in May',
    'My phone is always open to them',
    'The library is open all year',
    'I start whenever a room is free',
    'Not decided',
    'No idea, maybe spring',
    'Open Monday, March 8',
    'The doors open at nine',
    'I don’t do events that cost money',
    'One Song, One Morning',
  ])('is not said: %s', (line) => {
    expect(daylessPart(line)).toBeUndefined();
    expect(isDayless(line)).toBe(false);
  });

  it.each(['None', 'n/a', 'no', 'Never.'])('is typed as a day: %s', (typed) =>
    expect(isDayless(typed)).toBe(true),
  );
});
