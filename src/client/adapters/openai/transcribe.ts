import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { createSdk, loadSdk } from './openai.ts';
import { type AiEndpoint, asFailure, explained } from './openai-error.ts';
import { watchedFetch } from './openai-fetch.ts';
import { createWatchdog } from './watchdog.ts';

type TranscribeRequest = AiEndpoint & {
  sound: Blob;
  /** The part's number in the recording, for the file name. */
  number: number;
  /** Names that are easily misheard. */
  prompt: string;
  signal: AbortSignal;
};

/** The words, or that this service doesn't transcribe at all. */
export type Transcript = { text: string } | { isUnsupported: true };

const PREFERRED = ['gpt-4o-mini-transcribe', 'gpt-4o-transcribe', 'whisper-1'];
const LIKELY = /transcribe|whisper/i;

export function speechModel(visible: readonly string[]): string {
  const known = PREFERRED.find((model) => visible.includes(model)) ?? visible.find((id) => LIKELY.test(id));
  // A service that lists none may still accept the oldest name.
  return known ?? 'whisper-1';
}

/** Transcribes one audio file. Retries temporary failures by itself; all others are for the person to retry. */
export async function transcribe(request: TranscribeRequest): Promise<Transcript> {
  const { key, baseUrl, signal } = request;
  if (key === '') throw new AppError('key-not-found');
  const watchdog = createWatchdog(signal);
  try {
    return { text: await Promise.race([writtenDown(request), watchdog.ended]) };
  } catch (error) {
    watchdog.throwIfEnded();
    const { status } = asFailure(error);
    if (status === 404 || status === 405) return { isUnsupported: true };
    throw await explained(error, { key, baseUrl });
  } finally {
    watchdog.stop();
  }
}

async function writtenDown({
  sound,
  number,
  prompt,
  signal,
  ...endpoint
}: TranscribeRequest): Promise<string> {
  const watched = watchedFetch({ onReply: () => undefined, onBytes: () => undefined });
  // Without it the SDK detects it by fetching "data:,", which our policy reports as an attack.
  const fetch = Object.assign(watched, { Response });
  const { timeoutMs, maxRetries } = AI_DEFAULTS;
  const client = createSdk(await loadSdk(), { ...endpoint, fetch, timeoutMs, maxRetries });
  const visible = await client.models.list({ signal }).then(
    ({ data }) => data.map(({ id }) => id),
    () => [],
  );
  const extension = sound.type.includes('mp4') ? 'mp4' : 'webm';
  const { text } = await client.audio.transcriptions.create(
    {
      file: new File([sound], `part-${number}.${extension}`, { type: sound.type }),
      model: speechModel(visible),
      language: 'en',
      ...(prompt !== '' && { prompt }),
    },
    { signal },
  );
  return text ?? '';
}
