import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUnused, lightSdk, USED_RESOURCES } from './light-sdk.ts';

const inPackage = (file: string) => resolve('node_modules/openai', file);

describe('the downloaded part of the AI SDK', () => {
  it('has every part that our sources use', () => {
    const sources = globSync('src/client/**/*.ts').map((file) => readFileSync(file, 'utf8'));
    const asked = sources
      .filter((source) => /\bopenai\b/i.test(source))
      .flatMap((source) => [...source.matchAll(/\bclient\s*\.(?<part>[a-zA-Z]+)\s*\./g)])
      .map(({ groups }) => groups?.part);
    expect([...new Set(asked)].sort()).toEqual(USED_RESOURCES);
  });

  it.each([
    ['client.mjs', false],
    ['core/streaming.mjs', false],
    ['resources/index.mjs', false],
    ['resources/shared.mjs', false],
    ['resources/models.mjs', false],
    ['resources/chat/index.mjs', false],
    ['resources/chat/completions/completions.mjs', false],
    ['resources/audio/transcriptions.mjs', false],
    ['lib/chat-completions/streaming.mjs', false],
    ['lib/ChatCompletionStream.mjs', true],
    ['lib/ChatCompletionStreamingRunner.mjs', true],
    ['resources/beta/beta.mjs', true],
    ['resources/completions.mjs', true],
    ['resources/videos.mjs', true],
  ])('leaves %s out: %s', (file, isOut) => {
    expect(isUnused(inPackage(file))).toBe(isOut);
  });

  it('has an empty module for each other part that the SDK imports', async () => {
    const load = lightSdk.load as (id: string) => Promise<string | null>;
    expect(await load(inPackage('resources/videos.mjs'))).toBe('export class Videos {}');
    expect(await load(inPackage('client.mjs'))).toBeNull();
  });
});
