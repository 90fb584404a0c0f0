import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { composePrompt, type PromptSource } from './compose-prompt.ts';
import { ownershipRule } from './ownership.ts';
import type { Range, Topic } from './topic.ts';

type OwnPromptWords = Pick<PromptSource, 'role' | 'voiceNote' | 'insteads'>;

export type TopicSource<Type extends BlueprintType> = Omit<Topic<Type>, 'prompts' | 'words' | 'reads'> &
  OwnPromptWords & {
    /** The total words of the deliverables. A small window is asked for less, a large one for more (`SHARES`). */
    readonly words: Range;
    readonly schedulesMessages?: true;
    readonly reads?: Topic['reads'];
  };

// Models write about nine tenths of their maximum. So all nineteen come to some 20,000 words with a small window and
// 34,000 with a large one (decision 0686).
const SHARES = { small: [0.88, 0.8], large: [1.3, 1.5] } as const;

const toFifties = (words: number) => Math.round(words / 50) * 50;

function ranged([low, high]: Range, [least, most]: readonly [number, number]): Range {
  return [toFifties(low * least), toFifties(high * most)];
}

/** Builds a topic from its own texts: the rules that all 19 prompts share are added here, so none can lack one. */
export function defineTopic<Type extends BlueprintType>(source: TopicSource<Type>): Topic<Type> {
  const {
    role,
    voiceNote,
    insteads,
    words: length,
    schedulesMessages = false,
    reads = [],
    ...topic
  } = source;
  const { keyDecisions, deliverables } = topic;
  const words = { small: ranged(length, SHARES.small), large: ranged(length, SHARES.large) };
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
