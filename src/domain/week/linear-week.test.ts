import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { withoutSpeech } from '#domain/reading/plain-words.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { anchorsOf } from './anchors.ts';
import { calendarOf } from './calendar.ts';
import { collisionsIn } from './collisions.ts';
import { freeDaysOf, restDays } from './free-days.ts';
import { goalsIn } from './goals.ts';
import { offeredDates, planDates } from './offered-dates.ts';
import { calendarFile } from './out/calendar-file.ts';
import { plainTable } from './out/task-table.ts';
import { placeOf, tasksOf } from './task.ts';
import { thisWeek } from './this-week.ts';
import { tickTask } from './tick-task.ts';

const TODAY = '2026-11-16';
const FACTS = { eventDate: 'March 6, 2027', doorsOpen: 'March 7, 2027', startDate: 'March 15, 2027' };
const free = freeDaysOf({ restDays: 'Sunday' }, TODAY);
const anchors = anchorsOf(FACTS, TODAY);
const TIMELINE = Array.from({ length: 100 }, (_, nth) => ({
  title: `call a b c ${nth}`,
  date: '2026-11-20',
  description: 'a',
}));

const planOf = (output: string, type: BlueprintType = 'event') => sampleBlueprint({ type, output });
const offersIn = (text: string, type: BlueprintType) =>
  offeredDates(planDates(planOf(text, type), { anchors, free, today: TODAY }).offers, {
    entries: [],
    launchDays: [],
  });

function datedTasks(text: string) {
  const blueprint = planOf(text);
  return tasksOf({ ...blueprint, content: { ...blueprint.content, timeline: TIMELINE } }, new Set());
}

const READERS: Record<string, (text: string) => unknown> = {
  'words that are said to others': withoutSpeech,
  'a tick and its place': (text) =>
    tasksOf(planOf(text), new Set())
      .slice(-1)
      .map((task) => [tickTask(text, task, true), placeOf(text, task)]),
  goals: (text) => goalsIn(`## Key decisions\n${text}`, []),
  'the week, its calendar, its table and what collides': (text) => {
    const tasks = datedTasks(text).map((task) => ({ ...task, day: '2026-11-22' }));
    const now = { today: TODAY, free, anchors };
    const rows = tasks.map((task) => ({ task, topic: 'a' }));
    const table = plainTable(rows, ['a'], String);
    return [thisWeek(tasks, now), calendarOf(tasks, TODAY, 0), collisionsIn(tasks, now), table];
  },
  'a calendar file': (text) =>
    calendarFile({
      name: text,
      events: [{ key: 'a', day: TODAY, title: text, note: text }],
      now: '2026-11-16T00:00:00.000Z',
    }),
  'rest days': restDays,
};

// Many rules look for dates, so fewer texts must do.
const SOME_TEXTS = someHostileTexts(250);

describe('no text of 120,000 characters takes more than linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read, SOME_TEXTS)).toBeUndefined();
  });

  it.each(['event', 'event-launch'] as const)('dates that a plan sets: %s', (type) => {
    expect(worseThanLinear((text) => offersIn(text, type), SOME_TEXTS)).toBeUndefined();
  });
});
