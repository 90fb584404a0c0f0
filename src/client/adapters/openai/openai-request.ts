import type { Adaptation } from '#domain/ai/adaptations.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';

export type ChatBody = {
  model: string;
  messages: ChatMessage[];
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
};

type Wanted = {
  model: string;
  messages: readonly ChatMessage[];
  adaptations: readonly Adaptation[];
  maxTokens?: number;
};

export function chatBody({
  model,
  messages,
  adaptations,
  maxTokens = AI_DEFAULTS.maxTokens,
}: Wanted): ChatBody {
  const limit = adaptations.includes('max-completion-tokens') ? 'max_completion_tokens' : 'max_tokens';
  return {
    model,
    messages: [...messages],
    ...(!adaptations.includes('no-temperature') && { temperature: AI_DEFAULTS.temperature }),
    [limit]: maxTokens,
  };
}

const BY_PARAMETER: readonly (readonly [RegExp, Adaptation])[] = [
  [/stream_options/, 'no-usage'],
  [/max_tokens/, 'max-completion-tokens'],
  [/temperature/, 'no-temperature'],
  [/\bstream/, 'no-stream'],
];

const REFUSED =
  /unsupported|not (?:supported|permitted|allowed|available)|unrecognized|unknown|unexpected|extra (?:inputs|fields)|does not support|must be verified/i;

type Refusal = { status?: number | undefined; param?: string | null; code?: string | null; message: string };

/**
 * The one change that answers a refusal, or undefined when the trouble is something else: "max_tokens is too
 * large" also names a parameter, and dropping the limit there would hide the real cause.
 */
export function adaptationFor(refusal: Refusal): Adaptation | undefined {
  if (refusal.status !== 400 && refusal.status !== 422) return undefined;
  if (!refusal.code?.startsWith('unsupported') && !REFUSED.test(refusal.message)) return undefined;
  const names = (text: string) => BY_PARAMETER.find(([pattern]) => pattern.test(text))?.[1];
  return (refusal.param ? names(refusal.param) : undefined) ?? names(refusal.message);
}
