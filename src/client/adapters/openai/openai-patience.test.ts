import { expect, it } from 'vitest';
import { type AiLimits, writePlan } from './openai.ts';
import { providerOfFile } from './testing/provider-of-file.ts';

const provider = await providerOfFile();

const write = (model: string, limits: AiLimits, key = 'sk-abc123') =>
  writePlan(
    {
      key,
      baseUrl: provider.baseUrl,
      model,
      messages: [{ role: 'user', content: 'Question 1: why?' }],
      adaptations: [],
      signal: new AbortController().signal,
      onText: () => undefined,
      onAdapt: () => undefined,
    },
    limits,
  );

it('ends a plan that falls silent after the idle limit, however long the whole may take', async () => {
  const limits = { timeoutMs: 600_000, maxRetries: 0, idleMs: 200 };
  await expect(write('hangs', limits)).rejects.toMatchObject({ code: 'ai-timeout' });
});

it('asks nobody without a saved key, and says so', async () => {
  const limits = { timeoutMs: 60_000, maxRetries: 0, idleMs: 60_000 };
  await expect(write('gpt-4', limits, '')).rejects.toMatchObject({
    code: 'key-not-found',
    message: 'OpenAI API key not found. Please add your API key in settings.',
  });
  expect(provider.requests).toEqual([]);
});

it('sends no third request when the requested change is refused as well', async () => {
  const message = "Unsupported value: 'temperature' does not support this.";
  provider.script('never-content', { steps: [{ status: 400, error: { message, param: 'temperature' } }] });
  const limits = { timeoutMs: 60_000, maxRetries: 0, idleMs: 60_000 };
  await expect(write('never-content', limits)).rejects.toMatchObject({ code: 'ai-bad-request' });
  expect(provider.completions()).toHaveLength(2);
});

it.each([
  ['a reply that never sends its first word', { pauseAfter: 0, resume: new Promise<void>(() => undefined) }],
  ['a reply that says nothing', { noChoices: true, chunks: [], end: 'hang' as const }],
  ['a request that gets no answer at all', { holdHeaders: new Promise<void>(() => undefined) }],
])('ends %s', async (_, step) => {
  provider.script('silent', { steps: [step] });
  const limits = { timeoutMs: 150, maxRetries: 0, idleMs: 150 };
  await expect(write('silent', limits)).rejects.toMatchObject({ code: 'ai-timeout' });
});

it.each([
  ['3600', 'The AI service asks you to wait about an hour. Then try again.'],
  ['20', 'The AI service is getting too many requests. Wait a minute, then generate again.'],
])('says how long the service asks to be left alone: %s seconds', async (seconds, message) => {
  const step = { status: 429, error: { message: 'Slow down.' }, headers: { 'retry-after': seconds } };
  provider.script('asks-to-wait', { steps: [step] });
  const limits = { timeoutMs: 60_000, maxRetries: 0, idleMs: 60_000 };
  await expect(write('asks-to-wait', limits)).rejects.toMatchObject({ code: 'ai-rate-limited', message });
});
