import type { TimelineEntry } from '#domain/blueprint/blueprint.ts';
import type { WeekHours } from '#domain/facts/hours-a-week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Anchors } from '#domain/week/finding/count-from.ts';
import type { MovedInPlan } from '#domain/week/following/moved-in-plans.ts';
import type { FreeDays } from '#domain/week/free-days.ts';
import type { Move } from '#domain/week/load/spread-out.ts';
import type { LargeChange } from '#domain/week/memory/large-changes.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import type { Helper } from '#domain/week/people/helpers.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import type { Rhythm } from '#domain/week/rhythm.ts';

/** All data of the screen, from the plans and the facts. */
export type WeekModel = {
  readonly today: IsoDay;
  /** The first day of the week in this region; 0 is Sunday. */
  readonly firstDay: number;
  readonly tasks: readonly PlannedTask[];
  readonly free: FreeDays;
  readonly anchors: Anchors;
  readonly offered: readonly OfferedDate[];
  readonly hours: WeekHours;
  readonly helpers: readonly Helper[];
  readonly moved: readonly MovedInPlan[];
  readonly changes: readonly LargeChange[];
  /** How often they write to their list, with their own words for it. */
  readonly rhythm: { readonly rhythm: Rhythm; readonly words: string } | null;
};

export type SetDay = 'set' | 'full';

export type WeekActions = {
  /** False: the item is no longer in the plan. */
  tick(task: PlannedTask, isDone: boolean): boolean;
  /** '' puts it aside; null removes its date. */
  setDay(task: PlannedTask, day: IsoDay | '' | null): SetDay;
  setMinutes(task: PlannedTask, minutes: number): void;
  /** null: the person does it themselves. */
  askHelper(task: PlannedTask, name: string | null): void;
  /** The number of dates added, and the change for undo. */
  addDates(offers: readonly OfferedDate[]): { readonly added: number; readonly change: LargeChange };
  /** Many at once, with a lasting undo. */
  moveAll(moves: readonly Move[]): LargeChange;
  /** For tasks whose plan gives another day: confirms the current one. */
  keepDays(moved: readonly MovedInPlan[]): void;
  takeBack(change: LargeChange): void;
  /** The first day of the message rhythm. */
  setFirstSend(day: IsoDay): void;
  /** Opens the plan at the task's line. */
  openPlan(task: PlannedTask): void;
  sayHours(): void;
  goHome(): void;
};

/** The plan's day for each calendar entry. */
export type PlanDays = ReadonlyMap<TimelineEntry, IsoDay>;
