/** When this list was last reviewed. */
export const RECOMMENDED_AS_OF = '2026-10-03';

export type RecommendedModel = { readonly model: string; readonly why: string };

// Maintained by hand, newest first. Recommends the first one available to a key, so older names stay while keys may
// still need them.
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

/** Never a model unavailable to the key: no recommendation until its list of models is known. */
export function recommendModel(visible: readonly string[]): RecommendedModel | undefined {
  return RECOMMENDED_MODELS.find(({ model }) => visible.includes(model));
}
