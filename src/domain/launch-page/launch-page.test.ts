import { describe, expect, it } from 'vitest';
import { COLLISION_WORDS } from '#content/copy/launch-page.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { planned } from '#domain/week/testing/planned.ts';
import { hasLaunchDate } from './has-launch-date.ts';
import { avoidedIn, launchWeeks } from './launch-list.ts';
import { launchPage } from './launch-page.ts';
import { pictureOfWeek } from './picture-of-week.ts';

const TODAY = '2026-11-17';

const task = (title: string, day: string | null, more: Partial<PlannedTask> = {}) =>
  planned({ key: `${title} ${day}`, title, day, ...more });

const weekOf = (facts: FactSheet['facts'], tasks: readonly PlannedTask[]) => ({
  today: TODAY,
  firstDay: 1,
  tasks,
  free: freeDaysOf(facts, TODAY),
  anchors: anchorsOf(facts, TODAY),
  hours: weekHours(facts.hoursAWeek, 4),
});

describe('each row of the page', () => {
  it('is confirmed, found in a plan, or a blank; and says what is open', () => {
    const facts = { offerName: 'The Late Start Group' };
    const origins = [
      { type: 'fulfillment' as const, place: { kind: 'plan' as const, label: 'Price' }, quote: '' },
    ];
    const { groups, open } = launchPage({
      facts,
      suggestions: [{ fact: 'offerPrice', candidates: [{ value: '$290', origins }] }],
      week: weekOf(facts, []),
    });
    expect(groups.offer.slice(0, 3)).toEqual([
      { fact: 'offerName', state: 'confirmed', value: 'The Late Start Group' },
      { fact: 'offerPrice', state: 'found', value: '$290' },
      { fact: 'paymentTerms', state: 'blank' },
    ]);
    expect(open).toContain('offerPrice');
    expect(open).not.toContain('offerName');
  });

  it('asks for nothing that a launch without an event does not have', () => {
    const facts = { eventDate: 'No event', doorsClose: 'never closes' };
    const origins = [{ type: 'event' as const, place: { kind: 'plan' as const, label: 'Price' }, quote: '' }];
    const { groups, open } = launchPage({
      facts,
      suggestions: [{ fact: 'eventPrice', candidates: [{ value: 'Free', origins }] }],
      week: weekOf(facts, []),
    });
    expect([...groups.event, ...groups.days].map(({ fact }) => fact)).toEqual(['eventDate', 'doorsClose']);
    expect(open.filter((fact) => /^(?:event|doors|start)/.test(fact))).toEqual([]);
    const { asked } = pictureOfWeek(weekOf(facts, []), facts, COLLISION_WORDS);
    expect(asked).toEqual([]);
  });

  it('has the first three of This week: what is late, what has a day, then what has none', () => {
    const tasks = [
      task('No day', null),
      task('Next week', '2026-11-30'),
      task('Friday', '2026-11-20'),
      task('Late', '2026-11-02'),
      task('Done', '2026-11-18', { isDone: true }),
      task('Also none', null),
    ];
    const { next } = launchPage({ facts: {}, suggestions: [], week: weekOf({}, tasks) });
    expect(next.map(({ title }) => title)).toEqual(['Late', 'Friday', 'No day']);
  });

  it.each([
    [null, false],
    [{ facts: {} }, false],
    [{ facts: { offerPrice: '$290' } }, false],
    [{ facts: { startDate: 'March 22' } }, true],
  ])('is led to from the first confirmed date on: %j', (launch, expected) => {
    expect(hasLaunchDate(launch)).toBe(expected);
  });
});

describe('what the picture shows of the week', () => {
  it('are its kinds and minutes, from today on; what a helper does takes none of the hours', () => {
    const tasks = [
      task('Send the invitation email', '2026-11-20', { kind: 'send', minutes: 15 }),
      task('Print the cards', '2026-11-21', { minutes: 20 }),
      task('Ask the library', '2026-11-02', { minutes: 15 }),
      task('Fold the cards', '2026-11-22', { helper: 'my sister' }),
      task('The morning itself', '2026-11-23', { kind: 'launch', minutes: 0 }),
      task('The ninth month', '2026-11-24', { kind: 'mention', minutes: 0 }),
      task('No day', null),
      task('Done', '2026-11-22', { isDone: true }),
      task('Not for me', '2026-11-22', { isAside: true }),
    ];
    expect(pictureOfWeek(weekOf({}, tasks), {}, COLLISION_WORDS).work).toEqual([
      { kind: 'send', day: '2026-11-20', minutes: 15 },
      { kind: 'task', day: '2026-11-21', minutes: 20 },
      { kind: 'task', day: TODAY, minutes: 15 },
      { kind: 'task', day: '2026-11-22', minutes: 0 },
    ]);
  });

  it.each([
    ['three hours a week', 3, false],
    ['90 minutes', 1.5, false],
    ['0', 4, true],
    ['it depends', 4, true],
  ])('are its hours: %j is %j', (hoursAWeek, hours, areHoursAssumed) => {
    const picture = pictureOfWeek(weekOf({ hoursAWeek }, []), { hoursAWeek }, COLLISION_WORDS);
    expect(picture).toMatchObject({ hoursAWeek: hours, areHoursAssumed });
  });

  it('shows the days that were put into the schedule, until another one is confirmed', () => {
    const entry = (launchDay: 'doorsOpen' | 'eventDate', day: string, more: Partial<PlannedTask> = {}) =>
      task(`${launchDay} ${day}`, day, { kind: 'launch', launchDay, ...more });
    const tasks = [
      entry('doorsOpen', '2027-03-08'),
      entry('eventDate', '2027-03-13'),
      entry('eventDate', '2027-03-06', { isAside: true }),
    ];
    const daysOf = (facts: FactSheet['facts'], all = tasks) =>
      pictureOfWeek(weekOf(facts, all), facts, COLLISION_WORDS).days;
    expect(daysOf({})).toEqual([
      { name: 'doorsOpen', day: '2027-03-08' },
      { name: 'eventDate', day: '2027-03-13' },
    ]);
    expect(daysOf({ eventDate: 'March 20, 2027' })[1]).toEqual({ name: 'eventDate', day: '2027-03-20' });
    expect(daysOf({ eventDate: 'No event' })).toEqual([{ name: 'doorsOpen', day: '2027-03-08' }]);
    // Which of two is meant nobody has said.
    expect(daysOf({}, [...tasks, entry('eventDate', '2027-03-27')])).toHaveLength(1);
  });

  it('shows each evening of an event that is held on several', () => {
    const facts = { eventDate: 'Tues 9 and Thurs 11 March 2027', eventName: 'Slate and Soup' };
    expect(pictureOfWeek(weekOf(facts, []), facts, COLLISION_WORDS).days).toEqual([
      { name: 'eventDate', day: '2027-03-09', words: 'Slate and Soup' },
      { name: 'eventDate', day: '2027-03-11', words: 'Slate and Soup' },
    ]);
  });

  it('says in words what collides: a day of the launch, a full week, messages, days kept free', () => {
    const facts = {
      doorsOpen: 'Sunday, March 7, 2027',
      eventDate: 'March 13, 2027',
      eventName: 'One Song',
      restDays: 'Sundays',
      datesToAvoid: 'December 20 to January 4',
      hoursAWeek: 'one hour',
    };
    const tasks = [
      task('Send the invitation email', '2026-11-24', { kind: 'send', minutes: 45 }),
      task('Email the choir', '2026-11-24', { kind: 'send', minutes: 45 }),
      task('Ask the library', '2026-11-29'),
    ];
    const picture = pictureOfWeek(weekOf(facts, tasks), facts, COLLISION_WORDS);
    expect(picture.days).toEqual([
      { name: 'doorsOpen', day: '2027-03-07' },
      { name: 'eventDate', day: '2027-03-13', words: 'One Song' },
    ]);
    expect(picture.collisions).toEqual([
      'Sign-up opens: Sunday, March 7 is a rest day.',
      'The week of Nov 23 has 2 hours of work. You have 1.',
      'Tuesday, November 24: 2 messages to the same people on one day.',
      '1 task is planned for days you keep free.',
    ]);
    expect(launchWeeks(picture)).toEqual([{ start: '2026-11-23', sends: 2, tasks: 1, hours: 2 }]);
    // Sundays in between are rest days.
    expect(avoidedIn(picture)).toEqual([
      { from: '2026-12-21', to: '2026-12-26' },
      { from: '2026-12-28', to: '2027-01-02' },
      { from: '2027-01-04', to: '2027-01-04' },
    ]);
  });
});
