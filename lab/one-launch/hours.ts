import type { IsoDay } from '#domain/reading/calendar.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import { fullestWeek, minutesByWeek } from '#domain/week/load/week-load.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { plannedLaunch } from '#scripts/example/planned-launch.ts';
import type { RecordedLaunch } from './recorded-launch.ts';

/** The hours of the fullest week with every date of the plans added, before and after 'Spread them out'. */
export function measureHours(launch: RecordedLaunch, today: IsoDay): string[] {
  const { all, merged, tasks, when, spread } = plannedLaunch(launch, today);
  const { moves, unfit } = spread;
  const out = new Set(unfit.map(({ task }) => task));
  const days = new Map(moves.map(({ task, to }) => [task, to]));
  const after = tasks
    .filter((task) => !out.has(task))
    .map((task): PlannedTask => ({ ...task, day: days.get(task) ?? task.day }));
  const fullest = (of: readonly PlannedTask[]) =>
    ((fullestWeek(minutesByWeek(of, when))?.minutes ?? 0) / 60).toFixed(1);
  const { chosen } = chooseForWeek(after, when);
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const count = (kind: 'launch' | 'send' | 'task' | 'mention') => kinds.get(kind)?.length ?? 0;
  return [
    `dates: ${all.length} found in ${launch.blueprints.length} plans (${count('launch')} days of the launch, ${count('send')} messages, ` +
      `${count('task')} tasks, ${count('mention')} only spoken of), ${all.length - merged.length} of them doubles`,
    `fullest week: ${fullest(tasks)} hours before, ${fullest(after)} after spreading; a week has ${(when.budget / 60).toFixed(1)}. ` +
      `${moves.length} moved, ${unfit.length} named as not fitting`,
    ...unfit.map(
      ({ task, because, neededBy }) =>
        `  does not fit (${because}, needed by ${neededBy}): ${task.minutes} min ${task.title}`,
    ),
    `shown for this week: ${chosen.length} (at most 5)`,
    ...chosen.map(({ day, minutes, title }) => `  ${day ?? 'no day'} ${minutes} min ${title}`),
  ];
}
