import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './reply.ts';
import type { ProviderError } from './scenario.ts';

/** An uploaded audio file, and its form fields. */
export type ReceivedSound = {
  name: string;
  type: string;
  bytes: Buffer;
  fields: Readonly<Record<string, string>>;
};

/** The provider's behavior for one POST /audio/transcriptions; the last step repeats. */
export type SpeechStep = {
  text?: string;
  status?: number;
  error?: ProviderError;
  headers?: Readonly<Record<string, string>>;
  /** Waits before it replies. */
  hold?: Promise<void>;
  /** Ends the connection in the middle of the reply. */
  isCut?: boolean;
};

// The first bytes of audio files: EBML of WebM, and the box type of MP4.
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  webm: (bytes) => bytes.readUInt32BE(0) === 0x1a45dfa3 && bytes.includes('OpusHead'),
  mp4: (bytes) => bytes.subarray(4, 8).toString() === 'ftyp',
};

export async function receiveSound(
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<ReceivedSound> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('No file was sent.');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    name: file.name,
    type: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
    fields: Object.fromEntries(fields),
  };
}

export async function answerSound(
  response: ServerResponse,
  sound: ReceivedSound,
  step: SpeechStep,
): Promise<void> {
  await step.hold;
  for (const [name, value] of Object.entries(step.headers ?? {})) response.setHeader(name, value);
  if (step.error) return sendJson(response, step.status ?? 400, { error: step.error });
  const extension = sound.name.slice(sound.name.lastIndexOf('.') + 1);
  if (!BEGINNINGS[extension]?.(sound.bytes)) {
    return sendJson(response, 400, {
      error: { message: 'Invalid file format.', type: 'invalid_request_error' },
    });
  }
  if (!step.isCut) return sendJson(response, 200, { text: step.text ?? '' });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"text": "half');
  await new Promise((resolve) => setTimeout(resolve, 50));
  response.destroy();
}
