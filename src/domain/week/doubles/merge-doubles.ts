import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { findDoubles } from './find-doubles.ts';

/**
 * Each thing to do once. The one that is shown says most and has a day if any of them has; all others are its twins. What was
 * put aside or is done is compared only with its like, or a tick in one plan would bring back what was put aside in another.
 */
export function mergeDoubles(
  tasks: readonly PlannedTask[],
  titleOf: (type: BlueprintType) => string,
): PlannedTask[] {
  const hidden = new Set<number>();
  const leaders = new Map<number, PlannedTask>();
  const stateOf = ({ isDone, isAside }: PlannedTask) => `${isDone} ${isAside}`;
  for (const same of Map.groupBy(tasks.keys(), (at) => {
    const task = tasks[at];
    return task ? stateOf(task) : '';
  }).values()) {
    const own = same.flatMap((at) => tasks[at] ?? []);
    for (const group of findDoubles(own, titleOf)) {
      const members = group.flatMap((at) => own[at] ?? []);
      const leader = members.reduce((best, task) => (isBetter(task, best) ? task : best));
      const places = group.flatMap((at) => same[at] ?? []);
      const first = Math.min(...places);
      for (const at of places) if (at !== first) hidden.add(at);
      const twins = members.filter((task) => task !== leader);
      // Several plans may name the helper, or only one of them says how long it takes.
      const helper = leader.helper ?? twins.find((task) => task.helper !== null)?.helper ?? null;
      const said = [leader, ...twins].find(({ minutesFrom }) => minutesFrom !== 'usual');
      leaders.set(first, {
        ...leader,
        twins,
        helper,
        ...(said && { minutes: said.minutes, minutesFrom: said.minutesFrom }),
      });
    }
  }
  return tasks.flatMap((task, at) => (hidden.has(at) ? [] : (leaders.get(at) ?? task)));
}

function isBetter(task: PlannedTask, best: PlannedTask): boolean {
  if ((task.day === null) !== (best.day === null)) return task.day !== null;
  const pieces = ({ title }: PlannedTask) => title.split(';').length;
  if (pieces(task) !== pieces(best)) return pieces(task) > pieces(best);
  if ((task.boxAt === undefined) !== (best.boxAt === undefined)) return task.boxAt !== undefined;
  // The playbook's calendar repeats in short what the other plans say.
  if ((task.type === 'launch') !== (best.type === 'launch')) return best.type === 'launch';
  return task.title.length > best.title.length;
}
