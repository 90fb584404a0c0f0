import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { titleOf } from '#content/outline-of.ts';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import { TASK_MINUTES } from '#content/week/task-minutes.ts';
import { addEntries } from '#domain/week/change-timeline.ts';
import { mergeOffers } from '#domain/week/doubles/merge-offers.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { launchDaysOf } from '#domain/week/kinds/launch-title.ts';
import { offeredDates, planDates } from '#domain/week/offered-dates.ts';
import { calendarFile } from '#domain/week/out/calendar-file.ts';
import { noteOf } from '#domain/week/out/task-table.ts';
import { wholeWords } from '#domain/week/out/whole-words.ts';
import { weekTasks } from '#domain/week/plan-tasks.ts';
import { recordedLaunch, weekByHand } from '#lab/one-launch/recorded-launch.ts';

type Written = { day: string; summary: string; note: string };

/** The calendar file of a recorded person who added everything offered, read by an independent parser. */
function writtenBy(person: string): { launch: string[]; events: Written[] } {
  const found = recordedLaunch(person);
  const today = weekByHand(person)?.today;
  if (!found || today === undefined) throw new Error(`Nothing is recorded of ${person}.`);
  const { facts, blueprints } = found;
  const reading = {
    ...launchDaysOf(facts, today, LAUNCH_TITLES),
    free: freeDaysOf(facts, today),
    today,
  };
  const offers = blueprints.flatMap((blueprint) => planDates(blueprint, reading).offers);
  const offered = mergeOffers(offeredDates(offers, { entries: [], launchDays: [] }), [], titleOf);
  const chosen = offered.filter(({ kind }) => kind !== 'mention');
  const dated = blueprints.map((blueprint) => {
    const own = chosen.filter((offer) => offer.blueprint === blueprint).map(({ entry }) => entry);
    return { ...blueprint, content: { ...blueprint.content, timeline: addEntries([], own) } };
  });
  const from = { blueprints: dated, facts, marks: [], today, table: TASK_MINUTES, titleOf };
  const tasks = weekTasks({ ...from, titles: LAUNCH_TITLES });
  const wholeOf = wholeWords(Object.fromEntries(dated.map((blueprint) => [blueprint.id, blueprint])));
  const events = tasks.flatMap((task) => {
    const { key, day, title, type } = task;
    return day === null ? [] : [{ key, day, title, note: noteOf(task, titleOf(type), wholeOf(task)) }];
  });
  const file = calendarFile({ name: 'My launch', events, now: `${today}T12:00:00.000Z` });
  const read = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return { day: event.startDate.toString(), summary: event.summary, note: event.description };
  });
  return {
    launch: tasks
      .filter(({ kind }) => kind === 'launch')
      .map(({ day, title }) => `${day} ${title}`)
      .sort(),
    events: read,
  };
}

describe('the calendar file of recorded plans with confirmed facts', () => {
  it.each([
    [
      'ruth',
      [
        '2027-01-25 Sign-up opens',
        '2027-01-28 Ask One Good Question',
        '2027-02-05 Sign-up closes',
        "2027-02-11 The Leader's Table starts",
      ],
    ],
    [
      'avi',
      [
        '2027-05-03 Sign-up opens',
        '2027-05-09 Find Your Flat Number',
        '2027-05-11 Sign-up closes',
        '2027-05-13 Level Paycheck starts',
      ],
    ],
    [
      'ana',
      [
        '2027-03-08 Sign-up opens',
        '2027-03-13 One Song, One Morning',
        '2027-03-19 Sign-up closes',
        '2027-03-22 The Late Start Group starts',
      ],
    ],
  ])('%s: each day of the launch once, under its own name, and no word is lost', (person, days) => {
    const { launch, events } = writtenBy(person);
    expect(launch).toEqual(days);
    const written = events.map(({ day, summary }) => `${day} ${summary}`);
    expect(days.filter((each) => written.filter((one) => one === each).length !== 1)).toEqual([]);
    const labels = /^(?:Format and date|Event date|Start date|Doors open and close)$/;
    expect(events.filter(({ summary }) => labels.test(summary))).toEqual([]);
    const cut = events.filter(({ summary }) => summary.endsWith('…'));
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.filter(({ summary, note }) => !note.startsWith(summary.slice(0, -1)))).toEqual([]);
    expect(cut.filter(({ note }) => (note.split('\n')[0] ?? '').endsWith('…'))).toEqual([]);
  });

  it('of Ruth has the place and the hour of her event in its description', () => {
    const { events } = writtenBy('ruth');
    expect(events.find(({ summary }) => summary === 'Ask One Good Question')).toEqual({
      day: '2027-01-28',
      summary: 'Ask One Good Question',
      note: "Format and date: In person, Thursday, January 28, 2027, 6:30 to 8 pm, our church's fellowship hall\nMarketing Event · Key decisions",
    });
    expect(events.filter(({ day, summary }) => day === '2027-02-02' && /event/i.test(summary))).toEqual([]);
  });
});
