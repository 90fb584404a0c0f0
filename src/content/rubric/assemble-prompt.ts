import type { Topic } from '#content/topic.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type AnswerKey, BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import type { PromptBudget } from '#domain/prompting/prompt-budget.ts';
import { TOPIC_BRIEFS } from './topic-briefs.ts';

type Answers = Readonly<Partial<Record<AnswerKey, string>>>;

/** Key decisions by type: a plan that holds just this block is made for each. */
export type EarlierDecisions = Readonly<Partial<Record<BlueprintType, string>>>;

const TITLES = Object.fromEntries(TOPIC_BRIEFS.map(({ type, title }) => [type, title])) as Record<
  BlueprintType,
  string
>;

function plannedBlueprint(type: BlueprintType, decisions: string): Blueprint {
  const empty = createBlueprint({
    id: '00000000-0000-4000-8000-000000000000',
    type,
    title: TITLES[type],
    description: 'An earlier plan, for reading prompts',
    now: '2027-01-01T00:00:00.000Z',
  });
  return { ...empty, content: { ...empty.content, aiOutput: `## Key decisions\n\n${decisions}\n` } };
}

/** Exactly what the AI would get for this topic, built by the same code that the app uses. */
export function assemblePrompt(
  topic: Topic,
  answers: Answers,
  decisions: EarlierDecisions,
  budget: PromptBudget,
): BuiltPrompt {
  const earlier = BLUEPRINT_TYPES.flatMap((type) => {
    const block = decisions[type];
    return block === undefined ? [] : [[type, plannedBlueprint(type, block)] as const];
  });
  return buildPrompt({
    template: topic.prompt,
    questions: topic.questions.map(({ text }) => text),
    answers: { ...answers },
    chain: CONTEXT_CHAINS[topic.type],
    earlier: Object.fromEntries(earlier),
    titles: TITLES,
    budget,
  });
}
