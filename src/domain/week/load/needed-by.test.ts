import { describe, expect, it } from 'vitest';
import { planned } from '#domain/week/testing/planned.ts';
import { fixedDays, isBound, isFixed, neededBy, notBefore } from './needed-by.ts';

const ANCHORS = {
  eventDate: '2027-03-13',
  doorsOpen: '2027-03-08',
  doorsClose: '2027-03-19',
  startDate: '2027-03-22',
};
const OTHER = '00000000-0000-4000-8000-000000000002';
const SENDS = [
  planned({ key: 'b', kind: 'send', day: '2027-03-11' }),
  planned({ key: 'a', kind: 'send', day: '2027-03-05' }),
  planned({ key: 'aside', kind: 'send', day: '2027-03-02', isAside: true }),
  planned({ key: 'undated', kind: 'send' }),
  planned({ key: 'task', day: '2027-03-03' }),
  planned({ key: 'other', kind: 'send', day: '2027-03-04', blueprintId: OTHER }),
];
const FIXED = fixedDays(SENDS, ANCHORS);
const task = (more: Partial<Parameters<typeof planned>[0]>) => planned({ key: 'x', title: 'Print', ...more });

it('the days on which each plan sends something, the earliest first', () => {
  expect([...FIXED.sendDays.values()]).toEqual([['2027-03-05', '2027-03-11'], ['2027-03-04']]);
});

describe('needed by', () => {
  it.each([
    ['the day before the next day of the launch', '2027-03-01', 'Print', '2027-03-07'],
    ['of the ones that follow', '2027-03-09', 'Print', '2027-03-12'],
    ['the day before the closing', '2027-03-14', 'Print', '2027-03-18'],
    ['its own day where nothing follows', '2027-03-23', 'Print', '2027-03-23'],
    ['a deadline in its words', '2027-03-01', 'Print by Wednesday, March 3', '2027-03-03'],
    ['the day before, where it says before', '2027-03-01', 'Print before March 3', '2027-03-02'],
    ['not a deadline that is later than the launch', '2027-03-01', 'Print by March 30', '2027-03-07'],
    ['a deadline where nothing follows', '2027-03-23', 'Print by March 30', '2027-03-30'],
    ['no later where it stands behind its deadline', '2027-03-03', 'Print by March 2', '2027-03-03'],
    ['the first of two that are still ahead', '2027-03-02', 'Print by March 4, cut by March 1', '2027-03-04'],
    ['its own day on a day of the launch', '2027-03-13', 'Print', '2027-03-13'],
    ['work on messages by the next message', '2027-03-01', 'Write the emails', '2027-03-05'],
    ['in small or large letters', '2027-03-01', 'Newsletter', '2027-03-05'],
    ['an e-mail', '2027-03-01', 'Write the e-mail', '2027-03-05'],
    ['not the one of the same day', '2027-03-05', 'Write the post', '2027-03-07'],
    ['nor one that has gone by', '2027-03-12', 'Write the post', '2027-03-12'],
    ['a postcard is no post', '2027-03-01', 'Print postcards', '2027-03-07'],
    ['compost is no post', '2027-03-01', 'Turn the compost', '2027-03-07'],
  ])('%s', (_, day, title, expected) => {
    expect(neededBy(task({ day, title }), FIXED)).toBe(expected);
  });

  it('every task has a day, and a plan without messages depends only on the launch', () => {
    expect(neededBy(task({ day: null }), FIXED)).toBeNull();
    const alone = task({ day: '2027-03-01', title: 'Write the emails', blueprintId: 'none' });
    expect(neededBy(alone, FIXED)).toBe('2027-03-07');
  });

  it.each([
    ['a message', { kind: 'send' as const, day: '2027-03-01' }, true],
    ['a day of the launch', { kind: 'launch' as const, day: '2027-03-01' }, true],
    ['a task on such a day', { day: '2027-03-22' }, true],
    ['counting', { day: '2027-03-01', section: 'Numbers to track' }, true],
    ['thanking', { day: '2027-03-01', section: 'after the event' }, true],
    ['what only speaks of it', { day: '2027-03-01', section: 'What comes after the event' }, false],
    ['any other task', { day: '2027-03-01' }, false],
    ['an appointment', { day: '2027-03-01', title: 'Go to the breakfast, Monday, March 1' }, true],
    ['one that may be earlier', { day: '2027-03-01', title: 'Meet the printer by Monday, March 1' }, false],
  ])('%s is bound to its day: %o', (_, more, bound) => {
    expect(isBound(task(more), FIXED)).toBe(bound);
    if (bound) expect(neededBy(task(more), FIXED)).toBe(task(more).day);
  });
});

it('a task in several plans is needed by the earliest of their deadlines', () => {
  const twins = [task({ day: '2027-03-01', title: 'Print the cards by March 3' })];
  expect(neededBy(task({ day: '2027-03-01', twins }), FIXED)).toBe('2027-03-03');
});

describe('a day of the launch that only the plans name', () => {
  const named = fixedDays([planned({ key: 'event', kind: 'launch', day: '2027-03-13' })], {});
  it('keeps tasks on it in place, and later ones after it', () => {
    expect(isBound(task({ day: '2027-03-13' }), named)).toBe(true);
    expect(isFixed(task({ day: '2027-03-13' }), named)).toBe(false);
    expect(notBefore({ day: '2027-03-15' }, named)).toBe('2027-03-13');
  });
  it('makes nothing depend on it: nobody has confirmed it', () => {
    expect(neededBy(task({ day: '2027-03-01' }), named)).toBe('2027-03-01');
  });
});

it.each([
  ['a day of the launch', { kind: 'launch' as const, day: '2027-03-01' }, true],
  ['what is taught', { day: '2027-03-13', title: 'Teach the evening, Saturday, March 13' }, true],
  ['the event in a row', { day: '2027-03-13', title: 'Set up at 3 pm; workshop 4 to 6 pm · All' }, true],
  ['that word on another day', { day: '2027-03-12', title: 'Workshop cards cut' }, false],
  ['work on the day of the event', { day: '2027-03-13', title: 'Set the chairs' }, false],
  ['a message', { kind: 'send' as const, day: '2027-03-13', title: 'Meet us tonight' }, false],
])('%s is fixed: %o', (_, more, expected) => {
  expect(isFixed(task(more), FIXED)).toBe(expected);
});

describe('not before', () => {
  it.each([
    ['four weeks ahead', '2027-03-05', '2027-02-05'],
    ['not before the event that it follows', '2027-03-15', '2027-03-13'],
    ['nor before the closing', '2027-03-20', '2027-03-19'],
    ['nor before the start, on its day too', '2027-03-22', '2027-03-22'],
    ['opening holds nothing back', '2027-03-09', '2027-02-09'],
    ['long after all of them', '2027-06-30', '2027-06-02'],
  ])('%s', (_, day, expected) => {
    expect(notBefore({ day }, FIXED)).toBe(expected);
  });

  it('without a day there is none; without days of the launch, four weeks', () => {
    expect(notBefore({ day: null }, FIXED)).toBeNull();
    expect(notBefore({ day: '2027-03-29' }, fixedDays([], {}))).toBe('2027-03-01');
  });
});
