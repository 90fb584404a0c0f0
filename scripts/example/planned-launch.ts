import { outlineOf } from '#content/outline-of.ts';
import { ASSUMED_HOURS, TASK_MINUTES } from '#content/week/task-minutes.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { addEntries, withDay } from '#domain/week/change-timeline.ts';
import { mergeOffers } from '#domain/week/doubles/merge-offers.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import type { LaunchDays } from '#domain/week/kinds/launch-day.ts';
import { type Spread, spreadOut } from '#domain/week/load/spread-out.ts';
import { offeredDates, planDates } from '#domain/week/offered-dates.ts';
import { helpersIn } from '#domain/week/people/helpers.ts';
import { planTasks } from '#domain/week/plan-tasks.ts';
import { tasksOf } from '#domain/week/task.ts';

type Launch = {
  readonly facts: FactSheet['facts'];
  readonly launchDays: LaunchDays;
  readonly blueprints: readonly Blueprint[];
};

const MONDAY = 1;
const NOTHING_SETTLED: ReadonlySet<string> = new Set();
const titleOf = (type: Blueprint['type']) => outlineOf(type).title;

/** A recorded person who added every date of the plans and spread them out. */
export function plannedLaunch({ facts, launchDays, blueprints }: Launch, today: IsoDay) {
  const free = freeDaysOf(facts, today);
  const reading = { anchors: launchDays.anchors, free, today };
  const found = blueprints.flatMap((blueprint) => planDates(blueprint, reading).offers);
  const all = offeredDates(found, { entries: [], launchDays: [] });
  const merged = mergeOffers(all, [], titleOf);
  const offered = merged.filter(({ kind }) => kind !== 'mention');
  const dated = blueprints.map((blueprint) => {
    const own = offered.filter((offer) => offer.blueprint === blueprint).map(({ entry }) => entry);
    return withTimeline(blueprint, addEntries([], own));
  });
  const rules = {
    launchDays,
    helpers: helpersIn(facts.helpers),
    table: TASK_MINUTES,
    settled: NOTHING_SETTLED,
    titleOf,
  };
  const tasks = planTasks(
    dated.flatMap((blueprint) => tasksOf(blueprint, NOTHING_SETTLED)),
    rules,
  );
  const budget = weekHours(facts.hoursAWeek, ASSUMED_HOURS).minutes;
  const when = { today, firstDay: MONDAY, budget, free, anchors: launchDays.anchors };
  return { all, merged, dated, tasks, when, spread: spreadOut(tasks, { ...when, doneMinutes: 0 }) };
}

/** The plans after 'Spread them out'. Tasks without a place stay where they are. */
export function spreadPlans(dated: readonly Blueprint[], { moves }: Spread): Blueprint[] {
  return dated.map((blueprint) => {
    const own = moves.flatMap(({ task, to }) =>
      [task, ...task.twins].flatMap((one) => (one.blueprintId === blueprint.id ? [{ task: one, to }] : [])),
    );
    return withTimeline(
      blueprint,
      own.reduce((timeline, { task, to }) => withDay(timeline, task, to), blueprint.content.timeline),
    );
  });
}

function withTimeline(blueprint: Blueprint, timeline: Blueprint['content']['timeline']): Blueprint {
  return { ...blueprint, content: { ...blueprint.content, timeline } };
}
