import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { composePrompt, type PromptSource } from './shared-prompt-rules.ts';
import type { Topic } from './topic.ts';

type OwnPromptWords = Pick<PromptSource, 'role' | 'voiceNote' | 'insteads'>;

export type TopicSource<Type extends BlueprintType> = Omit<Topic<Type>, 'prompt'> & OwnPromptWords;

/** A topic from its own words: the rules that all 19 prompts carry are added here, so none can lack one. */
export function defineTopic<Type extends BlueprintType>(source: TopicSource<Type>): Topic<Type> {
  const { role, voiceNote, insteads, ...topic } = source;
  const { keyDecisions, deliverables, words } = topic;
  const hasEarlierPlans = CONTEXT_CHAINS[topic.type].chain.length > 0;
  return {
    ...topic,
    prompt: composePrompt({ role, voiceNote, insteads, keyDecisions, deliverables, words, hasEarlierPlans }),
  };
}
