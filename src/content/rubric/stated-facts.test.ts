import { describe, expect, it } from 'vitest';
import { calendarDates, moneyAmounts, percentages, scriptureReferences } from './stated-facts.ts';

describe('calendarDates', () => {
  it.each([
    ['Saturday February 27, 2027', ['feb 27']],
    ['Feb. 27th', ['feb 27']],
    ['the second of July', ['jul 2']],
    ['the twenty-first of May', ['may 21']],
    ['12 July 2027', ['jul 12']],
    ['2027-03-09', ['mar 9']],
    ['3/9/2027', ['mar 9']],
  ])('reads %s', (text, dates) => {
    expect(calendarDates(text)).toEqual(dates);
  });

  it.each([
    'at 10 am on Tuesdays',
    'week 3 of 4',
    'You may 2 or 3 times',
    'in March 2027',
    'the first of ten',
  ])('sees no date in "%s"', (text) => {
    expect(calendarDates(text)).toEqual([]);
  });
});

describe('other facts', () => {
  it('reads amounts and percentages in any spelling', () => {
    expect(moneyAmounts('$1,200, or four of $310')).toEqual(['$1200', '$310']);
    expect(percentages('90% or 12.5 percent')).toEqual(['90%', '12.5%']);
  });

  it('reads scripture references, and no clock times', () => {
    expect(scriptureReferences('For 6:20 pm, 1 Corinthians 13:4 at 9:30, from Tuesday 10:15')).toEqual([
      { reference: '1 Corinthians 13:4', quoted: '' },
    ]);
  });

  it('reads the words quoted after a reference', () => {
    expect(scriptureReferences('Isaiah 43:19 says, "A new thing."')).toEqual([
      { reference: 'Isaiah 43:19', quoted: 'A new thing.' },
    ]);
  });
});
