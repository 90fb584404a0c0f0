import { describe, expect, it } from 'vitest';
import { freeTimeSaid } from './free-times-said.ts';
import { restSaid } from './rest-days-said.ts';

const TODAY = '2026-11-18';

describe('rest days', () => {
  it.each([
    ['I keep Sundays for church and a nap, no phone.', 'Sundays'],
    ['Never work Sundays, I did plenty of those.', 'Sundays'],
    ['Never on a Sunday.', 'Sunday'],
    ['Sunday stays closed: the Mass, the long dinner.', 'Sunday'],
    ['Sundays I rest: Mass, no laptop.', 'Sundays'],
    ['Saturdays are my Sabbath', 'Saturdays'],
    ['My day off is Wednesday', 'Wednesday'],
    ['Sat/Sun off', 'Saturday/Sunday'],
    ['No calls on Mondays.', 'Mondays'],
    ['I don’t work weekends.', 'weekends'],
    ['Sunday for family, no exceptions.', 'Sunday'],
    ['Sunday is church, my wife’s folks', 'Sunday'],
  ])('are read: %s', (answer, days) => expect(restSaid(answer)).toBe(days));

  it.each([
    ['If she can’t come on Friday I call'],
    ['Not before Friday'],
    ['I rest on Sunday afternoons'],
    ['Monday I volunteer'],
    ['we don’t have class on Friday'],
    ['the gym is closed Mondays'],
    ['Nothing goes out Monday, March 8'],
    ['Tuesday nights off'],
    ['We kick off Tuesday'],
    ['I’m free Tuesdays and Thursdays'],
    ['I’m not a Saturday car salesman'],
    ['It is not like Sunday school'],
  ])('are no other days: %s', (answer) => expect(restSaid(answer)).toBeUndefined());

  it.each([
    ['Fri off with my husband, fishing when it’s warm', undefined],
    ['sundays off no matter what', 'sundays'],
    ['Fridays off, always', 'Fridays'],
    ['I’d take Sunday like I do now', 'Sunday'],
  ])('of a week three years from now are those that are kept whatever comes: %s', (answer, days) =>
    expect(restSaid(answer, true)).toBe(days),
  );
});

describe('a time that is kept free', () => {
  it.each([
    ['Gone Dec 26 to Jan 3 at my daughters so nothing then.', 'December 26', 'January 3'],
    ['help calve the first through the tenth of April, there’s no internet', 'April 1', 'April 10'],
    ['i’m in Houston feb 13 thru 16 for a wedding, phone off', 'February 13', 'February 16'],
    ['Off completely Dec. 23 - Jan. 3.', 'December 23', 'January 3'],
    ['Mar. 8-12: I’m away with the family', 'March 8', 'March 12'],
    ['From the 1 to the 5 of March I am away', 'March 1', 'March 5'],
    ['(We’re at Cannon Beach Jan 15 thru 18 so nothing goes out then!)', 'January 15', 'January 18'],
    ['I’ll be in Denver the week of March 8 with no wifi', 'March 8', 'March 14'],
    ['We’re on vacation between Feb 20 and Feb 27', 'February 20', 'February 27'],
    ['Start telling people Jan 25, I’m out Feb 1-3.', 'February 1', 'February 3'],
  ])('is read: %s', (answer, first, last) => {
    const [from, to] = freeTimeSaid(answer, TODAY)?.split(' to ') ?? [];
    expect([from, to]).toEqual([expect.stringContaining(first), expect.stringContaining(last)]);
  });

  it('may be several', () => {
    expect(freeTimeSaid('no work: Dec 20 to Jan 3, Good Friday Mar 26', TODAY)).toBe(
      'Sunday, December 20, 2026 to Sunday, January 3, 2027; Friday, March 26, 2027',
    );
  });

  it.each([
    ['my niece’s wedding Apr 17 but that’s later.'],
    ['Sign-up closes Feb 5 while I’m away'],
    ['My mother’s surgery is Feb 3'],
    ['On Feb 6 I’m at my cousin’s barn with the horses'],
    ['The library is closed Feb 3 to 5'],
    ['so sign up opens Monday the first of March and closes the tenth of March'],
    ['I was away Jan 4 to 9, 2025'],
  ])('is not every day that is named: %s', (answer) => expect(freeTimeSaid(answer, TODAY)).toBeUndefined());
});
