import type { Topic } from '#content/topic.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { BuiltPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel, TIER_LIMITS } from '#domain/prompting/prompt-budget.ts';
import { assemblePrompt } from './assemble-prompt.ts';
import { type Finding, toFindings } from './finding.ts';

// Typical answers: all 57 of a recorded person are about 1,800 tokens together.
const ANSWER_CHARACTERS = 150;
const FACTS = 25;
const FACT_CHARACTERS = 45;

function filler(length: number): string {
  return 'Words and more of them, '
    .repeat(Math.ceil(length / 24))
    .slice(0, length - 1)
    .concat('.');
}

/** The smallest window with a full book before this topic: every answer, full Key decisions, every fact confirmed. */
export function fullestPrompt(topic: Topic): BuiltPrompt {
  const answer = filler(ANSWER_CHARACTERS);
  const answers = { 0: answer, 1: answer, 2: answer };
  const decisions = `**Label:** ${filler(TIER_LIMITS.small.keyDecisions - 7)}`;
  const facts = Array.from({ length: FACTS }, (_, index) => ({
    name: `Fact ${index + 1}`,
    value: filler(FACT_CHARACTERS),
  }));
  const earlier = Object.fromEntries(BLUEPRINT_TYPES.map((type) => [type, { answers, decisions }]));
  return assemblePrompt(topic, { answers, earlier, facts, budget: budgetForModel('gpt-4') });
}

/** R15a: next to its plan of 4,000 tokens, the smallest window has room for the facts and every earlier answer, word for word. */
export function checkSize(topic: Topic): Finding[] {
  const { inputTokens } = budgetForModel('gpt-4');
  const { tokens, leftOut } = fullestPrompt(topic);
  return toFindings('R15a', topic.type, [
    ...(tokens > inputTokens ? [`sends ${tokens} tokens, over ${inputTokens}`] : []),
    ...leftOut
      .filter(({ what }) => what !== 'key-decisions')
      .map(({ type, what }) => `leaves out ${what} of ${type}`),
  ]);
}
