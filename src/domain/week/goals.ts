import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { FIELDS, LIST_LIMITS } from '#domain/blueprint/fields.ts';
import { linesUnder } from '#domain/reading/plan-lines.ts';

const KEY_DECISIONS = /^key decisions/i;
const GOAL = /\b(?:goals?|aim|target|result|outcome|promise|focus)\b/i;
const MISSING = /^\[ADD:/i;

/** Goals in a plan's Key decisions that the person has not written down yet. */
export function goalsIn(plan: string, objectives: readonly string[]): string[] {
  const found = linesUnder(plan, KEY_DECISIONS)
    .filter(({ label }) => GOAL.test(label))
    .map(({ words }) => cutAtWord(words.trim(), LIST_LIMITS.objective))
    .filter((words) => words !== '' && !MISSING.test(words));
  return [...new Set(found)].filter((goal) => !objectives.includes(goal));
}

/** Cuts a long goal at a word, with a mark. */
function cutAtWord(words: string, limit: number): string {
  if (words.length <= limit) return words;
  const room = words.slice(0, limit - 1);
  const end = room.lastIndexOf(' ');
  return `${(end > 0 ? room.slice(0, end) : room).toWellFormed()}…`;
}

/** The plan that stores new goals: the playbook, or the last one written. */
export function homeOfGoals(blueprints: readonly Blueprint[]): Blueprint | undefined {
  const written = blueprints.filter(({ content }) => content.aiOutput?.trim());
  return written.find(({ type }) => type === 'launch') ?? written.at(-1);
}

/** The goals as the text in which they are saved and merged. */
export function objectivesText(blueprint: Blueprint, objectives: readonly string[]): string {
  const kept = objectives
    .slice(0, FIELDS.objectives.limit)
    .map((goal) => goal.slice(0, LIST_LIMITS.objective));
  return FIELDS.objectives.read({ ...blueprint, content: { ...blueprint.content, objectives: kept } }) ?? '';
}
