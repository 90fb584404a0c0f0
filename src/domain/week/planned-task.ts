import type { IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName } from './finding/count-from.ts';
import type { DateKind } from './kinds/date-kind.ts';
import type { Task } from './task.ts';

/** A task with everything that planning a week needs. */
export type PlannedTask = Task & {
  readonly kind: DateKind;
  readonly minutes: number;
  /** 'plan': from its line. 'person': chosen. 'usual': estimated by kind. */
  readonly minutesFrom: 'plan' | 'person' | 'usual';
  /** The helper who does it; null: the person. */
  readonly helper: string | null;
  /** The same task in other plans: every change applies to them, too. */
  readonly twins: readonly Task[];
  /** The day it was ticked, if known. */
  readonly doneOn?: IsoDay;
  /** The launch day it is, and the plan's words for it: its title is the calendar's. */
  readonly launchDay?: AnchorName;
  readonly said?: string;
};
