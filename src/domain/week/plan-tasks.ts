import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { isKitMark, readPacked, shortKey } from '#domain/facts/packed-marks.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { areSameSources } from '#domain/same-sources.ts';
import { anchorsOf } from './anchors.ts';
import { mergeDoubles } from './doubles/merge-doubles.ts';
import { kindOf, type LaunchDays } from './kinds/date-kind.ts';
import { type MinutesTable, usualMinutes } from './load/minutes.ts';
import { dayOfNumber } from './memory/day-number.ts';
import { askedHelpers, doerOf, type Helper, helpersIn } from './people/helpers.ts';
import type { PlannedTask } from './planned-task.ts';
import { readTasks, type Task, withDone } from './task.ts';

export type PlanningRules = {
  readonly launchDays: LaunchDays;
  readonly helpers: readonly Helper[];
  readonly table: MinutesTable;
  /** What was remembered with the facts. */
  readonly settled: ReadonlySet<string>;
  readonly titleOf: (type: BlueprintType) => string;
};

const known = new WeakMap<Blueprint, readonly Task[]>();

/** All that the tasks of a week are read from. */
export type WeekSources = Pick<PlanningRules, 'table' | 'titleOf'> & {
  readonly blueprints: readonly Blueprint[];
  readonly facts: FactSheet['facts'];
  readonly marks: readonly string[];
  readonly today: IsoDay;
};

let last: { readonly from: WeekSources; readonly tasks: readonly PlannedTask[] } | null = null;

/** Read once for the dashboard, the week and the one page, which ask for the same: the next screen opens with what is known. */
export function weekTasks(asked: WeekSources): readonly PlannedTask[] {
  // What was marked under Ready to use changes no task.
  const from = { ...asked, marks: asked.marks.filter((mark) => !isKitMark(mark)) };
  if (last && areSameSources(last.from, from)) return last.tasks;
  const { blueprints, facts, marks, today, ...rules } = from;
  const { eventName } = facts;
  const launchDays = { anchors: anchorsOf(facts, today), ...(eventName !== undefined && { eventName }) };
  const helpers = helpersIn(facts.helpers);
  const tasks = tasksOfPlans(blueprints, { ...rules, launchDays, helpers, settled: new Set(marks) });
  last = { from, tasks };
  return tasks;
}

/** What all plans ask for. A tick or a fact changes one plan or none: the others are not read again. */
export function tasksOfPlans(blueprints: readonly Blueprint[], rules: PlanningRules): PlannedTask[] {
  return planTasks(withDone(blueprints.flatMap(readOnce), rules.settled), rules);
}

/** For a screen that reads plan by plan while nothing else is to be done: all at once would hold up a slow phone. */
export function readOnce(blueprint: Blueprint): readonly Task[] {
  const tasks = known.get(blueprint) ?? readTasks(blueprint);
  known.set(blueprint, tasks);
  return tasks;
}

/** Every task with its kind, its minutes and who does it; what several plans say is one. */
export function planTasks(tasks: readonly Task[], rules: PlanningRules): PlannedTask[] {
  const { launchDays, helpers, table, settled } = rules;
  const chosen = readPacked('min', settled);
  const ticked = readPacked('did', settled);
  const asked = askedHelpers(settled);
  const planned = tasks.map((task): PlannedTask => {
    const key = shortKey(task.key);
    const hasBox = task.boxAt !== undefined;
    const [section = ''] = task.section.split(' · ');
    const kind = kindOf(
      { ...task, section, hasBox, isDecision: /^key decisions/i.test(section) },
      launchDays,
    );
    const own = chosen.get(key);
    const doneOn = ticked.get(key);
    return {
      ...task,
      kind,
      minutes: own ?? task.saidMinutes ?? usualMinutes(task, kind, table),
      minutesFrom: own !== undefined ? 'person' : task.saidMinutes !== undefined ? 'plan' : 'usual',
      helper: asked.get(key) ?? doerOf(task, helpers)?.name ?? null,
      twins: [],
      ...(doneOn !== undefined && { doneOn: dayOfNumber(doneOn) }),
    };
  });
  return mergeDoubles(planned, rules.titleOf);
}
