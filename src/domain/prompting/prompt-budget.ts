import { AI_DEFAULTS } from '#domain/ai/settings.ts';

const CHARACTERS_PER_TOKEN = 3.8;
const SMALL_WINDOW = 8_192;
const LARGE_WINDOW = 128_000;

// Large windows could take far more, but every run is paid for by the owner, and models follow a page of rules
// less well when it is followed by a book.
const MOST_INPUT_TOKENS = 24_000;

const WINDOWS: Readonly<Record<string, number>> = {
  'gpt-4': SMALL_WINDOW,
  'gpt-4-0613': SMALL_WINDOW,
  'gpt-4-0314': SMALL_WINDOW,
  'gpt-3.5-turbo': 16_385,
};

export type PromptBudget = {
  /** Of both messages together. */
  readonly characters: number;
  /** False: earlier plans are sent as their Key decisions only. */
  readonly wholeOutputs: boolean;
};

export function budgetForModel(model: string, maxTokens: number = AI_DEFAULTS.maxTokens): PromptBudget {
  const name = model.trim().toLowerCase();
  const window = Object.hasOwn(WINDOWS, name) ? (WINDOWS[name] ?? LARGE_WINDOW) : LARGE_WINDOW;
  const inputTokens = Math.max(0, Math.min(MOST_INPUT_TOKENS, window - maxTokens));
  const characters = Math.floor((inputTokens * CHARACTERS_PER_TOKEN) / 100) * 100;
  return { characters, wholeOutputs: window > SMALL_WINDOW };
}

export function roughTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
