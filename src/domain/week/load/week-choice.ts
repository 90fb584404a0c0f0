import { addDays, compareDays, type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import { whileSame } from '#domain/same-sources.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { dueDay } from '#domain/week/task.ts';
import { isOver } from './is-over.ts';
import { fixedDays, neededBy } from './needed-by.ts';
import type { SpreadRules } from './spread-out.ts';
import { countsForOwner, lastDayOfWeek } from './week-load.ts';

export type WeekChoice = {
  /** The tasks for this week, most urgent first. Together never longer than the week's hours. */
  readonly chosen: readonly PlannedTask[];
  readonly minutes: number;
  /** Ticked this week. */
  readonly done: readonly PlannedTask[];
};

const USUAL = 3;
const MOST = 5;

type ChoiceRules = Omit<SpreadRules, 'doneMinutes'> & {
  /** Ticked while the list is on screen: they stay until the screen closes. */
  readonly justDone?: ReadonlySet<string>;
};

/** Up to three tasks, and up to five if that many have their day this week. `tasks` in topic order. */
export function chooseForWeek(tasks: readonly PlannedTask[], rules: ChoiceRules): WeekChoice {
  const { today, firstDay, budget, free, anchors, justDone = [] } = rules;
  return choose({ tasks, today, firstDay, budget, free, anchors, ticked: [...justDone] });
}

type Sources = Omit<ChoiceRules, 'justDone'> & {
  readonly tasks: readonly PlannedTask[];
  readonly ticked: readonly string[];
};

const choose = whileSame(({ tasks, today, firstDay, budget, free, anchors, ticked }: Sources): WeekChoice => {
  const justDone = new Set(ticked);
  const done = doneThisWeek(tasks, { today, firstDay }).filter(({ key }) => !justDone.has(key));
  let left = budget - minutesOf(done);
  const usual = Math.max(0, USUAL - done.length);
  const until = addDays(today, 6);
  const fixed = fixedDays(tasks, anchors);
  const rank = ({ kind, day }: PlannedTask) => {
    if (day === null) return 2;
    if (day > until) return 3;
    return kind === 'send' ? 0 : 1;
  };
  const candidates = tasks
    .filter((task) => task.kind === 'send' || task.kind === 'task')
    .filter((task) => (justDone.has(task.key) ? !task.isAside : countsForOwner(task)))
    // What a line says is as urgent before it is in the schedule.
    .map((task) => ({ task, as: { ...task, day: dueDay(task) } }))
    // Ticked in the overdue list: stays there.
    .filter(({ as }) => !isOver(as, fixed, today))
    // On a rest day no undated task is suggested.
    .filter(({ as }) => as.day !== null || free.keptFor(today) === null)
    // Messages of later weeks must not be sent early.
    .filter(({ as: { kind, day } }) => kind === 'task' || (day !== null && day <= until))
    .map(({ task, as }) => ({ task, day: as.day ?? '9', rank: rank(as), need: neededBy(as, fixed) ?? '9' }))
    .sort((a, b) => a.rank - b.rank || compareDays(a.need, b.need) || compareDays(a.day, b.day));
  const chosen: PlannedTask[] = [];
  for (const { task, rank: own } of candidates) {
    const isDue = own <= 1;
    if (chosen.length >= MOST || (!isDue && chosen.length >= usual) || task.minutes > left) continue;
    chosen.push(task);
    left -= task.minutes;
  }
  return { chosen, minutes: minutesOf(chosen), done: doneThisWeek(tasks, { today, firstDay }) };
});

/** Ticked since the week began, if the day was recorded. */
export function doneThisWeek(
  tasks: readonly PlannedTask[],
  { today, firstDay }: { readonly today: IsoDay; readonly firstDay: number },
): PlannedTask[] {
  const start = weekStart(today, firstDay);
  const last = lastDayOfWeek(start);
  return tasks.filter(
    ({ isDone, doneOn }) => isDone && doneOn !== undefined && doneOn >= start && doneOn <= last,
  );
}

export function minutesOf(tasks: readonly Pick<PlannedTask, 'minutes'>[]): number {
  return tasks.reduce((sum, { minutes }) => sum + minutes, 0);
}
