import { createBreather } from '#client/adapters/page/breathe.ts';
import type { Adaptation } from '#domain/ai/adaptations.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { AppError } from '#domain/errors.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { type AiEndpoint, asFailure, explained } from './openai-error.ts';
import { watchedFetch } from './openai-fetch.ts';
import { adaptationFor, chatBody } from './openai-request.ts';
import { refuseOurServer } from './own-address.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

export type Usage = { inputTokens: number; outputTokens: number };

export type WriteRequest = AiEndpoint & {
  model: string;
  messages: readonly ChatMessage[];
  adaptations: readonly Adaptation[];
  maxTokens?: number;
  signal: AbortSignal;
  onText: (text: string) => void;
  onAdapt: (adaptation: Adaptation) => void;
};

export type WriteResult = { finish: 'stop' | 'length'; usage?: Usage | undefined };

/** Times are arguments so that tests need not wait for a minute to pass. */
export type AiLimits = { timeoutMs: number; maxRetries: number; idleMs: number };

export type SdkOptions = AiEndpoint & { fetch: typeof fetch; timeoutMs: number; maxRetries: number };

export type OpenAiSdk = typeof import('openai');

export const loadSdk = (): Promise<OpenAiSdk> => import('openai');

export function createSdk({ OpenAI }: OpenAiSdk, options: SdkOptions) {
  refuseOurServer(options.baseUrl);
  return new OpenAI({
    apiKey: options.key,
    baseURL: options.baseUrl,
    organization: null,
    project: null,
    timeout: options.timeoutMs,
    maxRetries: options.maxRetries,
    dangerouslyAllowBrowser: true,
    logLevel: 'off',
    fetch: options.fetch,
  });
}

type Reply = { text: string; finish: string | null; usage?: Usage | undefined; isRefused: boolean };

/** Writes one plan. Whatever arrived before a failure has already gone through `onText`. */
export async function writePlan(request: WriteRequest, limits: AiLimits = AI_DEFAULTS): Promise<WriteResult> {
  if (request.key === '') throw new AppError('key-not-found');
  const adaptations = [...request.adaptations];
  for (;;) {
    try {
      return resultOf(await ask({ ...request, adaptations }, limits));
    } catch (error) {
      if (request.signal.aborted) throw new AppError('ai-aborted');
      const change = adaptationFor(asFailure(error));
      // The same refusal twice means that the change did not help: asking again would never end.
      if (!change || adaptations.includes(change)) throw await explained(error, request);
      adaptations.push(change);
      request.onAdapt(change);
    }
  }
}

async function ask(request: WriteRequest, limits: AiLimits): Promise<Reply> {
  const watchdog = createWatchdog(request.signal);
  const fetch = watchedFetch({
    onReply: () => watchdog.expect(limits.timeoutMs),
    onBytes: () => watchdog.expect(limits.idleMs),
  });
  try {
    const { key, baseUrl } = request;
    const { timeoutMs, maxRetries } = limits;
    // Spelled out: the default limits carry a base URL of their own, and spreading them here once sent the key
    // of another service to it.
    const client = createSdk(await loadSdk(), { key, baseUrl, timeoutMs, maxRetries, fetch });
    const reply = request.adaptations.includes('no-stream')
      ? await readWhole(client, request, watchdog)
      : await readStream(client, request, watchdog);
    // The package ends an aborted stream quietly, as if it were complete.
    watchdog.throwIfEnded();
    return reply;
  } catch (error) {
    watchdog.throwIfEnded();
    throw error;
  } finally {
    watchdog.stop();
  }
}

type Client = ReturnType<typeof createSdk>;

async function readStream(client: Client, request: WriteRequest, watchdog: Watchdog): Promise<Reply> {
  const usageOptions = !request.adaptations.includes('no-usage') && {
    stream_options: { include_usage: true },
  };
  const stream = await client.chat.completions.create(
    { ...chatBody(request), stream: true, ...usageOptions },
    { signal: watchdog.signal },
  );
  const reply: Reply = { text: '', finish: null, isRefused: false };
  const breathe = createBreather();
  try {
    for await (const { choices, usage } of stream) {
      const choice = choices?.[0];
      if (choice?.delta?.content) {
        reply.text += choice.delta.content;
        request.onText(choice.delta.content);
      }
      if (choice?.delta?.refusal) reply.isRefused = true;
      if (choice?.finish_reason) reply.finish = choice.finish_reason;
      if (usage) reply.usage = usageOf(usage);
      await breathe();
    }
  } catch (error) {
    // A reset surfaces as a bare TypeError and is not retried: part of the plan is already on screen.
    const { status, code, type } = asFailure(error);
    if (status !== undefined || code || type) throw error;
    throw new AppError('ai-interrupted', { cause: error });
  }
  return reply;
}

async function readWhole(client: Client, request: WriteRequest, watchdog: Watchdog): Promise<Reply> {
  const { choices, usage } = await client.chat.completions.create(chatBody(request), {
    signal: watchdog.signal,
  });
  const choice = choices?.[0];
  const text = choice?.message?.content ?? '';
  if (text) request.onText(text);
  return {
    text,
    finish: choice?.finish_reason ?? (choice ? 'stop' : null),
    usage: usage && usageOf(usage),
    isRefused: Boolean(choice?.message?.refusal),
  };
}

function usageOf(usage: { prompt_tokens: number; completion_tokens: number }): Usage {
  return { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
}

// A connection that closes politely half-way looks like an end, except that no reason for ending was given.
function resultOf({ text, finish, usage, isRefused }: Reply): WriteResult {
  const isEmpty = text.trim() === '';
  if (finish === 'content_filter' || (isEmpty && isRefused)) throw new AppError('ai-content-filter');
  if (isEmpty) throw new AppError('ai-empty');
  if (finish === null) throw new AppError('ai-interrupted');
  return { finish: finish === 'length' ? 'length' : 'stop', usage };
}
