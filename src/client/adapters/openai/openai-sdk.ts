import { type ClientOptions, OpenAI } from 'openai';
import { REFUSED_COPY } from '#content/copy/writing/refused.ts';
import { isRefusedCountry, type Refusal, secondsToWait } from '#domain/ai/refusal.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { connectionTrouble } from './openai-reach.ts';

// One download: the package, and what is only needed once asking has failed.

export function newClient(options: ClientOptions): OpenAI {
  return new OpenAI(options);
}

// Less is what 'a minute' means anyway, and what the package waits by itself.
const LONG_S = 90;

type Closer = { code?: ErrorCode; words?: string | undefined };

/** What the status alone doesn't tell, and words for it where the sentence of the code would be wrong. */
export async function lookCloser(refusal: Refusal, known: ErrorCode, baseUrl: string): Promise<Closer> {
  if (known === 'ai-connection') return connectionTrouble(baseUrl);
  if (isRefusedCountry(refusal)) return { code: 'ai-forbidden', words: REFUSED_COPY.country };
  const seconds = secondsToWait(refusal, Date.now()) ?? 0;
  return seconds > LONG_S ? { words: REFUSED_COPY.wait(seconds) } : {};
}
