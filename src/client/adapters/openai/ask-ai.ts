import type { StoreApi } from 'zustand/vanilla';
import { type Adaptation, adaptationsOf } from '#domain/ai/adaptations.ts';
import type { Settings } from '#domain/ai/stored-settings.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import type { writePlan } from './openai.ts';

type Used = Settings & { rememberAdaptation: (model: string, adaptation: Adaptation) => void };

/** The settings needed for a request; app/ passes in the feature's store. */
export type AiSettings = Pick<StoreApi<Used>, 'getState' | 'getInitialState' | 'subscribe'>;

export type Listening = {
  signal: AbortSignal;
  onText?: (soFar: string) => void;
  /** A limit other than the model's own. */
  maxTokens?: number | undefined;
};

/** Sends one request to the chosen model, with the person's key. Saves nothing of the reply. */
export async function askAi(
  write: typeof writePlan,
  settings: AiSettings,
  messages: readonly ChatMessage[],
  { signal, onText, maxTokens }: Listening,
): Promise<string> {
  const { openAIKey, baseUrl, model, adaptations, rememberAdaptation } = settings.getState();
  if (!openAIKey) throw new AppError('key-missing');
  let reply = '';
  await write({
    key: openAIKey,
    baseUrl,
    model,
    messages,
    adaptations: adaptationsOf(adaptations, model),
    signal,
    maxTokens,
    onText(text) {
      reply += text;
      onText?.(reply);
    },
    onAdapt: (adaptation) => rememberAdaptation(model, adaptation),
  });
  return reply;
}
