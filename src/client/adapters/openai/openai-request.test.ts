import { describe, expect, it } from 'vitest';
import { adaptationFor } from './openai-request.ts';

describe('what answers a refusal', () => {
  it.each([
    [400, "Unsupported parameter: 'max_tokens' is not supported with this model.", 'max-completion-tokens'],
    [422, 'body.temperature: Extra inputs are not permitted', 'no-temperature'],
    [400, 'Your organization must be verified to stream this model.', 'no-stream'],
    [400, 'Unrecognized request argument supplied: stream_options', 'no-usage'],
  ] as const)('%i %j', (status, message, adaptation) => {
    expect(adaptationFor({ status, message })).toBe(adaptation);
  });

  it.each([
    [400, 'max_tokens is too large: 4000. This model takes at most 2048.'],
    [400, 'Unknown role: owner'],
    [401, "Unsupported parameter: 'max_tokens'"],
    [500, "Unsupported parameter: 'max_tokens'"],
  ] as const)('is nothing we could change: %i %j', (status, message) => {
    expect(adaptationFor({ status, message })).toBeUndefined();
  });
});
