import { describe, expect, it } from 'vitest';
import { adaptationFor } from './openai-request.ts';

describe('the adaptation after a refusal', () => {
  it.each([
    [400, "Unsupported parameter: 'max_tokens' is not supported with this model.", 'max-completion-tokens'],
    [422, 'body.temperature: Extra inputs are not permitted', 'no-temperature'],
    [400, 'Your organization must be verified to stream this model.', 'no-stream'],
    [400, 'Unrecognized request argument supplied: stream_options', 'no-usage'],
    [400, 'Unrecognized request argument supplied: reasoning_effort', 'no-reasoning-effort'],
    [400, 'json: unknown field "reasoning_effort"', 'no-reasoning-effort'],
    [
      400,
      "Unsupported value: 'reasoning_effort' does not support 'low' with this model.",
      'no-reasoning-effort',
    ],
  ] as const)('%i %j', (status, message, adaptation) => {
    expect(adaptationFor({ status, message }, 4_000)).toBe(adaptation);
  });

  it.each([
    'max_tokens is too large: 16000. This model supports at most 8192 completion tokens.',
    '`max_completion_tokens` must be less than or equal to `8192`',
    'max_tokens (16000) exceeds the limit of 4096',
  ])('is the specified limit where a larger one is too large: %j', (message) => {
    expect(adaptationFor({ status: 400, message }, 16_000)).toBe('small-limit');
    expect(adaptationFor({ status: 400, message }, 4_000)).toBeUndefined();
  });

  it('is nothing where the prompt itself is too long', () => {
    const message = 'maximum context length is 8192 tokens, you asked for 9000 (max_tokens 4000)';
    const refusal = { status: 400, code: 'context_length_exceeded', message };
    expect(adaptationFor(refusal, 16_000)).toBeUndefined();
  });

  it.each([
    [400, 'max_tokens is too large: 4000. This model takes at most 2048.'],
    [400, 'Unknown role: owner'],
    [401, "Unsupported parameter: 'max_tokens'"],
    [500, "Unsupported parameter: 'max_tokens'"],
  ] as const)('is nothing we could change: %i %j', (status, message) => {
    expect(adaptationFor({ status, message }, 4_000)).toBeUndefined();
  });
});
