import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { stepsWhenIdle } from '#client/adapters/time/steps-when-idle.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import { titleOf } from '#content/outline-of.ts';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import { ASSUMED_HOURS, TASK_MINUTES } from '#content/week/task-minutes.ts';
import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { isKitMark } from '#domain/facts/packed-marks.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { areSameSources } from '#domain/same-sources.ts';
import { mergeOffers } from '#domain/week/doubles/merge-offers.ts';
import { movedInPlans } from '#domain/week/following/moved-in-plans.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { launchDaysOf } from '#domain/week/kinds/launch-title.ts';
import { largeChanges } from '#domain/week/memory/large-changes.ts';
import {
  type OfferedDate,
  offeredDates,
  type PlanDates,
  planDates,
  type Reading,
} from '#domain/week/offered-dates.ts';
import { helpersIn } from '#domain/week/people/helpers.ts';
import { weekTasks } from '#domain/week/plan-tasks.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { rhythmIn } from '#domain/week/rhythm.ts';
import { rhythmOffers } from '#domain/week/rhythm-offers.ts';
import type { PlanDays, WeekModel } from './week-model.ts';

const NO_FACTS: FactSheet['facts'] = {};
const NO_MARKS: readonly string[] = [];

export function useWeekModel(workspace: Workspace, today: IsoDay, firstDay: number): WeekModel {
  return useModelOf(useWeekTasks(workspace, today), today, firstDay);
}

export type WeekTasks = ReturnType<typeof useTasksOf>;

export function useModelOf(week: WeekTasks, today: IsoDay, firstDay: number): WeekModel {
  const { blueprints, facts, settled, free, launchDays, tasks } = week;
  const { anchors } = launchDays;
  const reading = useMemo(() => ({ ...launchDays, free, today }), [launchDays, free, today]);
  const { offered: found, saidDays } = useDatesOfPlans(blueprints, reading, tasks);
  const rhythm = useMemo(() => rhythmIn(facts.rhythm, today), [facts.rhythm, today]);
  const offered = useMemo(() => {
    const merged = mergeOffers(found, tasks, titleOf);
    const sends = [
      ...tasks.filter(({ kind }) => kind === 'send').map(({ day }) => day ?? ''),
      ...merged.filter(({ kind }) => kind === 'send').map(({ entry }) => entry.date),
    ];
    const regular = rhythmOffers(rhythm, {
      today,
      anchors,
      blueprints,
      sendDays: new Set(sends),
      title: LOAD_COPY.rhythm.send,
    });
    return [...merged, ...regular].sort((a, b) => a.entry.date.localeCompare(b.entry.date));
  }, [found, tasks, rhythm, today, anchors, blueprints]);
  return useMemo(
    () => ({
      today,
      firstDay,
      tasks,
      free,
      anchors,
      offered,
      hours: weekHours(facts.hoursAWeek, ASSUMED_HOURS),
      helpers: helpersIn(facts.helpers),
      moved: movedInPlans(tasks, saidDays, { today, free, settled, anchors }),
      changes: largeChanges(settled),
      rhythm: rhythm && { rhythm, words: facts.rhythm ?? '' },
    }),
    [today, firstDay, tasks, free, anchors, offered, facts, saidDays, settled, rhythm],
  );
}

/** The tasks without the plans' offers: enough for this week's three. */
export function useWeekTasks(workspace: Workspace, today: IsoDay): WeekTasks {
  return useTasksOf(useWeekSources(workspace), today);
}

export function useTasksOf({ blueprints, facts, marks }: WeekSources, today: IsoDay) {
  const settled = useMemo(() => new Set(marks), [marks]);
  const free = useMemo(() => freeDaysOf(facts, today), [facts, today]);
  const launchDays = useMemo(() => launchDaysOf(facts, today, LAUNCH_TITLES), [facts, today]);
  const tasks = useMemo(
    () => weekTasks({ blueprints, facts, marks, today, table: TASK_MINUTES, titleOf, titles: LAUNCH_TITLES }),
    [blueprints, facts, marks, today],
  );
  return { blueprints, facts, settled, free, launchDays, tasks };
}

export type WeekSources = {
  readonly blueprints: readonly Blueprint[];
  readonly facts: FactSheet['facts'];
  readonly marks: readonly string[];
};

function useWeekSources({ store }: Workspace): WeekSources {
  const blueprints = useStore(store, useShallow(inOrder));
  const facts = useStore(store, useShallow(factsOf));
  const marks = useStore(store, useShallow(marksOf));
  const now = useMemo(() => ({ blueprints, facts, marks }), [blueprints, facts, marks]);
  // A row shows its own tick at once. Everything that follows is computed in chunks afterwards, and the next tick
  // doesn't wait for it. Other actions, such as typing a date, must see earlier ones.
  const drawn = useDeferredValue(now);
  return areOnlyTicked(drawn, now) ? drawn : now;
}

type State = ReturnType<Workspace['store']['getState']>;

const inOrder = ({ blueprints, byType }: State) =>
  BLUEPRINT_TYPES.flatMap((type) => blueprints[byType[type] ?? ''] ?? []);

const factsOf = ({ sheet }: State) => sheet?.facts ?? NO_FACTS;

// Marks under Ready to use don't matter here: otherwise each would compute all tasks again.
const marksOf = ({ sheet }: State) => sheet?.settled.filter((mark) => !isKitMark(mark)) ?? NO_MARKS;

export function weekSourcesOf(state: State): WeekSources {
  return { blueprints: inOrder(state), facts: factsOf(state), marks: marksOf(state) };
}

/** A tick changes one character of a plan, and its marks. */
function areOnlyTicked(before: WeekSources, now: WeekSources): boolean {
  return (
    before.facts === now.facts &&
    before.blueprints.length === now.blueprints.length &&
    before.blueprints.every((old, at) => {
      const next = now.blueprints[at];
      if (next === undefined || next === old) return next === old;
      const { content } = next;
      return (
        next.id === old.id &&
        areSameEntries(content.timeline, old.content.timeline) &&
        content.aiOutput?.length === old.content.aiOutput?.length
      );
    })
  );
}

function areSameEntries(one: readonly TimelineEntry[], other: readonly TimelineEntry[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((entry, at) => areSameSources(entry, other[at] ?? {}));
}

type FoundDates = { readonly offered: readonly OfferedDate[]; readonly saidDays: PlanDays };

const NOTHING: FoundDates = { offered: [], saidDays: new Map() };
const readDates = new WeakMap<Blueprint, { readonly reading: Reading; readonly dates: PlanDates }>();

/** Read after the lists are rendered, one plan per task: on a slow phone all of them would block the first tick. */
function useDatesOfPlans(
  blueprints: readonly Blueprint[],
  reading: Reading,
  tasks: readonly PlannedTask[],
): FoundDates {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    function show(all: readonly PlanDates[]) {
      const entries = blueprints.flatMap(({ content }) => content.timeline);
      const launchDays = tasks.filter(({ kind }) => kind === 'launch');
      const offers = all.flatMap((dates) => dates.offers);
      const offered = offeredDates(offers, { entries, launchDays });
      const saidDays = new Map(all.flatMap((dates) => [...dates.saidDays]));
      // A tick usually offers the same dates again: rendering a hundred rows again would block the next tick.
      startTransition(() =>
        setFound((before) => ({
          offered: isSame(before.offered, offered) ? before.offered : offered,
          saidDays,
        })),
      );
    }
    return stepsWhenIdle(datesOf(blueprints, reading), show);
  }, [blueprints, reading, tasks]);
  return found;
}

function* datesOf(blueprints: readonly Blueprint[], reading: Reading): Generator<undefined, PlanDates[]> {
  const all: PlanDates[] = [];
  for (const blueprint of blueprints) {
    const cached = readDates.get(blueprint);
    const isKnown = cached && areSameSources(cached.reading, reading);
    const dates = isKnown ? cached.dates : planDates(blueprint, reading);
    readDates.set(blueprint, { reading, dates });
    all.push(dates);
    if (!isKnown) yield;
  }
  return all;
}

function isSame(before: readonly OfferedDate[], next: readonly OfferedDate[]): boolean {
  const said = ({ key, entry }: OfferedDate) => `${key} ${entry.date} ${entry.title}`;
  return (
    before.length === next.length &&
    before.every((offer, index) => next[index] && said(offer) === said(next[index]))
  );
}
