import { BLUEPRINT_TYPES, type BlueprintType, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';

/** A question by the name that the AI gets for it: "audience.1" is the first question of that topic. */
export type Slot = string;

export type TopicQuestion = { readonly type: BlueprintType; readonly index: number };

export const slotOf = ({ type, index }: TopicQuestion): Slot => `${type}.${index + 1}`;

/** Every question, in the order of the topics. */
export const ALL_TOPIC_QUESTIONS: readonly TopicQuestion[] = BLUEPRINT_TYPES.flatMap((type) =>
  Array.from({ length: QUESTION_COUNT }, (_, index) => ({ type, index })),
);

const BY_SLOT: ReadonlyMap<Slot, TopicQuestion> = new Map(
  ALL_TOPIC_QUESTIONS.map((asked) => [slotOf(asked), asked]),
);

/** Undefined: no such question. */
export const topicQuestion = (slot: Slot): TopicQuestion | undefined => BY_SLOT.get(slot);
