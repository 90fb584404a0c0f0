import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { FIELDS, LIST_LIMITS } from '#domain/blueprint/fields.ts';
import { linesUnder } from '#domain/reading/plan-lines.ts';

const KEY_DECISIONS = /^key decisions/i;
const GOAL = /\b(?:goals?|aim|target|result|outcome|promise|focus)\b/i;
const MISSING = /^\[ADD:/i;

/** What a plan's key decisions call its goal, and the person has not written down yet. */
export function goalsIn(plan: string, objectives: readonly string[]): string[] {
  const found = linesUnder(plan, KEY_DECISIONS)
    .filter(({ label }) => GOAL.test(label))
    .map(({ words }) => cutAtWord(words.trim(), LIST_LIMITS.objective))
    .filter((words) => words !== '' && !MISSING.test(words));
  return [...new Set(found)].filter((goal) => !objectives.includes(goal));
}

/** A goal that is longer than a goal may be ends with a whole word, and says that there was more. */
function cutAtWord(words: string, limit: number): string {
  if (words.length <= limit) return words;
  const room = words.slice(0, limit - 1);
  const end = room.lastIndexOf(' ');
  return `${(end > 0 ? room.slice(0, end) : room).toWellFormed()}…`;
}

/** The plan that new goals are kept with: the playbook, or the last one that is written. */
export function homeOfGoals(blueprints: readonly Blueprint[]): Blueprint | undefined {
  const written = blueprints.filter(({ content }) => content.aiOutput?.trim());
  return written.find(({ type }) => type === 'launch') ?? written.at(-1);
}

/** The goals as the text under which they are saved and merged. */
export function objectivesText(blueprint: Blueprint, objectives: readonly string[]): string {
  const kept = objectives
    .slice(0, FIELDS.objectives.limit)
    .map((goal) => goal.slice(0, LIST_LIMITS.objective));
  return FIELDS.objectives.read({ ...blueprint, content: { ...blueprint.content, objectives: kept } }) ?? '';
}
