import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName, Anchors } from '#domain/week/finding/count-from.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { type FixedDays, fixedDays, isBound } from './needed-by.ts';

/** On Saturday one can still send Thursday's email, or tick it. */
const GRACE_DAYS = 2;

// Messages lead up to these days. After sign-up has opened, yesterday's link still works.
const LED_UP_TO: readonly AnchorName[] = ['eventDate', 'doorsClose', 'startDate'];

/** These plans prepare one day of the launch, and nothing after it. */
const PREPARES: Partial<Record<BlueprintType, AnchorName>> = {
  event: 'eventDate',
  'event-launch': 'eventDate',
  'marketing-launch': 'doorsClose',
};

/**
 * Useless by now: a message or task whose day has passed, or preparation for a past event. It is not asked for and
 * takes no hours; after a week's illness it would be all that is left. It stays in the overdue list.
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

/** Without tasks that are useless by now. */
export function stillUseful(tasks: readonly PlannedTask[], { today, anchors }: Now): readonly PlannedTask[] {
  const fixed = fixedDays(tasks, anchors);
  return tasks.filter((task) => !isOver(task, fixed, today));
}
