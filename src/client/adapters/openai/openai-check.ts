import type { Adaptation } from '#domain/ai/adaptations.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { createSdk, loadSdk, writePlan } from './openai.ts';
import { type AiEndpoint, explained } from './openai-error.ts';
import { watchedFetch } from './openai-fetch.ts';

export type KeyReport =
  | { isWell: true }
  | { isWell: false; code: ErrorCode; detail: string; message: string };

type CheckRequest = AiEndpoint & { model: string; adaptations: readonly Adaptation[] };

const CHECK_MS = 30_000;
// A limit costs nothing, only the output does. With a small one, a reasoning model never gets to a word.
const CHECK_TOKENS = 2_000;

/** One short request without retries that shows whether a plan could be written: it must return words, not just a reply. */
export async function checkKey(request: CheckRequest): Promise<KeyReport> {
  const stop = new AbortController();
  let hasWords = false;
  try {
    await writePlan(
      {
        ...request,
        messages: [{ role: 'user', content: 'Reply with the word OK.' }],
        maxTokens: CHECK_TOKENS,
        signal: stop.signal,
        // The first word is enough: a talkative model would charge for the rest.
        onText: () => {
          hasWords = true;
          stop.abort();
        },
        onAdapt: () => undefined,
      },
      { timeoutMs: CHECK_MS, idleMs: CHECK_MS, maxRetries: 0 },
    );
    return { isWell: true };
  } catch (error) {
    if (hasWords) return { isWell: true };
    if (!(error instanceof AppError)) throw error;
    const detail = error.cause instanceof Error ? error.cause.message : '';
    return { isWell: false, code: error.code, detail, message: error.message };
  }
}

const NOT_FOR_CHAT =
  /embed|whisper|tts|dall-e|moderation|audio|realtime|image|transcribe|sora|davinci|babbage|search|codex/i;

/** The chat models this key can see, in the order of their names. */
export async function listModels(endpoint: AiEndpoint): Promise<string[]> {
  const fetch = watchedFetch({ onReply: () => undefined, onBytes: () => undefined });
  try {
    const client = createSdk(await loadSdk(), { ...endpoint, fetch, timeoutMs: CHECK_MS, maxRetries: 0 });
    const { data } = await client.models.list();
    return data
      .map(({ id }) => id)
      .filter((id) => !NOT_FOR_CHAT.test(id))
      .sort();
  } catch (error) {
    throw await explained(error, endpoint);
  }
}
