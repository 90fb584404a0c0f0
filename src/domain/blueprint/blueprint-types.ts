// Card order of the dashboard. Context chains and the launch book rely on it.
export const BLUEPRINT_TYPES = [
  'identity',
  'audience',
  'purpose',
  'analysis',
  'solutions',
  'fulfillment',
  'event',
  'brand',
  'communications',
  'ai',
  'marketing',
  'sales',
  'course',
  'coaching',
  'fulfillment-launch',
  'event-launch',
  'marketing-launch',
  'launch',
  'onboarding',
] as const;

export type BlueprintType = (typeof BLUEPRINT_TYPES)[number];

// Answers are stored under these: a question's words may change, its place may not.
export const ANSWER_KEYS = ['0', '1', '2'] as const;

export type AnswerKey = (typeof ANSWER_KEYS)[number];

export const QUESTION_COUNT = ANSWER_KEYS.length;

/** One value per question, in order. */
export type PerQuestion<T> = ForEach<typeof ANSWER_KEYS, T>;

type ForEach<Keys extends readonly unknown[], T> = { readonly [Index in keyof Keys]: T };

export function isBlueprintType(value: unknown): value is BlueprintType {
  return BLUEPRINT_TYPES.some((type) => type === value);
}
