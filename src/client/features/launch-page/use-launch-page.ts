import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { stepsWhenIdle } from '#client/adapters/time/steps-when-idle.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { COLLISION_WORDS } from '#content/copy/launch-page.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { titleOf } from '#content/outline-of.ts';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import { ASSUMED_HOURS, TASK_MINUTES } from '#content/week/task-minutes.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { type Candidates, candidatesInSteps, suggestedAmong } from '#domain/facts/suggest-facts.ts';
import { type LaunchPage, launchPage } from '#domain/launch-page/launch-page.ts';
import type { PictureFacts } from '#domain/launch-page/picture-facts.ts';
import { pictureOfWeek } from '#domain/launch-page/picture-of-week.ts';
import { openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { weekTasks } from '#domain/week/plan-tasks.ts';

/** All data of the page, from the facts and the plans. */
export type LaunchModel = {
  readonly page: LaunchPage;
  readonly picture: PictureFacts;
  readonly gaps: number;
  /** Null until they are counted. */
  readonly points: number | null;
  /** False while plans are being read: a blank's value may still be found in one. */
  readonly isRead: boolean;
};

const NO_FACTS: FactSheet['facts'] = {};
const NO_MARKS: readonly string[] = [];
const NOTHING_FOUND: Candidates = new Map();

export function useLaunchPage({ store }: Workspace, today: IsoDay, firstDay: number): LaunchModel {
  const byId = useStore(store, (state) => state.blueprints);
  const byType = useStore(store, (state) => state.byType);
  const sheet = useStore(store, (state) => state.sheet);
  const facts = sheet?.facts ?? NO_FACTS;
  const settled = sheet?.settled ?? NO_MARKS;
  const blueprints = useMemo(
    () => BLUEPRINT_TYPES.flatMap((type) => byId[byType[type] ?? ''] ?? []),
    [byId, byType],
  );
  const week = useMemo(
    () => ({
      today,
      firstDay,
      tasks: weekTasks({
        blueprints,
        facts,
        marks: settled,
        today,
        table: TASK_MINUTES,
        titleOf,
        titles: LAUNCH_TITLES,
      }),
      free: freeDaysOf(facts, today),
      anchors: anchorsOf(facts, today),
      hours: weekHours(facts.hoursAWeek, ASSUMED_HOURS),
    }),
    [blueprints, settled, facts, today, firstDay],
  );
  const found = useFound(blueprints, today);
  const points = usePointsLeft(blueprints, sheet, today);
  const suggestions = useMemo(
    () => suggestedAmong(found?.candidates ?? NOTHING_FOUND, sheet, today),
    [found, sheet, today],
  );
  const page = useMemo(() => launchPage({ facts, suggestions, week }), [facts, suggestions, week]);
  const picture = useMemo(() => pictureOfWeek(week, facts, COLLISION_WORDS), [week, facts]);
  return {
    page,
    picture,
    gaps: found?.gaps ?? 0,
    points,
    isRead: found !== null,
  };
}

type Found = { readonly candidates: Candidates; readonly gaps: number };

/** Reads the plans after the page is rendered, with pauses: on a slow phone nineteen plans would block the first click. */
function useFound(blueprints: readonly Blueprint[], today: IsoDay): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => stepsWhenIdle(lookIn(blueprints, today), setFound), [blueprints, today]);
  return found;
}

function* lookIn(blueprints: readonly Blueprint[], today: IsoDay): Generator<undefined, Found> {
  const candidates = yield* candidatesInSteps({ blueprints, tables: FACT_TABLES, today });
  let gaps = 0;
  for (const blueprint of blueprints) {
    gaps += gapsIn(blueprint.content.aiOutput ?? '').length;
    yield;
  }
  return { candidates, gaps };
}

/** Excludes settled points: the code for that finds all decisions, and isn't part of this page's download. */
function usePointsLeft(
  blueprints: readonly Blueprint[],
  sheet: FactSheet | null,
  today: IsoDay,
): number | null {
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    import('./points-left.ts').then(
      ({ countPointsLeft }) => {
        if (!isLeft) stop = stepsWhenIdle(countPointsLeft({ blueprints, sheet, today }), setPoints);
      },
      () => isLeft || setPoints(openPointsIn(blueprints, sheet?.settled ?? NO_MARKS).length),
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [blueprints, sheet, today]);
  return points;
}
