import { expect, it } from 'vitest';
import { type CountedWords, countFrom } from './count-from.ts';

const ANCHORS = { eventDate: '2027-03-13', startDate: '2027-03-22', doorsOpen: '2027-03-08' };

const COUNTDOWN: CountedWords = { type: 'event-launch', section: 'Countdown', words: '' };
const COURSE: CountedWords = { type: 'course', section: 'Timeline', words: '' };

it.each<[string, CountedWords, string | undefined]>([
  ['a column of weeks', { ...COUNTDOWN, words: '4', heading: 'Weeks before' }, '2027-02-13'],
  ['a column of days', { ...COUNTDOWN, words: '10', heading: 'Days before' }, '2027-03-03'],
  ['a number that says before itself', { ...COUNTDOWN, words: '10 before', heading: 'Days' }, '2027-03-03'],
  ['words under such a heading', { ...COUNTDOWN, words: 'Before lunch', heading: 'Days before' }, undefined],
  ['a number that counts nothing back', { ...COUNTDOWN, words: '4', heading: 'Week' }, undefined],
  ['a number without a unit', { ...COUNTDOWN, words: '4', heading: 'Step before' }, undefined],
  ['a week of a course', { ...COURSE, words: 'Course week 3' }, '2027-04-05'],
  ['its first week', { ...COURSE, words: 'Course week 1' }, '2027-03-22'],
  ['a week of a course elsewhere', { ...COUNTDOWN, words: 'Course week 3' }, undefined],
  ['“A week”', { ...COUNTDOWN, words: 'A week before doors open' }, '2027-03-01'],
  ['the day after', { ...COUNTDOWN, words: 'Day after' }, '2027-03-14'],
  ['a section that counts nothing', { ...COUNTDOWN, section: 'Welcome', words: 'T-14' }, undefined],
])('counts %s', (_, words, day) => {
  expect(countFrom(words, ANCHORS)?.day).toBe(day);
});
