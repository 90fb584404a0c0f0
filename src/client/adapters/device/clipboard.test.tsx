import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyRichText, copyText } from './clipboard.ts';
import { strictClipboard } from './testing/strict-clipboard.ts';

/** What a fetch gives, or anything else that comes in a task of its own. */
const coming = <T,>(it: T) => new Promise<T>((resolve) => setTimeout(() => resolve(it)));
const failing = (message: string) =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new Error(message))));

afterEach(() => vi.unstubAllGlobals());

describe('copying where the browser allows it only in the press itself', () => {
  it('copies words that are there, and words that are still on their way', async () => {
    const { copied, press } = strictClipboard();
    expect(await press(() => copyText('here'))).toBe(true);
    expect(copied).toEqual({ 'text/plain': 'here' });
    expect(await press(() => copyText(coming('a prompt')))).toBe(true);
    expect(copied).toEqual({ 'text/plain': 'a prompt' });
  });

  it('copies formatted words that are still on their way', async () => {
    const { copied, press } = strictClipboard();
    const rich = { html: coming('<b>Serve</b>'), text: coming('Serve') };
    expect(await press(() => copyRichText(rich))).toBe(true);
    expect(copied).toEqual({ 'text/html': '<b>Serve</b>', 'text/plain': 'Serve' });
  });

  it('says why there are no words, and leaves alone what was copied before', async () => {
    const { copied, press } = strictClipboard();
    await press(() => copyText('before'));
    await expect(press(() => copyText(failing('no connection')))).rejects.toThrow('no connection');
    expect(await press(() => copyRichText({ html: failing('no parser'), text: 'Serve' }))).toBe(false);
    expect(copied).toEqual({ 'text/plain': 'before' });
  });
});

it('takes the way of older browsers, which know no words on their way', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText(coming('a prompt'))).toBe(true);
  expect(copied).toEqual(['a prompt']);
});
