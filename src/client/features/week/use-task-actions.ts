import { useRef, useState } from 'react';
import type { Tell } from '#client/ui/notices/done-toast.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';
import { dayNextWeek } from '#domain/week/this-week.ts';
import { wayBack } from './model/way-back.ts';
import type { WeekActions, WeekModel } from './model/week-model.ts';

/** A person's actions on one task, with their messages. */
export type TaskActions = {
  /** False: it is no longer in its plan. */
  tick(task: Task, isDone: boolean): boolean;
  setDay(task: Task, day: IsoDay | null): void;
  moveTo(task: Task, day: IsoDay): void;
  toNextWeek(task: Task): void;
  notForMe(task: Task): void;
  bringBack(task: Task): void;
  setMinutes(task: Task, minutes: number): void;
  askHelper(task: Task, name: string | null): void;
  takeOut(task: Task): void;
  openPlan(task: Task): void;
};

/** A stable object for the life of the screen: a row renders only when its own task has changed. */
export function useTaskActions(model: WeekModel, actions: WeekActions, tell: Tell): TaskActions {
  const latest = useRef({ model, actions, tell });
  latest.current = { model, actions, tell };
  const [own] = useState(() => taskActions(() => latest.current));
  return own;
}

type Latest = { readonly model: WeekModel; readonly actions: WeekActions; readonly tell: Tell };

function taskActions(latest: () => Latest): TaskActions {
  const tell: Tell = (told) => latest().tell(told);
  function set(task: Task, day: IsoDay | '' | null): boolean {
    const isSet = latest().actions.setDay(task, day) === 'set';
    if (!isSet) tell({ message: WEEK_COPY.full });
    return isSet;
  }
  const undoOf = (task: Task, day: IsoDay | '') => wayBack(() => latest().actions, task, day);
  function moveTo(task: Task, day: IsoDay): void {
    const message = day === task.saidDay ? WEEK_COPY.found.done(1) : WEEK_COPY.moved(day);
    if (set(task, day)) tell({ message, undo: undoOf(task, day) });
  }
  return {
    tick(task, isDone) {
      const isThere = latest().actions.tick(task, isDone);
      if (isThere) announce(isDone ? WEEK_COPY.done : WEEK_COPY.undone);
      else tell({ message: WEEK_COPY.lost });
      return isThere;
    },
    setDay: (task, day) => void set(task, day),
    moveTo,
    toNextWeek(task) {
      const { today, firstDay, free } = latest().model;
      moveTo(task, dayNextWeek(task.day, today, firstDay, free));
    },
    notForMe(task) {
      if (set(task, '')) tell({ message: WEEK_COPY.putAside, undo: undoOf(task, '') });
    },
    bringBack: (task) => void set(task, null),
    setMinutes: (task, minutes) => latest().actions.setMinutes(task, minutes),
    askHelper(task, name) {
      latest().actions.askHelper(task, name);
      if (name !== null) tell({ message: LOAD_COPY.helpers.asked(name) });
    },
    takeOut(task) {
      const { entry } = task;
      if (!entry || !set(task, null)) return;
      const { entry: _, ...without } = task;
      tell({
        message: LOAD_COPY.takenOut,
        undo: () => void latest().actions.setDay({ ...without, title: entry.title }, entry.date),
      });
    },
    openPlan: (task) => latest().actions.openPlan(task),
  };
}
