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

export const QUESTION_COUNT = 3;

export const ANSWER_KEYS = ['0', '1', '2'] as const;

export type AnswerKey = (typeof ANSWER_KEYS)[number];

export function isBlueprintType(value: unknown): value is BlueprintType {
  return BLUEPRINT_TYPES.some((type) => type === value);
}
