import { type ClientOptions, OpenAI } from 'openai';
import { REFUSED_COPY } from '#content/copy/writing/refused.ts';
import { isRefusedCountry, type Refusal, secondsToWait } from '#domain/ai/refusal.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { connectionTrouble } from './openai-reach.ts';

// One download: the SDK, and the code for failed requests.

export function newClient(options: ClientOptions): OpenAI {
  return new OpenAI(options);
}

// A shorter wait is no more than the 'a minute' in the sentence, and the SDK waits that long by itself.
const LONG_S = 90;

type Closer = { code?: ErrorCode; words?: string | undefined };

/** Details that the status doesn't give, and a sentence if the code's own would be wrong. */
export async function lookCloser(refusal: Refusal, known: ErrorCode, baseUrl: string): Promise<Closer> {
  if (known === 'ai-connection') return connectionTrouble(baseUrl);
  if (isRefusedCountry(refusal)) return { code: 'ai-forbidden', words: REFUSED_COPY.country };
  const seconds = secondsToWait(refusal, Date.now()) ?? 0;
  return seconds > LONG_S ? { words: REFUSED_COPY.wait(seconds) } : {};
}
