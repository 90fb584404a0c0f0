import { describe, expect, it } from 'vitest';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { addEntries } from './change-timeline.ts';
import { mergeOffers } from './doubles/merge-offers.ts';
import { movedInPlans } from './following/moved-in-plans.ts';
import { freeDaysOf } from './free-days.ts';
import { launchDaysOf } from './kinds/launch-title.ts';
import { groupOffers, wantedAtFirst } from './offer-groups.ts';
import { offeredDates, planDates } from './offered-dates.ts';
import { weekTasks } from './plan-tasks.ts';

const TODAY = '2026-11-16';
const titleOf = (type: string) => type;
const table = { bySection: [], byWords: [], task: 30, send: 15, launch: 0, mention: 0 };

const RUTH: FactSheet['facts'] = {
  eventName: 'Ask One Good Question',
  eventDate: 'Thursday, January 28, 2027',
  doorsOpen: 'Monday, January 25, 2027',
  doorsClose: 'Friday, February 5, 2027',
  startDate: 'Thursday, February 11, 2027',
  offerName: "The Leader's Table, six Thursdays at noon on Zoom",
};
const EVENT_DATE = '**Event date:** Thursday, January 28, 2027; ice date February 2 to be asked for';
const WEEK =
  '| One week before, Monday, February 1, 2027 | Sign-up closes Friday, February 5; last envelopes mailed Saturday, February 6; access email read once more |';

const decided = (...lines: string[]) => `## Key decisions\n\n${lines.join('\n')}\n`;
const listed = (section: string, ...rows: string[]) =>
  `## ${section}\n\n| Week | Tasks |\n|---|---|\n${rows.join('\n')}\n`;

function plan(type: BlueprintType, output: string): Blueprint {
  return { ...sampleBlueprint({ type, output }), id: type };
}

function offersOf(blueprints: readonly Blueprint[], facts: FactSheet['facts']) {
  const reading = {
    ...launchDaysOf(facts, TODAY, LAUNCH_TITLES),
    free: freeDaysOf(facts, TODAY),
    today: TODAY,
  };
  const tasks = tasksOf(blueprints, facts);
  const offers = blueprints.flatMap((blueprint) => planDates(blueprint, reading).offers);
  const offered = offeredDates(offers, {
    entries: blueprints.flatMap(({ content }) => content.timeline),
    launchDays: tasks.filter(({ kind }) => kind === 'launch'),
  });
  return mergeOffers(offered, tasks, titleOf);
}

const tasksOf = (blueprints: readonly Blueprint[], facts: FactSheet['facts']) =>
  weekTasks({ blueprints, facts, marks: [], today: TODAY, table, titleOf, titles: LAUNCH_TITLES });

const launchOf = (blueprints: readonly Blueprint[], facts: FactSheet['facts']) =>
  offersOf(blueprints, facts)
    .filter(({ kind }) => kind === 'launch')
    .map(({ entry, name }) => `${entry.date} ${name}`);

function withEntries(blueprint: Blueprint, facts: FactSheet['facts']): Blueprint {
  const own = offersOf([blueprint], facts).map(({ entry }) => entry);
  return { ...blueprint, content: { ...blueprint.content, timeline: addEntries([], own) } };
}

describe('the days of a launch', () => {
  it.each(['Date', 'When', 'Day and time', 'When and where'])(
    'the day of an event may be labeled %s; it is not a task of that name',
    (label) => {
      const plans = [plan('event', decided(`**${label}:** Thursday, January 14, 2027, 6:30 pm to 7:30 pm`))];
      expect(offersOf(plans, {}).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['launch Your event']);
      expect(offersOf(plans, RUTH).map(({ kind }) => kind)).toEqual(['mention']);
    },
  );

  it('the sessions of a program are nothing to do or to send', () => {
    const rows = ['| Class 1 | January 28 | Talk, hum, one round |', '| Class 2 | February 4 | Post cards |'];
    const table = (head: string) =>
      `## Our evenings together\n\n${head}\n|---|---|---|\n${rows.join('\n')}\n`;
    const kinds = (head: string) =>
      offersOf([plan('fulfillment', table(head))], {}).map(({ kind }) => kind === 'mention');
    expect(kinds('| Class | Date | What we do |')).toEqual([true, true]);
    expect(kinds('| Class | Date | What to make |')).toEqual([false, false]);
  });

  it('leave out a reserve date, whether the event is confirmed or not', () => {
    const plans = [plan('launch', decided(EVENT_DATE))];
    expect(launchOf(plans, RUTH)).toEqual(['2027-01-28 Ask One Good Question']);
    expect(launchOf(plans, {})).toEqual(['2027-01-28 Your event']);
  });

  it('leave out a day if another one is confirmed', () => {
    const plans = [plan('launch', decided('**Event date:** Tuesday, February 2, 2027'))];
    expect(launchOf(plans, RUTH)).toEqual([]);
    expect(launchOf(plans, {})).toEqual(['2027-02-02 Your event']);
  });

  it('are called what a person would write into a calendar, each once', () => {
    const plans = [
      plan(
        'fulfillment',
        decided(
          '**Start date:** Thursday, February 11, 2027; sign-up Monday, January 25 to Friday, February 5, 2027',
        ),
      ),
      plan(
        'event',
        decided('**Format and date:** In person, Thursday, January 28, 2027, 6:30 to 8 pm, our hall'),
      ),
      plan('fulfillment-launch', listed('Four-week setup timeline', WEEK)),
      plan(
        'launch',
        `${decided('**Doors open and close:** Monday, January 25 to Friday, February 5, 2027; never extended', EVENT_DATE)}\n${listed('One calendar', '| Friday, February 5, 2027 | Sign-up closes; count |')}`,
      ),
    ];
    expect(launchOf(plans, RUTH)).toEqual([
      '2027-01-25 Sign-up opens',
      '2027-01-28 Ask One Good Question',
      '2027-02-05 Sign-up closes',
      "2027-02-11 The Leader's Table starts",
    ]);
    expect(launchOf(plans, {}), 'before anything is confirmed').toEqual([
      '2027-01-25 Sign-up opens',
      '2027-01-28 Your event',
      '2027-02-05 Sign-up closes',
      '2027-02-11 Your group starts',
    ]);
  });

  it('say once that sign-up opens, and keep the other tasks of that week', () => {
    const facts = { doorsOpen: 'Monday, May 3, 2027', doorsClose: 'Tuesday, May 11, 2027, noon' };
    const doors = '**Doors open and close:** Monday, May 3, 2027 to Tuesday, May 11, 2027, noon';
    const calendar = '| Monday, May 3, 2027 | Sign-up opens; greeting; email and calls to those who asked |';
    const week =
      '| One week before, Monday, May 3, 2027 | Sign-up opens Monday; on Tuesday, May 4, pick up the workbooks; Dina keeps the count of places |';
    const plans = [
      plan('fulfillment-launch', listed('Four-week setup timeline', week)),
      plan('launch', `${decided(doors)}\n${listed('One calendar', calendar)}`),
    ];
    for (const known of [facts, {}])
      expect(offersOf(plans, known).map(({ kind, entry, name }) => [kind, entry.date, name ?? entry.title]))
        // One per day of the launch.
        .toEqual([
          ['launch', '2027-05-03', 'Sign-up opens'],
          ['task', '2027-05-04', 'On Tuesday, May 4, pick up the workbooks'],
          ['launch', '2027-05-11', 'Sign-up closes'],
        ]);
  });

  it('of an event on several evenings are each of them, under its name', () => {
    const facts = { eventName: 'Slate and Soup', eventDate: 'Tues 9 and Thurs 11 March 2027' };
    const plans = [
      plan('event', decided('**Format and date:** in person, Tues 9 March and Thurs 11 March 2027, 7pm')),
      plan(
        'event-launch',
        listed(
          'Countdown',
          '| Tues 9 March | First evening, 7pm |',
          '| Thurs 11 March | Second evening, 7pm |',
        ),
      ),
      plan('launch', listed('One calendar', '| Thurs 11 March | Slate and Soup, second evening |')),
    ];
    const days = ['2027-03-09 Slate and Soup', '2027-03-11 Slate and Soup'];
    expect(launchOf(plans, facts)).toEqual(days);
    const [group] = groupOffers(offersOf(plans, facts), { today: TODAY, firstDay: 1 });
    expect(group && wantedAtFirst(group).size).toBe(2);
    // One evening is meant, but which one is unknown.
    const unclear = { ...facts, eventDate: 'March 9 or March 11, 2027' };
    const [both] = groupOffers(offersOf(plans, unclear), { today: TODAY, firstDay: 1 });
    expect(both && wantedAtFirst(both).size).toBe(0);
  });

  it('are known by other words for sign-up and for the start', () => {
    const facts = { offerName: 'First Line', startDate: 'May 15, 2027', doorsClose: 'April 30, 2027' };
    const plans = [
      plan(
        'launch',
        listed(
          'One calendar',
          '| Mon 15 March | Booking opens; email |',
          '| Fri 30 April | Pre-sale closes, 6pm |',
          '| Sat 15 May | First Line begins |',
        ),
      ),
    ];
    expect(launchOf(plans, facts)).toEqual([
      '2027-03-15 Sign-up opens',
      '2027-04-30 Sign-up closes',
      '2027-05-15 First Line starts',
    ]);
  });

  it.each([
    ...['**Sales call:** Tuesday, March 2', '**Orders due:** Friday, January 29'],
    ...['**Booking link live:** Monday, February 1', '**Registration form ready by:** Monday, February 1'],
    ...['**Sales emails start:** Monday, February 1', '**Order date for workbooks:** Friday, January 29'],
  ])('are none that only have to do with sign-up: %s', (line) => {
    expect(launchOf([plan('launch', decided(line))], {})).toEqual([]);
  });

  it.each([
    [{ eventName: 'Slate and Soup' }, '| Sat Mar 6 | Slate and Soup: buy bread |'],
    [{ eventName: 'Slate and Soup' }, '| Sat Mar 13 | Slate and Soup – thank-you notes |'],
    [{ eventName: 'Soup', eventDate: 'March 6, 2027' }, '| Sat Mar 6 | Soup reminder · Text |'],
    [{ eventDate: 'Tues 9 and Thurs 11 March 2027' }, '| Tues 9 March | Day 3 email |'],
    [{ eventDate: 'Tues 9 and Thurs 11 March 2027' }, '| Thurs 11 March | Last day to borrow chairs |'],
    [{}, '| Wed Mar 3 | Up close with Dana: reel |'],
  ])('are none of the rows about something else, %j: %s', (facts, row) => {
    expect(launchOf([plan('launch', listed('One calendar', row))], facts)).toEqual([]);
  });

  it('is also the row that says where the event is, and enrolment in British words', () => {
    const facts = { eventName: 'Soup', eventDate: 'March 6, 2027' };
    const rows = ['| Sat Mar 6 | Soup at the barn, 7 pm |', '| Mon Mar 8 | Enrolment opens |'];
    expect(launchOf([plan('launch', listed('One calendar', ...rows))], facts)).toEqual([
      '2027-03-06 Soup',
      '2027-03-08 Sign-up opens',
    ]);
  });

  it('are two where sign-up opens on the day of the event', () => {
    const facts = { eventDate: 'January 28, 2027', doorsOpen: 'January 28, 2027' };
    const plans = [
      plan('event', decided('**Event date:** Thursday, January 28, 2027')),
      plan('launch', listed('One calendar', '| Thursday, January 28, 2027 | Sign-up opens; count |')),
    ];
    expect(launchOf(plans, facts)).toEqual(['2027-01-28 Your event', '2027-01-28 Sign-up opens']);
  });
});

describe('a day of the launch that is in the schedule', () => {
  const event = plan(
    'event',
    decided('**Format and date:** In person, Thursday, January 28, 2027, 6:30 to 8 pm, our hall'),
  );

  it('has its name there too, follows its line, and is not offered again', () => {
    const stored = withEntries(event, RUTH);
    expect(stored.content.timeline.map(({ title }) => title)).toEqual(['Format and date']);
    expect(tasksOf([stored], RUTH)).toMatchObject([
      { title: 'Ask One Good Question', said: 'Format and date', kind: 'launch', launchDay: 'eventDate' },
    ]);
    expect(tasksOf([stored], RUTH)[0]).not.toHaveProperty('isGone');
    expect(offersOf([stored], RUTH)).toEqual([]);
    const again = plan('launch', decided('**Event date:** Thursday, January 28, 2027'));
    expect(offersOf([stored, again], RUTH)).toEqual([]);
  });

  it('is one where one plan had put it in twice', () => {
    const doors = decided('**Doors open and close:** Monday, January 25 to Friday, February 5, 2027');
    const output = `${doors}\n${listed('One calendar', '| Monday, January 25, 2027 | Sign-up opens; email |')}`;
    const blueprint = plan('launch', output);
    const timeline = [
      { title: 'Doors open and close', date: '2027-01-25', description: 'Key decisions' },
      { title: 'Sign-up opens; email', date: '2027-01-25', description: 'One calendar' },
    ];
    const stored = { ...blueprint, content: { ...blueprint.content, timeline } };
    expect(tasksOf([stored], RUTH).map(({ title, twins }) => [title, twins.length])).toEqual([
      ['Sign-up opens', 1],
    ]);
  });

  it('of another day than the confirmed one keeps the words of its plan', () => {
    const timeline = [{ title: 'Event date', date: '2027-02-02', description: 'Key decisions' }];
    const launch = plan('launch', decided(EVENT_DATE));
    const stored = { ...launch, content: { ...launch.content, timeline } };
    expect(tasksOf([stored], RUTH)).toMatchObject([{ title: 'Event date', kind: 'mention' }]);
  });

  it('moves to the newly confirmed day, even if that is a rest day', () => {
    const facts = { ...RUTH, eventDate: 'Sunday, January 31, 2027', restDays: 'Sundays' };
    const launch = plan('launch', decided('**Event date:** Sunday, January 31, 2027'));
    const timeline = [{ title: 'Event date', date: '2027-01-28', description: 'Key decisions' }];
    const stored = { ...launch, content: { ...launch.content, timeline } };
    const days = launchDaysOf(facts, TODAY);
    const reading = { ...days, free: freeDaysOf(facts, TODAY), today: TODAY };
    const { saidDays } = planDates(stored, reading);
    const now = { ...reading, settled: [] };
    expect(movedInPlans(tasksOf([stored], facts), saidDays, now)).toMatchObject([{ to: '2027-01-31' }]);
  });
});

it('of two days for one start neither is preselected', () => {
  const start = (day: string) =>
    decided(`**Start date:** ${day}`, '**Doors open:** Friday, February 19, 2027');
  const blueprints = [
    plan('fulfillment-launch', start('Saturday, March 6, 2027')),
    plan('launch', start('Saturday, March 13, 2027')),
  ];
  const [group] = groupOffers(offersOf(blueprints, {}), { today: TODAY, firstDay: 1 });
  if (group?.kind !== 'launch') throw new Error('No days of the launch are offered.');
  const wanted = wantedAtFirst(group);
  expect(group.offers.map(({ key, entry }) => [entry.date, wanted.has(key)])).toEqual([
    ['2027-02-19', true],
    ['2027-03-06', false],
    ['2027-03-13', false],
  ]);
  expect(wantedAtFirst({ kind: 'mentions', offers: group.offers }).size).toBe(0);
});
