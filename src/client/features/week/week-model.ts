import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import type { FreeDays } from '#domain/week/free-days.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import type { Task } from '#domain/week/task.ts';

/** Everything that the screen shows, read from the plans and the facts. */
export type WeekModel = {
  readonly today: IsoDay;
  /** The first day of a week where this person lives; 0 is Sunday. */
  readonly firstDay: number;
  readonly tasks: readonly Task[];
  readonly free: FreeDays;
  readonly anchors: Anchors;
  readonly offered: readonly OfferedDate[];
};

export type SetDay = 'set' | 'full';

export type WeekActions = {
  /** False: the item is not in the plan any more. */
  tick(task: Task, isDone: boolean): boolean;
  /** '' puts it aside; null takes its day away. */
  setDay(task: Task, day: IsoDay | '' | null): SetDay;
  /** How many found their place. */
  addDates(offers: readonly OfferedDate[]): number;
  /** At the line of this task. */
  openPlan(task: Task): void;
  goHome(): void;
};
