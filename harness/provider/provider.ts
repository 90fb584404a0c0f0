import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatBody, sendCompletion, sendJson } from './reply.ts';
import { type Refusable, SCENARIOS, type Scenario, type Step } from './scenario.ts';
import { answerSound, type ReceivedSound, receiveSound, type SpeechStep } from './speech.ts';

export type RecordedRequest = {
  at: number;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: ChatBody;
};

export type Provider = {
  baseUrl: string;
  origin: string;
  /** All requests, including preflights. */
  requests: RecordedRequest[];
  /** POSTs to /chat/completions, which cost money. */
  completions: () => RecordedRequest[];
  script: (model: string, scenario: Scenario) => void;
  /** Audio files to transcribe, and the replies, in order. Without a step: not supported. */
  sounds: ReceivedSound[];
  speech: SpeechStep[];
  /** 'refused' answers preflights without CORS headers, like a server not made for browsers. */
  cors: { mode: 'open' | 'refused'; allowHeaders: string };
  /** The reply of GET /models; a number is an error status. */
  models: string[] | number;
  close: () => Promise<void>;
};

/** An OpenAI-compatible service over real HTTP and CORS; the model name selects the fault. */
export async function startProvider(): Promise<Provider> {
  const scenarios = new Map<string, Scenario>(Object.entries(SCENARIOS));
  const seen = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error) } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: Provider = {
    origin,
    baseUrl: `${origin}/v1`,
    requests: [],
    completions: () =>
      provider.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/chat/completions'),
    script: (model, scenario) => {
      scenarios.set(model, scenario);
      seen.delete(model);
    },
    sounds: [],
    speech: [],
    cors: { mode: 'open', allowHeaders: 'authorization, content-type' },
    models: ['gpt-4', 'gpt-4o', 'text-embedding-3-small'],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const raw = await readBody(request);
    const isSound = headers['content-type']?.startsWith('multipart/') ?? false;
    const body: ChatBody = isSound || raw.length === 0 ? {} : JSON.parse(raw.toString('utf8'));
    provider.requests.push({ at: Date.now(), method, path, headers, body });
    // On a reused connection, Chromium repeats a request answered with 408 by itself, which would change the number of
    // requests.
    response.setHeader('connection', 'close');
    if (provider.cors.mode === 'open') {
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('vary', 'origin');
    }
    if (method === 'OPTIONS') return preflight(response);
    if (!headers.authorization?.startsWith('Bearer ')) {
      return sendJson(response, 401, { error: { message: 'You did not provide an API key.' } });
    }
    if (method === 'GET' && path === '/v1/models') return listModels(response);
    if (method === 'POST' && path === '/v1/chat/completions') return complete(response, body);
    if (method === 'POST' && path === '/v1/audio/transcriptions' && provider.speech.length > 0) {
      const sound = await receiveSound(headers, raw);
      provider.sounds.push(sound);
      const { speech, sounds } = provider;
      return answerSound(response, sound, speech[Math.min(sounds.length, speech.length) - 1] ?? {});
    }
    return sendJson(response, 404, { error: { message: `Unknown request URL: ${method} ${path}.` } });
  }

  function preflight(response: ServerResponse): void {
    if (provider.cors.mode === 'open') {
      response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
      response.setHeader('access-control-allow-headers', provider.cors.allowHeaders);
    }
    response.writeHead(provider.cors.mode === 'open' ? 204 : 405).end();
  }

  function listModels(response: ServerResponse): void {
    const { models } = provider;
    if (typeof models === 'number') {
      sendJson(response, models, { error: { message: 'Missing scopes: api.model.read' } });
    } else {
      const data = models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'test' }));
      sendJson(response, 200, { object: 'list', data });
    }
  }

  async function complete(response: ServerResponse, body: ChatBody): Promise<void> {
    const model = body.model ?? '';
    const { steps = [{}], refuses = [], mostTokens } = scenarios.get(model) ?? {};
    const refused = refuses.find((name) => isSent(body, name));
    if (refused) return sendJson(response, 400, { error: refusalOf(refused) });
    const limit = body.max_tokens ?? body.max_completion_tokens ?? 0;
    if (mostTokens !== undefined && limit > mostTokens) {
      return sendJson(response, 400, { error: tooLarge(limit, mostTokens) });
    }
    const count = seen.get(model) ?? 0;
    seen.set(model, count + 1);
    const step: Step = steps[Math.min(count, steps.length - 1)] ?? {};
    await step.holdHeaders;
    for (const [name, value] of Object.entries(step.headers ?? {})) response.setHeader(name, value);
    if (step.expose) response.setHeader('access-control-expose-headers', step.expose.join(', '));
    if (step.error) return sendJson(response, step.status ?? 400, { error: step.error });
    return sendCompletion(response, body, step);
  }
}

function isSent(body: ChatBody, name: Refusable): boolean {
  return name === 'stream' ? body.stream === true : body[name] !== undefined;
}

function refusalOf(param: Refusable) {
  const hint = param === 'max_tokens' ? " Use 'max_completion_tokens' instead." : '';
  return {
    message: `Unsupported parameter: '${param}' is not supported with this model.${hint}`,
    type: 'invalid_request_error',
    param,
    code: param === 'temperature' ? 'unsupported_value' : 'unsupported_parameter',
  };
}

function tooLarge(limit: number, most: number) {
  return {
    message: `max_tokens is too large: ${limit}. This model supports at most ${most} completion tokens.`,
    type: 'invalid_request_error',
    param: 'max_tokens',
    code: 'invalid_value',
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
