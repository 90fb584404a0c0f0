import { afterEach, expect, it, vi } from 'vitest';
import { strictClipboard } from '#client/adapters/device/testing/strict-clipboard.ts';
import { type BookExport, exportStem } from '#domain/plan/book-export.ts';
import { runExport } from './run-export.ts';

const book: BookExport = {
  isWhole: true,
  title: 'Launch book',
  cover: { brand: 'Cornerstone', person: 'Ana', date: 'November 16, 2026' },
  chapters: [{ type: 'identity', number: 1, title: 'Your Identity', text: 'Serve.' }],
};

afterEach(() => vi.unstubAllGlobals());

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

it('names a file after the book, or after the one plan in it', () => {
  expect(exportStem(book)).toBe('cornerstone-launch-book');
  expect(exportStem({ ...book, isWhole: false })).toBe('cornerstone-your-identity');
});

it('copies the words, and says so when the browser refuses', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  expect(await runExport('copy', { ...book, isWhole: false }, async () => {})).toBe('done');
  expect(copied).toEqual(['YOUR IDENTITY\n\nServe.\n']);
  clipboard(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
  expect(await runExport('copy', book, async () => {})).toBe('copy-refused');
});

it('copies the words in Safari, which asks for them in the press itself', async () => {
  const { copied, press } = strictClipboard();
  expect(await press(() => runExport('copy', { ...book, isWhole: false }, async () => {}))).toBe('done');
  expect(copied).toEqual({ 'text/plain': 'YOUR IDENTITY\n\nServe.\n' });
});
