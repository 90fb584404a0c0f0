import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { composePrompt, type PromptSource } from './compose-prompt.ts';
import { ownershipRule } from './ownership.ts';
import type { Range, Topic } from './topic.ts';

type OwnPromptWords = Pick<PromptSource, 'role' | 'voiceNote' | 'insteads'>;

export type TopicSource<Type extends BlueprintType> = Omit<Topic<Type>, 'prompts' | 'words' | 'reads'> &
  OwnPromptWords & {
    /** For models with a small window; the others are asked for half as much again and more. */
    readonly words: Range;
    readonly schedulesMessages?: true;
    readonly reads?: Topic['reads'];
  };

const toFifties = (words: number) => Math.round(words / 50) * 50;

/** A topic from its own words: the rules that all 19 prompts carry are added here, so none can lack one. */
export function defineTopic<Type extends BlueprintType>(source: TopicSource<Type>): Topic<Type> {
  const { role, voiceNote, insteads, words: small, schedulesMessages = false, reads = [], ...topic } = source;
  const { keyDecisions, deliverables } = topic;
  const [low, high] = small;
  const words = { small, large: [toFifties(low * 1.4), toFifties(high * 1.6)] as const };
  const own = {
    role,
    voiceNote,
    insteads,
    keyDecisions,
    deliverables,
    words,
    schedulesMessages,
    ownership: ownershipRule(topic.type),
    hasEarlierPlans: CONTEXT_CHAINS[topic.type].chain.length > 0,
  };
  const prompts = { small: composePrompt(own, 'small'), large: composePrompt(own, 'large') };
  return { ...topic, reads, words, prompts };
}
