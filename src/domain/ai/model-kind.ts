import { AI_DEFAULTS } from './settings.ts';

/** Decides how much context a model gets and how long a plan it is asked for. */
export type Tier = 'small' | 'large';

export type ModelKind = {
  /** The context window in tokens, input and output together. */
  readonly window: number;
  /** Most output tokens per reply; asking for more is refused. */
  readonly mostOutput: number;
  /** It reasons before it writes; those tokens are billed and counted as output. */
  readonly isReasoning: boolean;
  readonly tier: Tier;
};

/** Sent to reasoning models; a service that doesn't know the parameter names it in its refusal. */
export const REASONING_EFFORT = 'low';

const SMALL_WINDOW = 16_385;
const LARGE_OUTPUT = 16_000;
const REASONING_OUTPUT = 24_000;

type Figures = readonly [pattern: RegExp, window: number, mostOutput: number];

// The first match wins. A window that is too large here costs a refused request or, with a local model, a prompt
// silently cut at its beginning; one that is too small only costs context.
const FIGURES: readonly Figures[] = [
  [/^gpt-4(?:-0314|-0613)?$/, 8_192, 4_096],
  [/^gpt-4-32k/, 32_768, 4_096],
  [/^gpt-3\.5/, 16_385, 4_096],
  [/^gpt-4-(?:turbo|1106|0125|vision)/, 128_000, 4_096],
  [/^gpt-4o-2024-05-13$/, 128_000, 4_096],
  [/^(?:chatgpt|gpt-4o)/, 128_000, 16_384],
  [/^gpt-4\.1/, 1_000_000, 32_768],
  [/^gpt-[5-9](?:\.\d+)?-chat/, 128_000, 16_384],
  [/^gpt-[5-9]/, 400_000, 128_000],
  [/^o1-(?:mini|preview)/, 128_000, 65_536],
  [/^o\d/, 200_000, 100_000],
  [/^claude-3-(?:opus|sonnet|haiku)/, 200_000, 4_096],
  [/^claude-3[.-]5/, 200_000, 8_192],
  [/^claude/, 200_000, 32_000],
  [/^gemini-1/, 1_000_000, 8_192],
  [/^gemini/, 1_000_000, 65_536],
  [/^deepseek-(?:chat|v)/, 128_000, 8_192],
  [/^deepseek/, 128_000, 32_768],
  [/^command/, 128_000, 4_096],
];

const UNKNOWN = [128_000, 16_384] as const;
const OWN_COMPUTER = [8_192, 4_096] as const;

const REASONING =
  /^o\d|^gpt-[5-9](?!(?:\.\d+)?-chat)|reasoner|(?:^|[-_.])r1(?:[-_.:]|$)|thinking|^magistral|^qwq|^gpt-oss|^grok-4|^gemini-(?:2\.5|[3-9])/;
const NOT_REASONING = /non-reasoning|no-?think/;

// Ollama and LM Studio name the size or the file ("llama3.2:3b", "phi-4-q4_k_m.gguf"), and give such a model a
// few thousand tokens unless told otherwise.
const SIZE_TAG = /:(?:latest|\d+(?:\.\d+)?[bm]\b)|\.gguf$|-q\d(?:_|$)/;
const OWN_FAMILIES =
  /^(?:llama|codellama|gemma|phi|mistral$|mistral:|mixtral|qwen|vicuna|tinyllama|orca|smollm)/;

export function modelKind(model: string): ModelKind {
  const whole = model.trim().toLowerCase();
  const name = whole.slice(whole.lastIndexOf('/') + 1);
  const isOwn = SIZE_TAG.test(name) || (OWN_FAMILIES.test(name) && name === whole);
  const [, ...known] = FIGURES.find(([pattern]) => pattern.test(name)) ?? [];
  const [window = UNKNOWN[0], mostOutput = UNKNOWN[1]] = isOwn ? OWN_COMPUTER : known;
  const isLarge = window > SMALL_WINDOW && mostOutput >= LARGE_OUTPUT;
  return {
    window,
    mostOutput,
    isReasoning: REASONING.test(name) && !NOT_REASONING.test(name),
    tier: isLarge ? 'large' : 'small',
  };
}

/** The limit to send. Untouched settings send exactly what the specification says. */
export function outputLimit({ tier, isReasoning, mostOutput }: ModelKind): number {
  if (tier === 'small') return AI_DEFAULTS.maxTokens;
  return Math.min(mostOutput, isReasoning ? REASONING_OUTPUT : LARGE_OUTPUT);
}
