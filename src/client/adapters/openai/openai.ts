import type { Adaptation } from '#domain/ai/adaptations.ts';
import { modelKind } from '#domain/ai/model-kind.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { type AiEndpoint, asFailure, explained } from './openai-error.ts';
import { watchedFetch } from './openai-fetch.ts';
import { type Reply, readComplete, readStream, type WriteResult } from './openai-reply.ts';
import { adaptationFor, limitOf, type RequestOptions } from './openai-request.ts';
import { refuseOurServer } from './own-address.ts';
import { createWatchdog } from './watchdog.ts';

export type WriteRequest = AiEndpoint &
  RequestOptions & {
    signal: AbortSignal;
    onText: (text: string) => void;
    onAdapt: (adaptation: Adaptation) => void;
  };

/** Times are arguments so that tests need not wait for a minute to pass. */
export type AiLimits = { timeoutMs: number; maxRetries: number; idleMs: number };

export type SdkOptions = AiEndpoint & { fetch: typeof fetch; timeoutMs: number; maxRetries: number };

type OpenAiSdk = Pick<typeof import('./openai-sdk.ts'), 'newClient'>;

export const loadSdk = (): Promise<OpenAiSdk> => import('./openai-sdk.ts');

export function createSdk({ newClient }: OpenAiSdk, options: SdkOptions) {
  refuseOurServer(options.baseUrl);
  return newClient({
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

/** Writes one plan. Everything that arrived before a failure has already gone through `onText`. */
export async function writePlan(request: WriteRequest, limits: AiLimits = AI_DEFAULTS): Promise<WriteResult> {
  if (request.key === '') throw new AppError('key-not-found');
  const adaptations = [...request.adaptations];
  for (;;) {
    try {
      return resultOf(await ask({ ...request, adaptations }, limits));
    } catch (error) {
      if (request.signal.aborted) throw new AppError('ai-aborted');
      const change = adaptationFor(asFailure(error), limitOf(request));
      // The same refusal twice means that the adaptation didn't help: retrying would never end.
      if (!change || adaptations.includes(change)) throw await explained(error, request);
      adaptations.push(change);
      request.onAdapt(change);
    }
  }
}

async function ask(request: WriteRequest, limits: AiLimits): Promise<Reply> {
  const watchdog = createWatchdog(request.signal);
  let isThinking = modelKind(request.model).isReasoning;
  const fetch = watchedFetch({
    onReply: () => watchdog.expect(limits.timeoutMs),
    // A reasoning model may be silent for minutes before its first word.
    onBytes: () => watchdog.expect(isThinking ? limits.timeoutMs : limits.idleMs),
  });
  const onText = (text: string) => {
    isThinking = false;
    // Nothing after Stop or a timeout: the words would get into the next reply.
    if (!watchdog.signal.aborted) request.onText(text);
  };
  try {
    const { key, baseUrl } = request;
    const { timeoutMs, maxRetries } = limits;
    // Listed one by one: the default limits have a base URL of their own, and spreading them here once sent the key to
    // another service.
    const options = { key, baseUrl, timeoutMs, maxRetries, fetch };
    const read = request.adaptations.includes('no-stream') ? readComplete : readStream;
    const reading = loadSdk().then((sdk) =>
      read(createSdk(sdk, options), { ...request, onText, signal: watchdog.signal }),
    );
    // Stop works at once, even while the SDK is loading, or if a reply never ends.
    const reply = await Promise.race([reading, watchdog.ended]);
    // The SDK ends an aborted stream silently, as if it were complete.
    watchdog.throwIfEnded();
    return reply;
  } catch (error) {
    watchdog.throwIfEnded();
    throw error;
  } finally {
    watchdog.stop();
  }
}

// A cleanly closed connection looks like the end, except for the missing finish reason.
function resultOf({ text, finish, usage, isRefused }: Reply): WriteResult {
  const isEmpty = text.trim() === '';
  if (finish === 'content_filter' || (isEmpty && isRefused)) throw new AppError('ai-content-filter');
  if (isEmpty) throw new AppError(finish === 'length' ? 'ai-only-thinking' : 'ai-empty');
  if (finish === null) throw new AppError('ai-interrupted');
  return { finish: finish === 'length' ? 'length' : 'stop', usage };
}
