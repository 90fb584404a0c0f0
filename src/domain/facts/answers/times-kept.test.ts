import { describe, expect, it } from 'vitest';
import { freeTimeSaid } from './free-times-said.ts';
import { restKey, restSaid, restsAgree } from './rest-days-said.ts';

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
    ['Off Sun and Mon, both', 'Sunday and Monday'],
    ['Sundays stay free, church and the beach', 'Sundays'],
    ['Sunday is the only one I take off', 'Sunday is the only one I take off'],
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
    ['one Wednesday on and one Wednesday off'],
    ['I can keep the whole Wednesday free for it'],
    ['I set off Saturday'],
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

it.each([
  ['Sunday', 'Sunday and Monday', true],
  ['Sunday', 'Monday', true],
  ['Sunday is the only one I take off', 'Sunday and Monday', false],
  ['Wednesday is the 1 day I take off', 'Sundays', false],
  ['Sunday, that’s my only day off', 'Sundays', true],
])('rest on %s and on %s go together: %s', (one, other, is) => {
  const [ours, theirs] = [restKey(one) ?? '', restKey(other) ?? ''];
  expect([restsAgree(ours, theirs), restsAgree(theirs, ours)]).toEqual([is, is]);
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
    ['I’m up to my sister’s from the twenty-seventh to the thirtieth of April', 'April 27', 'April 30'],
    ['feb 8th too the 12th I am hauling for a buddy', 'February 8', 'February 12'],
    [
      'From Thursday, March 25, through Easter Monday, March 29, I am with my brother',
      'March 25',
      'March 29',
    ],
    ['Christmas till 10 January I don’t work', 'December 25', 'January 10'],
    ['Holy Week, when I am occupied', 'March 21', 'March 28'],
    ['Christmas Eve to New Year’s Day I’m away', 'December 24', 'January 1'],
  ])('is read: %s', (answer, first, last) => {
    const [from, to] = freeTimeSaid(answer, TODAY)?.split(' to ') ?? [];
    expect([from, to]).toEqual([expect.stringContaining(first), expect.stringContaining(last)]);
  });

  it('where the question is what gets in the way, is any range of days', () => {
    const retreat = 'Deacons’ retreat in Gatlinburg, 3/12 thru 3/14, I drive the van.';
    expect(freeTimeSaid(retreat, TODAY)).toBeUndefined();
    expect(freeTimeSaid(retreat, TODAY, '', true)).toContain('March 12');
    expect(freeTimeSaid('Sign-up is open 3/12 thru 3/14', TODAY, '', true)).toBeUndefined();
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
    ['Feb 8 to 12 I’m posting every day'],
    ['From March 9 to April 27 we are at St. Paul’s'],
    ['March 9 to 30 we are ten women around a table'],
  ])('is not every day that is named: %s', (answer) => expect(freeTimeSaid(answer, TODAY)).toBeUndefined());
});
