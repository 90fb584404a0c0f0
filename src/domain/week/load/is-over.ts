import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName, Anchors } from '#domain/week/finding/count-from.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { type FixedDays, fixedDays, isBound } from './needed-by.ts';

/** Whoever looks in on Saturday can still send Thursday's email, or tick it. */
const GRACE_DAYS = 2;

// Messages lead up to these days. After sign-up has opened, yesterday's link is still of use.
const LED_UP_TO: readonly AnchorName[] = ['eventDate', 'doorsClose', 'startDate'];

/** What these plans prepare is needed for one day of the launch, and for nothing after it. */
const PREPARES: Partial<Record<BlueprintType, AnchorName>> = {
  event: 'eventDate',
  'event-launch': 'eventDate',
  'marketing-launch': 'doorsClose',
};

/**
 * It has no use any more: a message whose day has passed, what belonged to a day that has passed, what prepared the event once that
 * is over. Nobody is asked for it, and it takes no hours; whoever was ill for a week would find nothing else. Among what is overdue it stays.
 */
export function isOver(task: PlannedTask, fixed: FixedDays, today: IsoDay): boolean {
  const { type, kind, day } = task;
  if (day === null || day >= today) return false;
  const wentBy = (anchor: IsoDay | undefined) => anchor !== undefined && day <= anchor && anchor < today;
  if (kind === 'send' && LED_UP_TO.some((name) => wentBy(fixed.anchors[name]))) return true;
  if (isBound(task, fixed)) return day < addDays(today, -GRACE_DAYS);
  const prepared = PREPARES[type];
  return prepared !== undefined && wentBy(fixed.anchors[prepared]);
}

type Now = { readonly today: IsoDay; readonly anchors: Anchors };

/** Without what is over. */
export function stillAsked(tasks: readonly PlannedTask[], { today, anchors }: Now): readonly PlannedTask[] {
  const fixed = fixedDays(tasks, anchors);
  return tasks.filter((task) => !isOver(task, fixed, today));
}
