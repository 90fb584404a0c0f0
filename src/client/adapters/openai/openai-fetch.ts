import { isRetriableAiStatus, isTooLarge } from '#domain/ai/ai-error-code.ts';

export type FetchWatch = {
  /** A 2xx reply has begun: the SDK's own timeout ends here, even if no word ever follows. */
  onReply: () => void;
  onBytes: () => void;
};

const STEERING_HEADER = 'x-should-retry';

/**
 * The `fetch` for the OpenAI SDK. It drops headers that compatible servers refuse in preflight, decides about retries,
 * and reports every byte, including keep-alive comments, to the idle watchdog.
 */
export function watchedFetch(watch: FetchWatch): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, headers: plainHeaders(init?.headers) });
    if (!response.ok) return withRetryDecision(response);
    watch.onReply();
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          watch.onBytes();
          controller.enqueue(chunk);
        },
      }),
    );
    const watched = new Response(body ?? null, response);
    return wantsStream(init) && isJson(response) ? asEventStream(watched) : watched;
  };
}

function plainHeaders(headers: HeadersInit | undefined): Headers {
  const plain = new Headers(headers);
  for (const name of [...plain.keys()]) if (name.startsWith('x-stainless-')) plain.delete(name);
  return plain;
}

// The SDK retries every 429. An account without credit, or with a request that is too large, would wait through all
// retries for the same error.
async function withRetryDecision(response: Response): Promise<Response> {
  const text = await response.text().catch(() => '');
  const { error } = (safeJson(text) ?? {}) as { error?: { code?: unknown; type?: unknown } };
  const codes = [error?.code, error?.type].filter((code) => typeof code === 'string');
  const { status } = response;
  const isRetried =
    !isTooLarge(status, text) && [undefined, ...codes].every((code) => isRetriableAiStatus(status, code));
  const headers = new Headers(response.headers);
  headers.set(STEERING_HEADER, String(isRetried));
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(text, { status, statusText: response.statusText, headers });
}

function wantsStream(init: RequestInit | undefined): boolean {
  return typeof init?.body === 'string' && (safeJson(init.body) as { stream?: unknown })?.stream === true;
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true;
}

/** Some servers answer a request for a stream with one plain reply; it becomes a stream of one event. */
async function asEventStream(response: Response): Promise<Response> {
  const reply = safeJson(await response.text()) as { choices?: { message?: unknown }[] } | undefined;
  const choices = reply?.choices?.map(({ message, ...choice }) => ({ ...choice, delta: message }));
  const events = `data: ${JSON.stringify({ ...reply, choices: choices ?? [] })}\n\ndata: [DONE]\n\n`;
  return new Response(events, { status: 200, headers: { 'content-type': 'text/event-stream' } });
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
