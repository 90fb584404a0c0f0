import { COLLISION_WORDS, LAUNCH_PAGE_COPY } from '#content/copy/launch-page.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { outlineOf } from '#content/outline-of.ts';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import { ASSUMED_HOURS, TASK_MINUTES } from '#content/week/task-minutes.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { candidatesFor, suggestedAmong } from '#domain/facts/suggest-facts.ts';
import { launchPage } from '#domain/launch-page/launch-page.ts';
import { pictureOfWeek } from '#domain/launch-page/picture-of-week.ts';
import { openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { launchDaysOf } from '#domain/week/kinds/launch-title.ts';
import { helpersIn } from '#domain/week/people/helpers.ts';
import { planTasks } from '#domain/week/plan-tasks.ts';
import { readTasks } from '#domain/week/task.ts';
import { LaunchSheet } from './launch-sheet.tsx';
import type { LaunchModel } from './use-launch-page.ts';

export type StillLaunchProps = {
  facts: FactSheet['facts'];
  today: IsoDay;
  blueprints: readonly Blueprint[];
};

const SUNDAY = 0;

/** The one page as of a given day, for pages without scripts. */
export function StillLaunch({ facts, today, blueprints }: StillLaunchProps) {
  return (
    <section aria-labelledby="launch-in-book" className="launch-in-book mt-12">
      <h2 id="launch-in-book" className="mb-4 font-serif text-3xl leading-tight font-semibold">
        {LAUNCH_PAGE_COPY.title}
      </h2>
      <LaunchSheet model={modelOf({ facts, today, blueprints })} heading="h3" isStill />
    </section>
  );
}

function modelOf({ facts, today, blueprints }: StillLaunchProps): LaunchModel {
  const anchors = anchorsOf(facts, today);
  const tasks = planTasks(blueprints.flatMap(readTasks), {
    launchDays: launchDaysOf(facts, today, LAUNCH_TITLES),
    helpers: helpersIn(facts.helpers),
    table: TASK_MINUTES,
    settled: new Set(),
    titleOf: (type) => outlineOf(type).title,
  });
  const free = freeDaysOf(facts, today);
  const hours = weekHours(facts.hoursAWeek, ASSUMED_HOURS);
  const week = { today, firstDay: SUNDAY, tasks, free, anchors, hours };
  const candidates = candidatesFor({ blueprints, tables: FACT_TABLES, today });
  const suggestions = suggestedAmong(candidates, null, today);
  return {
    page: launchPage({ facts, suggestions, week }),
    picture: pictureOfWeek(week, facts, COLLISION_WORDS),
    gaps: blueprints.reduce((sum, { content }) => sum + gapsIn(content.aiOutput ?? '').length, 0),
    points: openPointsIn(blueprints, []).length,
    isRead: true,
  };
}
