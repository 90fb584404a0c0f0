/** Parameters that a model may refuse. Each adaptation changes one thing about the request. */
export const ADAPTATIONS = [
  'max-completion-tokens',
  'no-temperature',
  'no-stream',
  'no-usage',
  'no-reasoning-effort',
  'small-limit',
] as const;

export type Adaptation = (typeof ADAPTATIONS)[number];

/** By the name of the model. */
export type KnownAdaptations = Readonly<Record<string, readonly Adaptation[]>>;

export function adaptationsOf(known: KnownAdaptations, model: string): readonly Adaptation[] {
  return Object.hasOwn(known, model) ? (known[model] ?? []) : [];
}
