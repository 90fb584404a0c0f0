import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppError } from '#domain/errors.ts';
import { type AiLimits, writePlan } from './openai.ts';
import { transcribe } from './transcribe.ts';

const newClient = vi.fn();
let arrive: () => void = () => undefined;

beforeEach(() => void vi.doMock('./openai-sdk.ts', () => ({ newClient })));
afterEach(() => {
  arrive();
  vi.resetModules();
});

/** The SDK keeps loading until the test ends. */
function delayed(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrive = resolve;
  vi.doMock('./openai-sdk.ts', () => promise.then(() => ({ newClient })));
}

const PATIENT: AiLimits = { timeoutMs: 60_000, maxRetries: 0, idleMs: 60_000 };

/** A service, a network or an SDK that ignores every abort. */
function stubborn(onAsked: () => void = () => undefined) {
  let more: (text: string) => void = () => undefined;
  async function* reply() {
    for (;;) {
      const content = await new Promise<string>((said) => {
        more = said;
        onAsked();
      });
      yield { choices: [{ delta: { content } }] };
    }
  }
  newClient.mockImplementation(({ fetch }: { fetch: typeof globalThis.fetch }) => ({
    chat: { completions: { create: () => fetch('data:text/plain,').then(reply) } },
  }));
  return {
    async say(text: string) {
      more(text);
      await new Promise((heard) => setTimeout(heard));
    },
  };
}

function write(signal: AbortSignal, limits = PATIENT) {
  const heard: string[] = [];
  const ended = writePlan(
    {
      key: 'sk-abc123',
      baseUrl: 'https://ai.example/v1',
      model: 'gpt-4',
      messages: [{ role: 'user', content: 'Question 1: why?' }],
      adaptations: [],
      signal,
      onText: (text) => heard.push(text),
      onAdapt: () => undefined,
    },
    limits,
  ).then(
    () => 'finished',
    ({ code }: AppError) => code,
  );
  return { heard, ended };
}

it('stops a reply that never lets go, and hears nothing of it afterwards', async () => {
  const stop = new AbortController();
  const service = stubborn(() => stop.abort());
  const { heard, ended } = write(stop.signal);
  expect(await ended).toBe('ai-aborted');
  await service.say('too late');
  expect(heard).toEqual([]);
});

it('ignores a reply that timed out: its words would get into the next one', async () => {
  const service = stubborn();
  const { heard, ended } = write(new AbortController().signal, { ...PATIENT, timeoutMs: 50, idleMs: 50 });
  expect(await ended).toBe('ai-timeout');
  await service.say('too late');
  expect(heard).toEqual([]);
});

it('stops while the SDK is still being downloaded', async () => {
  delayed();
  const stop = new AbortController();
  const { ended } = write(stop.signal);
  stop.abort();
  expect(await ended).toBe('ai-aborted');
});

it('stops a transcription, too', async () => {
  delayed();
  const stop = new AbortController();
  const endpoint = { key: 'sk-abc123', baseUrl: 'https://ai.example/v1' };
  const written = transcribe({
    ...endpoint,
    sound: new Blob(['hum']),
    number: 1,
    prompt: '',
    signal: stop.signal,
  });
  stop.abort();
  await expect(written).rejects.toMatchObject({ code: 'ai-aborted' });
});

it('is over at once where somebody stopped before', async () => {
  delayed();
  expect(await write(AbortSignal.abort()).ended).toBe('ai-aborted');
});
