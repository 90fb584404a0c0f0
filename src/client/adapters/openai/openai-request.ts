import type { Adaptation } from '#domain/ai/adaptations.ts';
import { modelKind, outputLimit, REASONING_EFFORT } from '#domain/ai/model-kind.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';

export type ChatBody = {
  model: string;
  messages: ChatMessage[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: typeof REASONING_EFFORT;
};

export type RequestOptions = {
  model: string;
  messages: readonly ChatMessage[];
  adaptations: readonly Adaptation[];
  /** Another limit than the model's own. */
  maxTokens?: number | undefined;
};

/** The limit of a request that names none. Derived from the model, so that no caller can forget it. */
export function limitOf({
  model,
  maxTokens = outputLimit(modelKind(model)),
}: Pick<RequestOptions, 'model' | 'maxTokens'>) {
  return maxTokens;
}

export function chatBody(wanted: RequestOptions): ChatBody {
  const { model, messages, adaptations } = wanted;
  const limit = adaptations.includes('max-completion-tokens') ? 'max_completion_tokens' : 'max_tokens';
  const { temperature, maxTokens: specified } = AI_DEFAULTS;
  const most = adaptations.includes('small-limit') ? specified : Number.POSITIVE_INFINITY;
  const thinks = modelKind(model).isReasoning && !adaptations.includes('no-reasoning-effort');
  return {
    model,
    messages: [...messages],
    ...(!adaptations.includes('no-temperature') && { temperature }),
    [limit]: Math.min(limitOf(wanted), most),
    ...(thinks && { reasoning_effort: REASONING_EFFORT }),
  };
}

const BY_PARAMETER: readonly (readonly [RegExp, Adaptation])[] = [
  [/stream_options/, 'no-usage'],
  [/reasoning/, 'no-reasoning-effort'],
  [/max_tokens/, 'max-completion-tokens'],
  [/temperature/, 'no-temperature'],
  [/\bstream/, 'no-stream'],
];

const REFUSED =
  /unsupported|not (?:supported|permitted|allowed|available)|unrecognized|unknown|unexpected|extra (?:inputs|fields)|does not support|must be verified/i;

const LIMIT = /max_(?:completion_)?tokens/;
const TOO_LARGE = /too (?:large|high|big)|at most|less than or equal|<=|maximum|exceed/i;

type Refusal = { status?: number | undefined; param?: string | null; code?: string | null; message: string };

/**
 * The one adaptation that fixes a refusal, or undefined for other problems: "max_tokens is too large" also names a
 * parameter, and dropping the limit there would hide the real cause.
 */
export function adaptationFor(refusal: Refusal, maxTokens: number) {
  if (refusal.status !== 400 && refusal.status !== 422) return undefined;
  if (refusal.code?.startsWith('unsupported') || REFUSED.test(refusal.message)) return namedBy(refusal);
  return maxTokens > AI_DEFAULTS.maxTokens && isTooLarge(refusal) ? 'small-limit' : undefined;
}

function namedBy({ param, message }: Refusal): Adaptation | undefined {
  const names = (text: string) => BY_PARAMETER.find(([pattern]) => pattern.test(text))?.[1];
  return (param ? names(param) : undefined) ?? names(message);
}

// The output limit of an unlisted model is unknown.
function isTooLarge({ param, code, message }: Refusal): boolean {
  if (code === 'context_length_exceeded') return false;
  return LIMIT.test(`${param} ${message}`) && TOO_LARGE.test(message);
}
