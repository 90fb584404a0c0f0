import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { isKitMark, readPacked, shortKey } from '#domain/facts/packed-marks.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { areSameSources } from '#domain/same-sources.ts';
import { mergeDoubles } from './doubles/merge-doubles.ts';
import { kindOf } from './kinds/date-kind.ts';
import type { LaunchDays, LaunchTitles } from './kinds/launch-day.ts';
import { launchDaysOf, namedLaunchDay } from './kinds/launch-title.ts';
import { type MinutesTable, usualMinutes } from './load/minutes.ts';
import { dayOfNumber } from './memory/day-number.ts';
import { askedHelpers, type Helper, helpersIn, soleHelperOf } from './people/helpers.ts';
import type { PlannedTask } from './planned-task.ts';
import { readTasks, type Task, withDone } from './task.ts';

export type PlanningRules = {
  readonly launchDays: LaunchDays;
  readonly helpers: readonly Helper[];
  readonly table: MinutesTable;
  /** The marks stored with the facts. */
  readonly settled: ReadonlySet<string>;
  readonly titleOf: (type: BlueprintType) => string;
};

const cache = new WeakMap<Blueprint, readonly Task[]>();

/** Everything that a week's tasks are computed from. */
export type WeekSources = Pick<PlanningRules, 'table' | 'titleOf'> & {
  readonly blueprints: readonly Blueprint[];
  readonly facts: FactSheet['facts'];
  readonly marks: readonly string[];
  readonly today: IsoDay;
  readonly titles: LaunchTitles;
};

let last: {
  readonly from: WeekSources;
  readonly rules: Pick<PlanningRules, 'launchDays' | 'helpers'>;
  readonly tasks: readonly PlannedTask[];
} | null = null;

/** Cached for the dashboard, the week and the one page, which ask for the same tasks. */
export function weekTasks(asked: WeekSources): readonly PlannedTask[] {
  // Marks from Ready to use change no task, and the server's copy of the sheet is equal.
  const marks = asked.marks.filter((mark) => !isKitMark(mark));
  const facts = last && areSameSources(last.from.facts, asked.facts) ? last.from.facts : asked.facts;
  const from = { ...asked, marks, facts };
  if (last && areSameSources(last.from, from)) return last.tasks;
  const { blueprints, today, table, titleOf, titles } = from;
  const isSameLaunch = last?.from.facts === facts && last.from.today === today && last.from.titles === titles;
  const rules = last && isSameLaunch ? last.rules : launchRules(facts, today, titles);
  const tasks = tasksOfPlans(blueprints, { table, titleOf, ...rules, settled: new Set(marks) });
  last = { from, rules, tasks };
  return tasks;
}

function launchRules(facts: FactSheet['facts'], today: IsoDay, titles: LaunchTitles) {
  return { launchDays: launchDaysOf(facts, today, titles), helpers: helpersIn(facts.helpers) };
}

/** The tasks of all plans. A tick or a fact changes one plan or none: the others are not read again. */
function tasksOfPlans(blueprints: readonly Blueprint[], rules: PlanningRules): PlannedTask[] {
  return planTasks(withDone(blueprints.flatMap(readOnce), rules.settled), rules);
}

/** For a screen that reads plan by plan when idle: all at once would block a slow phone. */
export function readOnce(blueprint: Blueprint): readonly Task[] {
  const tasks = cache.get(blueprint) ?? readTasks(blueprint);
  cache.set(blueprint, tasks);
  return tasks;
}

type Remembered = { readonly minutes?: number; readonly doneOn?: number; readonly helper?: string };
type Planned = { readonly remembered: Remembered; readonly planned: PlannedTask };
type Rules = Pick<PlanningRules, 'launchDays' | 'helpers' | 'table'>;

// A tick changes one task: the others stay the same objects, and nothing else renders again.
let before: { readonly rules: Rules; readonly byTask: ReadonlyMap<Task, Planned> } | null = null;

/** Every task with its kind, its minutes and its helper; repeats in several plans are merged. */
export function planTasks(tasks: readonly Task[], rules: PlanningRules): PlannedTask[] {
  const { launchDays, helpers, table, settled } = rules;
  const chosen = readPacked('min', settled);
  const ticked = readPacked('did', settled);
  const asked = askedHelpers(settled);
  const own = { launchDays, helpers, table };
  const known = before && areSameSources(before.rules, own) ? before.byTask : new Map<Task, Planned>();
  const byTask = new Map<Task, Planned>();
  const planned = tasks.map((task) => {
    const key = shortKey(task.key);
    const [minutes, doneOn, helper] = [chosen.get(key), ticked.get(key), asked.get(key)];
    const remembered = {
      ...(minutes !== undefined && { minutes }),
      ...(doneOn !== undefined && { doneOn }),
      ...(helper !== undefined && { helper }),
    };
    const one = known.get(task);
    const kept = one && areSameSources(one.remembered, remembered) ? one : null;
    const each = kept ?? { remembered, planned: planTask(task, remembered, own) };
    byTask.set(task, each);
    return each.planned;
  });
  before = { rules: own, byTask };
  return mergeDoubles(planned, rules.titleOf);
}

function planTask(task: Task, { minutes, doneOn, helper }: Remembered, rules: Rules): PlannedTask {
  const { launchDays, helpers, table } = rules;
  const hasBox = task.boxAt !== undefined;
  const [section = ''] = task.section.split(' · ');
  const isDecision = /^key decisions/i.test(section);
  const words = { ...task, section, hasBox, isDecision };
  const kind = kindOf(words, launchDays);
  const named = kind === 'launch' && namedLaunchDay(words, launchDays);
  return {
    ...task,
    ...(named && { title: named.name, said: task.title, launchDay: named.launchDay }),
    kind,
    minutes: minutes ?? task.saidMinutes ?? usualMinutes(task, kind, table),
    minutesFrom: minutes !== undefined ? 'person' : task.saidMinutes !== undefined ? 'plan' : 'usual',
    helper: helper ?? soleHelperOf(task, helpers)?.name ?? null,
    twins: [],
    ...(doneOn !== undefined && { doneOn: dayOfNumber(doneOn) }),
  };
}
