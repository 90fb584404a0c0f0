import type { BlueprintType } from '#domain/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/context-chain.ts';
import { CARDS } from './cards.ts';
import { composePrompt, type PromptSource } from './shared-prompt-rules.ts';
import type { Card, Topic } from './topic.ts';

type OwnPromptWords = Pick<PromptSource, 'role' | 'voiceNote' | 'insteads'>;

export type TopicSource<Type extends BlueprintType> = Omit<Topic<Type>, keyof Card | 'prompt'> &
  OwnPromptWords;

/** A topic from its card and its own words: the rules that all 19 prompts carry are added here, so none can lack one. */
export function defineTopic<Type extends BlueprintType>(source: TopicSource<Type>): Topic<Type> {
  const { role, voiceNote, insteads, ...topic } = source;
  const { keyDecisions, deliverables, words } = topic;
  const hasEarlierPlans = CONTEXT_CHAINS[topic.type].chain.length > 0;
  return {
    ...topic,
    ...CARDS[topic.type],
    prompt: composePrompt({ role, voiceNote, insteads, keyDecisions, deliverables, words, hasEarlierPlans }),
  };
}
