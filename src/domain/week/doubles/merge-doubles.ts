import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { areSameSources, whileSame } from '#domain/same-sources.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { textOfComparable } from './comparable.ts';
import { alikeIn, findDoubles, type Pair } from './find-doubles.ts';

// A merged task whose parts are unchanged since the last tick stays the same object.
let mergedBefore: ReadonlyMap<PlannedTask, PlannedTask> = new Map();

/**
 * Each task once. The shown one has the most information, and a day if any of them has; the others are its twins. Done
 * or dismissed tasks are compared only with their like, or a tick in one plan would bring back a task dismissed in
 * another.
 */
export function mergeDoubles(
  tasks: readonly PlannedTask[],
  titleOf: (type: BlueprintType) => string,
): PlannedTask[] {
  const hidden = new Set<number>();
  const leaders = new Map<number, PlannedTask>();
  const mergedNow = new Map<PlannedTask, PlannedTask>();
  const stateOf = ({ isDone, isAside }: PlannedTask) => `${isDone} ${isAside}`;
  const pairs = knownPairs({ said: tasks.map(textOfComparable), titleOf }, tasks);
  for (const same of Map.groupBy(tasks.keys(), (at) => {
    const task = tasks[at];
    return task ? stateOf(task) : '';
  }).values()) {
    const own = same.flatMap((at) => tasks[at] ?? []);
    const places = new Map(same.map((at, place) => [at, place]));
    const alike = pairs.flatMap(([a, b]): Pair[] => {
      const [one, other] = [places.get(a), places.get(b)];
      return one === undefined || other === undefined ? [] : [[one, other]];
    });
    for (const group of findDoubles(own, titleOf, alike)) {
      const members = group.flatMap((at) => own[at] ?? []);
      const leader = members.reduce((best, task) => (isBetter(task, best) ? task : best));
      const shown = group.flatMap((at) => same[at] ?? []);
      const first = Math.min(...shown);
      for (const at of shown) if (at !== first) hidden.add(at);
      const twins = members.filter((task) => task !== leader);
      const known = mergedBefore.get(leader);
      const isKnown = known && areSameSources({ twins: known.twins }, { twins });
      const merged = isKnown ? known : { ...leader, twins, ...sharedBy([leader, ...twins]) };
      mergedNow.set(leader, merged);
      leaders.set(first, merged);
    }
  }
  mergedBefore = mergedNow;
  return tasks.flatMap((task, at) => (hidden.has(at) ? [] : (leaders.get(at) ?? task)));
}

type Sources = { readonly said: readonly string[]; readonly titleOf: (type: BlueprintType) => string };

/** A tick changes no words, so pairs are not compared again. */
const knownPairs = whileSame(({ titleOf }: Sources, tasks: readonly PlannedTask[]): readonly Pair[] =>
  alikeIn(tasks, titleOf),
);

/** Several plans may name the helper, or only one of them says how long it takes, or when. */
function sharedBy(tasks: readonly PlannedTask[]): Partial<PlannedTask> {
  const helper = tasks.find((task) => task.helper !== null)?.helper ?? null;
  const said = tasks.find(({ minutesFrom }) => minutesFrom !== 'usual');
  const [saidDay] = tasks.flatMap((task) => task.saidDay ?? []).sort();
  return {
    helper,
    ...(saidDay && { saidDay }),
    ...(said && { minutes: said.minutes, minutesFrom: said.minutesFrom }),
  };
}

function isBetter(task: PlannedTask, best: PlannedTask): boolean {
  if ((task.day === null) !== (best.day === null)) return task.day !== null;
  const wordsOf = ({ said, title }: PlannedTask) => said ?? title;
  const pieces = (each: PlannedTask) => wordsOf(each).split(';').length;
  if (pieces(task) !== pieces(best)) return pieces(task) > pieces(best);
  if ((task.boxAt === undefined) !== (best.boxAt === undefined)) return task.boxAt !== undefined;
  // The playbook's calendar repeats the other plans in short form.
  if ((task.type === 'launch') !== (best.type === 'launch')) return best.type === 'launch';
  return wordsOf(task).length > wordsOf(best).length;
}
