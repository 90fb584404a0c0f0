import type { Topic } from '#content/topic.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type AnswerKey, BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import type { ConfirmedFact } from '#domain/prompting/fit-earlier.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import type { PromptBudget } from '#domain/prompting/prompt-budget.ts';
import { TOPIC_BRIEFS } from './topic-briefs.ts';

type Answers = Readonly<Partial<Record<AnswerKey, string>>>;

/** The existing parts of earlier topics: answers, and Key decisions as the only section of a plan. */
export type EarlierWords = Readonly<
  Partial<Record<BlueprintType, { readonly answers?: Answers; readonly decisions?: string }>>
>;

type Assembled = {
  answers: Answers;
  earlier?: EarlierWords;
  facts?: readonly ConfirmedFact[];
  budget: PromptBudget;
};

const TODAY = '2026-11-15';

const TITLES = Object.fromEntries(TOPIC_BRIEFS.map(({ type, title }) => [type, title])) as Record<
  BlueprintType,
  string
>;

function earlierBlueprint(type: BlueprintType, answers: Answers, decisions: string | undefined): Blueprint {
  const empty = createBlueprint({
    id: '00000000-0000-4000-8000-000000000000',
    type,
    title: TITLES[type],
    description: 'An earlier plan, for reading prompts',
    now: `${TODAY}T00:00:00.000Z`,
  });
  const aiOutput = decisions === undefined ? '' : `## Key decisions\n\n${decisions}\n`;
  return { ...empty, content: { ...empty.content, answers: { ...answers }, aiOutput } };
}

/** Exactly the AI's prompt for this topic, built by the same code as in the app. */
export function assemblePrompt(
  topic: Topic,
  { answers, earlier = {}, facts, budget }: Assembled,
): BuiltPrompt {
  const blueprints = BLUEPRINT_TYPES.flatMap((type) => {
    const words = earlier[type];
    return words ? [[type, earlierBlueprint(type, words.answers ?? {}, words.decisions)] as const] : [];
  });
  return buildPrompt({
    type: topic.type,
    template: topic.prompts[budget.tier],
    questions: topic.questions.map(({ text }) => text),
    answers: { ...answers },
    chain: CONTEXT_CHAINS[topic.type],
    earlier: Object.fromEntries(blueprints),
    titles: TITLES,
    facts,
    sections: topic.reads,
    today: TODAY,
    budget,
  });
}
