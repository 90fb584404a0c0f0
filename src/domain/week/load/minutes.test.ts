import { describe, expect, it } from 'vitest';
import { TASK_MINUTES } from '#content/week/task-minutes.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { minutesInLine } from '#domain/reading/figures/said-minutes.ts';
import { usualMinutes, withoutMinutes } from './minutes.ts';

describe('minutes that a line says', () => {
  it.each([
    ['Ask the library (20 min)', 20],
    ['Write the page (about 1 to 2 hours)', 90],
    ['Test it (0.25 h)', 15],
    ['Cut the slates (2 hrs)', 120],
    ['Draw them (1.5 to 2.5 hrs)', 120],
    ['Check the link (15m)', 15],
    ['Count the masks (~10 mins)', 10],
    ['Hang the banner (2 m long)', null],
    ['Run the loop (400m) and stretch (20 min)', 20],
    ['Write it (30 min) and read it aloud (10 min)', 40],
    ['See how it goes · Call, 12 minutes', 12],
    ['Talk, ten minutes', 10],
    ['Half of it (half an hour)', 30],
    ['Practice (15 minutes a day)', null],
    ['Practice 15 minutes a day, then stop', null],
    ['Meet at 10 am', null],
    ['Pay $290 (two payments)', null],
    ['Sleep (90000 min)', 1440],
    [`${'word '.repeat(40_000)}(20 min)`, null],
    ['Call (an hour)', 60],
    ['Call (AN HOUR)', 60],
    ['Call (Half An Hour)', 30],
    ['Ask (15 min, extra day)', 15],
    ['Ask (15 min each daytime)', 15],
    ['Ask (15 min, dailyish)', 15],
    ['Ask the three people you call about their words (5 min each)', 15],
    ['Ask two older women for a sentence (1 hour each)', 120],
    ['Send the day-3 texts; three days after each payment (5 min each)', 5],
    ['Ask the three people you call about their words (5 min)', 5],
    ['Ask (15 min, nondaily)', 15],
    ['Ask (15 minutes a week)', null],
    ['Call (1 hr), then write (1-2 hours)', 150],
    ['Talk: ten minutes!', 10],
    ['Talk, ten minutes with Pete', null],
    ['Talk ten minutes', null],
    ['Walk (15 minutes daily)', null],
    ['Walk (15 minutes a dayroom)', 15],
    ['Nothing (0 min)', null],
    ['Make the form (Hannah, 40 min)', 40],
    ['Ask Hannah; Noah, an hour', 60],
    ['Make the form (Hannah)', null],
    ['Spend 15 minutes reading the bio aloud.', 15],
    ['Spend 15 minutes a day reading it aloud.', null],
    ['Ask her to spend 15 minutes on it.', null],
    ['Count (1,000 min)', 1_000],
    ['Ask (about some fun) twice (5 min)', 5],
    ['Sit (for about 40 minutes in all)', 40],
  ])('%s', (words, minutes) => {
    expect(minutesInLine(words)).toBe(minutes);
  });
});

it.each([
  ['Decide May 9 or May 4', 'One calendar', 10],
  ['Ask Pete about chairs', 'Countdown', 15],
  ['Write the refund rule', 'Overview', 45],
  ['Test run with your daughter', 'Setup', 30],
  ['Workbook: write week five', 'Production timeline', 45],
  ['Chairs saved for May 9', 'Numbers to watch', 10],
  ['Something else entirely', 'Anything', 30],
  ['May 4: decide on chairs', 'One calendar', 10],
  ['By May 4, decide on chairs', 'One calendar', 10],
])('%s in %s takes %i minutes by what it is', (title, section, minutes) => {
  expect(usualMinutes({ title, section }, 'task', TASK_MINUTES)).toBe(minutes);
});

describe('hours a week', () => {
  it.each([
    ['three', 180],
    ['two, on Tuesdays', 120],
    ['five, mornings', 300],
    ['about 4 hours', 240],
    ['3 to 5 hours', 180],
    ['2.5 hours', 150],
    ['30 minutes a day', 210],
    ['an hour a day', 420],
    ['1 hour on weekdays', 300],
    ['half an hour', 30],
    ['900', 4800],
    ['Five Hours', 300],
    ['1,5 hours', 90],
    ['4-6 hrs', 240],
    ['4 h', 240],
    ['1 hr', 60],
    ['7 mins', 7],
    ['1 hour each daybreak', 60],
    ['1 hour at the beach days', 60],
    ['1 hour, beach day', 60],
    ['2 hours or 3', 120],
    ['1 hour on work days', 300],
    ['90 min', 90],
    ['an hour', 60],
    ['two Hours Per Working Day', 600],
    ['1 hour each day', 420],
    ['20 minutes daily', 140],
    ['5 minutes', 5],
    ['30 minutes on Sundays', 30],
    ['two hours, via day care', 120],
    ['two hours, each daybreak', 120],
    ['two hours, nondaily', 120],
    ['three hours a fortnight, Tuesday nights', 90],
    ['4 hours every other week', 120],
    ['two hours every other Tuesday', 60],
    ['13 hours a month', 180],
    [`${'x'.repeat(490)} 3 hours`, 180],
  ])('%s', (fact, minutes) => {
    expect(weekHours(fact, 4)).toEqual({ minutes, isAssumed: false, words: fact });
  });

  it.each([
    undefined,
    '',
    '0',
    '0 hours',
    '4 minutes',
    'it depends',
    'zero',
    `${'x'.repeat(500)} 3 hours`,
    'as long as it takes',
  ])('%s: four are assumed, and that is said', (fact) => {
    expect(weekHours(fact, 4)).toEqual({ minutes: 240, isAssumed: true, words: fact ?? '' });
  });
});

it.each([
  ['Call the library (15 min)', 'Call the library'],
  ['Write the page (about 2 hours)', 'Write the page'],
  ['Practice (15 minutes a day)', 'Practice (15 minutes a day)'],
  ['Call(1 Hour)', 'Call'],
  ['Call (90 mins)', 'Call'],
  ['Call (90min)', 'Call'],
  ['Call (15 minutes)', 'Call'],
  ['Call (2 hours)', 'Call'],
  ['Cut the slates, Sat 20 Feb (2 hrs)', 'Cut the slates, Sat 20 Feb'],
  ['Test the coupon (15m)', 'Test the coupon'],
  ['Run the loop (400m)', 'Run the loop (400m)'],
  ['Hang the rope, 50 m', 'Hang the rope, 50 m'],
  ['Draft it (1.5 hrs).', 'Draft it'],
  ['Put both in MailerLite, 45 min.', 'Put both in MailerLite'],
  ['Write it (30 min) and read it aloud', 'Write it (30 min) and read it aloud'],
])('%s is shown beside its minutes as %s', (title, shown) => {
  expect(withoutMinutes(title)).toBe(shown);
});
