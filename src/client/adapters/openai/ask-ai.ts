import type { StoreApi } from 'zustand/vanilla';
import { type Adaptation, adaptationsOf } from '#domain/ai/adaptations.ts';
import type { Settings } from '#domain/ai/stored-settings.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import type { writePlan } from './openai.ts';

type Used = Settings & { rememberAdaptation: (model: string, adaptation: Adaptation) => void };

/** What asking needs of the settings; app/ passes the store of that feature in. */
export type AiSettings = Pick<StoreApi<Used>, 'getState' | 'getInitialState' | 'subscribe'>;

export type Listening = {
  signal: AbortSignal;
  onText?: (soFar: string) => void;
  /** Another limit than the model's own. */
  maxTokens?: number | undefined;
};

/** One question to the chosen model, with the person's key. Nothing of the reply is saved here. */
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
