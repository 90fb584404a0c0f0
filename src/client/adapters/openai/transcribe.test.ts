import { beforeEach, describe, expect, it } from 'vitest';
import { providerOfFile } from './testing/provider-of-file.ts';
import { speechModel, transcribe } from './transcribe.ts';

const provider = await providerOfFile();
beforeEach(() => {
  provider.sounds.length = 0;
  provider.models = ['gpt-4', 'whisper-1', 'gpt-4o-mini-transcribe'];
});

const WEBM = new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), 'OpusHead'], { type: 'audio/webm' });
const ask = (sound = WEBM, prompt = 'Ana Reyes, Head Up Again') =>
  transcribe({
    key: 'sk-test',
    baseUrl: provider.baseUrl,
    sound,
    number: 2,
    prompt,
    signal: new AbortController().signal,
  });
const AT_ONCE = { 'retry-after-ms': '1' };

describe('an audio file', () => {
  it('is sent with a file name of its type, and with the names from the facts', async () => {
    provider.speech = [{ text: 'I teach piano.' }];
    expect(await ask()).toEqual({ text: 'I teach piano.' });
    expect(provider.sounds).toMatchObject([
      {
        name: 'part-2.webm',
        type: 'audio/webm',
        fields: { model: 'gpt-4o-mini-transcribe', language: 'en', prompt: 'Ana Reyes, Head Up Again' },
      },
    ]);
    const sent = provider.requests.at(-1)?.headers ?? {};
    expect(sent.authorization).toBe('Bearer sk-test');
    expect(Object.keys(sent).filter((name) => name.startsWith('x-stainless-'))).toEqual([]);
    const mp4 = new Blob([new Uint8Array(4), 'ftypM4A '], { type: 'audio/mp4' });
    await ask(mp4, '');
    expect(provider.sounds[1]).toMatchObject({ name: 'part-2.mp4' });
    expect(provider.sounds[1]?.fields).not.toHaveProperty('prompt');
  });

  it.each([404, 405])('is not for a service that answers %i', async (status) => {
    provider.speech = [{ status, error: { message: 'Not here.' } }];
    expect(await ask()).toEqual({ isUnsupported: true });
  });

  it('is retried only if that may help', async () => {
    provider.speech = [{ status: 500, error: { message: 'Oh.' }, headers: AT_ONCE }, { text: 'Second try.' }];
    expect(await ask()).toEqual({ text: 'Second try.' });
    provider.sounds.length = 0;
    provider.speech = [{ status: 401, error: { message: 'No.', code: 'invalid_api_key' } }];
    await expect(ask()).rejects.toMatchObject({ code: 'ai-unauthorized' });
    expect(provider.sounds).toHaveLength(1);
  });
});

it.each([
  [['gpt-4', 'gpt-4o-transcribe', 'whisper-1'], 'gpt-4o-transcribe'],
  [['whisper-1', 'gpt-4o-mini-transcribe'], 'gpt-4o-mini-transcribe'],
  [['whisper-1', 'my-transcribe'], 'whisper-1'],
  [['llama3', 'Systran/faster-whisper-small'], 'Systran/faster-whisper-small'],
  [['llama3'], 'whisper-1'],
  [[], 'whisper-1'],
])('of the models %j the one that is asked is %s', (visible, wanted) => {
  expect(speechModel(visible)).toBe(wanted);
});
