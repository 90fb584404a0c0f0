import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { earliestDayOf } from '#domain/reading/calendar.ts';
import { type PlanLine, planLines } from '#domain/reading/plan-lines.ts';
import { asItem, saidDates } from '#domain/week/finding/said-dates.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { cut, uncutTitle } from '#domain/week/task-title.ts';

export type WholeWords = (task: Pick<PlannedTask, 'blueprintId' | 'title' | 'said' | 'day'>) => string;

/**
 * All that the line of a task says, where its title is not all of it: one that was cut, or the short name of a day of the
 * launch. Empty for any other.
 */
export function wholeWords(blueprints: Readonly<Record<string, Blueprint | undefined>>): WholeWords {
  const known = new Map<string, PlanWords>();
  return ({ blueprintId, title, said = title, day }) => {
    const isShort = said !== title;
    const blueprint = blueprints[blueprintId];
    if (!blueprint || !(isShort || title.endsWith('…'))) return '';
    const words = known.get(blueprintId) ?? planWords(blueprint);
    known.set(blueprintId, words);
    const whole = words.ofDay.get(`${day} ${said}`) ?? words.ofTitle.get(said) ?? (isShort ? said : '');
    return whole === title ? '' : whole;
  };
}

type PlanWords = {
  readonly ofTitle: ReadonlyMap<string, string>;
  /** Of days that belong to a line: several decisions may have one label. */
  readonly ofDay: ReadonlyMap<string, string>;
};

function planWords({ type, content, updatedAt }: Blueprint): PlanWords {
  const lines = planLines(content.aiOutput ?? '');
  const since = earliestDayOf(content.outputFacts?.at ?? updatedAt);
  const dates = saidDates({ type, lines, since }, {});
  return {
    ofTitle: new Map(lines.map(uncutTitle).map((whole) => [cut(whole), whole])),
    ofDay: new Map(
      dates.map(({ day, line, words, title, isDecision }) => [
        `${day} ${title}`,
        isDecision ? decisionWords(line) : uncutTitle(words === undefined ? line : asItem(words)),
      ]),
    ),
  };
}

const decisionWords = ({ label, words }: PlanLine) => (label === '' ? words : `${label}: ${words}`);
