import type { IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName } from './finding/count-from.ts';
import type { DateKind } from './kinds/date-kind.ts';
import type { Task } from './task.ts';

/** A task with what planning a week needs to know of it. */
export type PlannedTask = Task & {
  readonly kind: DateKind;
  readonly minutes: number;
  /** 'plan': its line says them. 'person': somebody chose them. 'usual': by what it is. */
  readonly minutesFrom: 'plan' | 'person' | 'usual';
  /** Who does it, as the facts name them; null: the person. */
  readonly helper: string | null;
  /** The same thing in other plans: whatever is done with this one is done with them. */
  readonly twins: readonly Task[];
  /** On which day it was ticked, where that is known. */
  readonly doneOn?: IsoDay;
  /** Which day of the launch it is, and what its plan calls it: its title is what a calendar says on that day. */
  readonly launchDay?: AnchorName;
  readonly said?: string;
};
