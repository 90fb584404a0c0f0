import { expect, it } from 'vitest';
import { sayLaunches } from './launch-words.ts';

it('describes each launch in one line, newest first, with the income marked as private', () => {
  const launch = (number: string, results: Record<string, string>, dates = {}) => ({
    number,
    day: '2027-04-02',
    results,
    dates,
    topics: {},
  });
  const launches = [
    launch('001', { signedUp: '24', worked: 'Calls.' }, { eventDate: 'March 13, 2027' }),
    launch('002', {}),
    launch('003', { saidYes: '4', income: '$2,400', didNot: 'Posts', nextTime: 'Write sooner.' }),
  ];
  expect(sayLaunches({ launches })).toEqual([
    '- Said yes: 4. Income (owner only): $2,400. What didn’t work: Posts. What I’ll do differently next time: Write sooner',
    '- Event date: March 13, 2027. Signed up: 24. What worked: Calls',
  ]);
  expect(sayLaunches(null)).toEqual([]);
});
