import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { nextTask } from '#client/adapters/page/breathe.ts';
import { whenIdle } from '#client/app/loading/when-idle.ts';
import type { WeekModel } from '#client/features/week/week-model.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { Launch } from '#domain/launch/launch.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import {
  type Offer,
  type OfferedDate,
  offeredDates,
  offersOf,
  type Reading,
} from '#domain/week/offered-dates.ts';
import { readTasks, type Task, withDone } from '#domain/week/task.ts';

const NO_FACTS: Launch['facts'] = {};
const NO_MARKS: readonly string[] = [];

export function useWeekModel({ store }: Workspace, today: IsoDay, firstDay: number): WeekModel {
  const byId = useStore(store, (state) => state.blueprints);
  const byType = useStore(store, (state) => state.byType);
  const facts = useStore(store, (state) => state.launch?.facts ?? NO_FACTS);
  const marks = useStore(store, (state) => state.launch?.settled ?? NO_MARKS);
  const settled = useMemo(() => new Set(marks), [marks]);
  const blueprints = useMemo(
    () => BLUEPRINT_TYPES.flatMap((type) => byId[byType[type] ?? ''] ?? []),
    [byId, byType],
  );
  const tasks = useMemo(() => withDone(blueprints.flatMap(knownTasks), settled), [blueprints, settled]);
  const free = useMemo(() => freeDaysOf(facts, today), [facts, today]);
  const anchors = useMemo(() => anchorsOf(facts, today), [facts, today]);
  const reading = useMemo(() => ({ anchors, free, today }), [anchors, free, today]);
  const offered = useOffers(blueprints, reading);
  return useMemo(
    () => ({ today, firstDay, tasks, free, anchors, offered }),
    [today, firstDay, tasks, free, anchors, offered],
  );
}

const known = new WeakMap<Blueprint, readonly Task[]>();

/** A tick changes one plan; the other eighteen are not read again. */
function knownTasks(blueprint: Blueprint): readonly Task[] {
  const tasks = known.get(blueprint) ?? readTasks(blueprint);
  known.set(blueprint, tasks);
  return tasks;
}

const readOffers = new WeakMap<Blueprint, { readonly reading: Reading; readonly offers: readonly Offer[] }>();

/** Looked for after the lists are drawn, one plan a task: on a slow phone all of them would hold up the first tick. */
function useOffers(blueprints: readonly Blueprint[], reading: Reading): readonly OfferedDate[] {
  const [offered, setOffered] = useState<readonly OfferedDate[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function look() {
      for (const blueprint of blueprints) {
        if (readOffers.get(blueprint)?.reading === reading) continue;
        await nextTask();
        if (!isCurrent) return;
        readOffers.set(blueprint, { reading, offers: offersOf(blueprint, reading) });
      }
      const offers = blueprints.flatMap((each) => readOffers.get(each)?.offers ?? []);
      const entries = blueprints.flatMap(({ content }) => content.timeline);
      const next = offeredDates(offers, entries);
      // A tick mostly offers the same dates again: drawn anew, a hundred rows would hold up the next tick.
      setOffered((before) => (isSame(before, next) ? before : next));
    }
    const stopWaiting = whenIdle(() => void look());
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [blueprints, reading]);
  return offered;
}

function isSame(before: readonly OfferedDate[], next: readonly OfferedDate[]): boolean {
  const said = ({ key, entry }: OfferedDate) => `${key} ${entry.date} ${entry.title}`;
  return (
    before.length === next.length &&
    before.every((offer, index) => next[index] && said(offer) === said(next[index]))
  );
}
