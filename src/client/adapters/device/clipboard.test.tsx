import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyRichText, copyText } from './clipboard.ts';
import { strictClipboard } from './testing/strict-clipboard.ts';

/** A value that arrives in a later task, like a fetched one. */
const coming = <T,>(it: T) => new Promise<T>((resolve) => setTimeout(() => resolve(it)));
const failing = (message: string) =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new Error(message))));

afterEach(() => vi.unstubAllGlobals());

describe('copying in a browser that allows it only during the click', () => {
  it('copies available words, and words that are still loading', async () => {
    const { copied, press } = strictClipboard();
    expect(await press(() => copyText('here'))).toBe(true);
    expect(copied).toEqual({ 'text/plain': 'here' });
    expect(await press(() => copyText(coming('a prompt')))).toBe(true);
    expect(copied).toEqual({ 'text/plain': 'a prompt' });
  });

  it('copies formatted words that are still loading', async () => {
    const { copied, press } = strictClipboard();
    const rich = { html: coming('<b>Serve</b>'), text: coming('Serve') };
    expect(await press(() => copyRichText(rich))).toBe(true);
    expect(copied).toEqual({ 'text/html': '<b>Serve</b>', 'text/plain': 'Serve' });
  });

  it('reports why there are no words, and keeps the previous clipboard', async () => {
    const { copied, press } = strictClipboard();
    await press(() => copyText('before'));
    await expect(press(() => copyText(failing('no connection')))).rejects.toThrow('no connection');
    expect(await press(() => copyRichText({ html: failing('no parser'), text: 'Serve' }))).toBe(false);
    expect(copied).toEqual({ 'text/plain': 'before' });
  });
});

it('falls back for older browsers, which accept no pending words', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText(coming('a prompt'))).toBe(true);
  expect(copied).toEqual(['a prompt']);
});
