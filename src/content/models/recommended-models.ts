/** When this list was last looked through. */
export const RECOMMENDED_AS_OF = '2026-10-03';

export type RecommendedModel = { readonly model: string; readonly why: string };

// Kept by hand, newest first. The first one that a person's key can use is recommended, so older names stay as long
// as keys may still see them.
export const RECOMMENDED_MODELS: readonly RecommendedModel[] = [
  { model: 'gpt-6.1-sol', why: 'writes the fullest plans' },
  { model: 'gpt-6-sol', why: 'writes the fullest plans' },
  { model: 'gpt-5.6-terra', why: 'writes full plans' },
  { model: 'gpt-5.4', why: 'writes full plans' },
  { model: 'gpt-4.1', why: 'writes full plans without a long wait' },
  { model: 'gpt-6-luna', why: 'costs the least' },
  { model: 'gpt-5.6-luna', why: 'costs the least' },
  { model: 'gpt-4o', why: 'writes full plans' },
];

/** Never a model that the key cannot see: nothing is recommended until the list of its models is known. */
export function recommendModel(visible: readonly string[]): RecommendedModel | undefined {
  return RECOMMENDED_MODELS.find(({ model }) => visible.includes(model));
}
