import { BLUEPRINT_TYPES, type BlueprintType, QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';

/** A question by the name that the AI gets for it: "audience.1" is the first question of that topic. */
export type Slot = string;

export type Asked = { readonly type: BlueprintType; readonly index: number };

export const slotOf = ({ type, index }: Asked): Slot => `${type}.${index + 1}`;

/** Every question, in the order of the topics. */
export const ALL_ASKED: readonly Asked[] = BLUEPRINT_TYPES.flatMap((type) =>
  Array.from({ length: QUESTION_COUNT }, (_, index) => ({ type, index })),
);

const BY_SLOT: ReadonlyMap<Slot, Asked> = new Map(ALL_ASKED.map((asked) => [slotOf(asked), asked]));

/** Undefined: no such question. */
export const askedIn = (slot: Slot): Asked | undefined => BY_SLOT.get(slot);
