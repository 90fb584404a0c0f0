import { describe, expect, it } from 'vitest';
import { sessionSaid, weeksSaid } from './lengths-said.ts';
import { replaysSaid } from './replays-said.ts';

const TODAY = '2026-11-18';

describe('how many weeks an offer runs', () => {
  it.each([
    ['The Caregivers Circle. Abt 6 wks, Tues eve', '6'],
    ['Over all 8 wks I keep a box for questions', '8'],
    ['With the time to repeat it makes ten weeks in all', '10'],
    ['9 weeks of classes on Tues. evenings', '9'],
    ['so it’s twelve weeks we meet on Zoom every Tuesday', '12'],
    ['an 8 week group program on zoom', '8'],
    ['Four Saturdays, 9am to 12.30', '4'],
    ['It’s 10 sessions over 5 weeks', '5'],
    ['Four modules, two weeks on each, so eight weeks.', '8'],
  ])('is read: %s', (answer, key) => expect(weeksSaid(answer, true, TODAY)?.key).toBe(key));

  it.each([
    ['no new loans for the 9 weeks without telling me.', '9'],
    ['$95 for the whole 8 weeks', '8'],
    ['That the class runs only six weeks.', '6'],
  ])('also where it is only spoken of: %s', (answer, key) =>
    expect(weeksSaid(answer, false, TODAY)?.key).toBe(key),
  );

  it.each([
    ['first 4 wks = show up'],
    ['I was thinking 6 weeks is plenty'],
    ['three weeks later I call'],
    ['Last year it was 10 weeks'],
    ['In 2024 it was a course of 10 weeks'],
    ['every two weeks'],
    ['Then dovetails, 2 wks, because everybody botches the first.'],
    ['next the blouse, that one is three weeks'],
    ['the first two weeks'],
    ['12 months'],
  ])('is no other time: %s', (answer) => expect(weeksSaid(answer, true, TODAY)).toBeUndefined());
});

describe('how long one session is', () => {
  it('is read wherever a class is said to last so long', () => {
    expect(sessionSaid('That classes are an hour, done by 8.', false, TODAY)?.key).toBe('60');
    expect(sessionSaid('Tues eve 6:30 to 8', false, TODAY)).toBeUndefined();
  });

  it.each([
    ['Tues eve 6:30 to 8 at Oak Chapel', '90'],
    ['on Tuesday evening from 19 h to 20 h 15', '75'],
    ['45 minutes a session, then a crew call', '45'],
    ['Each class is 90 minutes: 30 on teaching', '90'],
    ['tues and thurs we go 60 minutes, workout then the word', '60'],
    ['90 min and I mean it, folks have to get home.', '90'],
    ['Each Tuesday we are together for one hour and a quarter.', '75'],
    ['one meeting a week, an hour and a half.', '90'],
  ])('is read: %s', (answer, key) => expect(sessionSaid(answer, true, TODAY)?.key).toBe(key));

  it.each([
    ['We talk on the phone, 40 minutes'],
    ['about an hour at home in the week'],
    ['homework of 1 hr. with their own papers'],
    ['30 minutes a day'],
    ['lead a 20 min workout'],
    ['doors at 6:30'],
  ])('is no other time: %s', (answer) => expect(sessionSaid(answer, true, TODAY)).toBeUndefined());
});

it.each([
  ['Replays are yours to keep forever.', 'forever'],
  ['Replays stay up for 90 days after the last class', '90 day'],
  ['Recordings are available for a year', 'a year'],
  ['replay next day.', undefined],
  ['Lifetime access to the replays, 6 live calls', 'forever'],
  ['Videos come down 30 days after we finish.', '30 day'],
  ['I watch videos for 30 days', undefined],
  ['The class stays up for 90 days', undefined],
])('how long replays stay is read: %s', (answer, key) => expect(replaysSaid(answer)?.key).toBe(key));
