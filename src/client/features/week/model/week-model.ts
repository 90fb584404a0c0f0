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

/** Everything that the screen shows, read from the plans and the facts. */
export type WeekModel = {
  readonly today: IsoDay;
  /** The first day of a week where this person lives; 0 is Sunday. */
  readonly firstDay: number;
  readonly tasks: readonly PlannedTask[];
  readonly free: FreeDays;
  readonly anchors: Anchors;
  readonly offered: readonly OfferedDate[];
  readonly hours: WeekHours;
  readonly helpers: readonly Helper[];
  readonly moved: readonly MovedInPlan[];
  readonly changes: readonly LargeChange[];
  /** How often they write to their list, and in their own words. */
  readonly rhythm: { readonly rhythm: Rhythm; readonly words: string } | null;
};

export type SetDay = 'set' | 'full';

export type WeekActions = {
  /** False: the item is not in the plan any more. */
  tick(task: PlannedTask, isDone: boolean): boolean;
  /** '' puts it aside; null takes its day away. */
  setDay(task: PlannedTask, day: IsoDay | '' | null): SetDay;
  setMinutes(task: PlannedTask, minutes: number): void;
  /** null: the person does it themselves. */
  askHelper(task: PlannedTask, name: string | null): void;
  /** How many found their place, and what to take back. */
  addDates(offers: readonly OfferedDate[]): { readonly added: number; readonly change: LargeChange };
  /** Many at once, with a way back that lasts. */
  moveAll(moves: readonly Move[]): LargeChange;
  /** Of a task whose plan says another day: where it is now is right. */
  keepDays(moved: readonly MovedInPlan[]): void;
  takeBack(change: LargeChange): void;
  /** The first day of the rhythm of messages. */
  setFirstSend(day: IsoDay): void;
  /** At the line of this task. */
  openPlan(task: PlannedTask): void;
  sayHours(): void;
  goHome(): void;
};

/** On which day a plan puts each entry that the calendar has. */
export type SaidDays = ReadonlyMap<TimelineEntry, IsoDay>;
