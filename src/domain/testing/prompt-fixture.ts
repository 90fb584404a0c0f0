import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import type { PromptRequest } from '#domain/prompting/prompt.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import type { PromptTemplate } from '#domain/prompting/prompt-template.ts';
import { sampleBlueprint } from './sample-blueprint.ts';

export const TITLES = Object.fromEntries(BLUEPRINT_TYPES.map((type) => [type, `Title of ${type}`])) as Record<
  BlueprintType,
  string
>;

const TEMPLATE: PromptTemplate = {
  identity: 'You are a planning assistant.',
  tasks: '1. Write "## Overview".',
  voice: 'Speak to the owner as you.',
  specifics: 'Length: 700-950 words.',
};

const QUESTIONS = ['What do people come to you for?', 'What set it off?', 'What guides you?'];

type Over = Partial<Omit<PromptRequest, 'earlier'>> & { earlier?: readonly Blueprint[] };

export function promptRequest(type: BlueprintType, { earlier = [], ...over }: Over = {}): PromptRequest {
  return {
    type,
    template: TEMPLATE,
    questions: QUESTIONS,
    answers: { 0: 'Resumes', 1: 'A form', 2: 'Honesty' },
    chain: CONTEXT_CHAINS[type],
    earlier: blueprintsByType(earlier),
    titles: TITLES,
    today: '2026-11-15',
    budget: budgetForModel('gpt-4'),
    ...over,
  };
}

/** A plan that names its type, and has text after its Key decisions. */
export function planned(type: BlueprintType, length = 600): Blueprint {
  const start = `## Overview\nThe ${type} overview.\n\n## Key decisions\n**Main point:** decided in ${type}\n\n## Details\n`;
  return sampleBlueprint({
    type,
    answers: [`${type} one`, `${type} two`, `${type} three`],
    output: start.padEnd(length, `${type} detail. `),
  });
}
