import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import { type PlanLine, planLines } from '#domain/reading/plan-lines.ts';
import { asItem, saidDates } from '#domain/week/finding/said-dates.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { cut, uncutTitle } from '#domain/week/task-title.ts';

export type WholeWords = (task: Pick<PlannedTask, 'blueprintId' | 'title' | 'said' | 'day'>) => string;

/** The full line of a task whose title was shortened or is the short name of a launch day. Empty for any other. */
export function wholeWords(blueprints: Readonly<Record<string, Blueprint | undefined>>): WholeWords {
  const cache = new Map<Blueprint, ReadonlyMap<string, string>>();
  return ({ blueprintId, title, said = title, day }) => {
    const blueprint = blueprints[blueprintId];
    if (!blueprint || (said === title && !title.endsWith('…'))) return '';
    const words = cache.get(blueprint) ?? planWords(blueprint);
    cache.set(blueprint, words);
    const whole = words.get(`${day} ${said}`) ?? words.get(said) ?? said;
    return whole === title ? '' : whole;
  };
}

/** By title, and by day and title: several decisions may share a label. */
function planWords(blueprint: Blueprint): ReadonlyMap<string, string> {
  const { type, content } = blueprint;
  const lines = planLines(content.aiOutput ?? '');
  const since = writtenOn(blueprint);
  const said = saidDates({ type, lines, since }, {}).map((date) => {
    const { line, words, isDecision } = date;
    const whole = isDecision ? decisionWords(line) : uncutTitle(words === undefined ? line : asItem(words));
    return { ...date, whole };
  });
  return new Map([
    // Moved to another day because its own is kept free: found by title alone, if that is no label of decisions.
    ...said.flatMap(({ title, isDecision, whole }) => (isDecision ? [] : [[title, whole] as const])),
    ...lines.map(uncutTitle).map((whole) => [cut(whole), whole] as const),
    ...said.map(({ day, title, whole }) => [`${day} ${title}`, whole] as const),
  ]);
}

const decisionWords = ({ label, words }: PlanLine) => [label, words].filter(Boolean).join(': ');
