import { expect, it } from 'vitest';
import { type BookExport, exportStem } from '#domain/plan/book-export.ts';
import { runExport } from './run-export.ts';

const book: BookExport = {
  isWhole: true,
  title: 'Launch book',
  cover: { brand: 'Cornerstone', person: 'Ana', date: 'November 16, 2026' },
  chapters: [{ type: 'identity', number: 1, title: 'Your Identity', text: 'Serve.' }],
};

it('names a file after the book, or after the one plan in it', () => {
  expect(exportStem(book)).toBe('cornerstone-launch-book');
  expect(exportStem({ ...book, isWhole: false })).toBe('cornerstone-your-identity');
});

it('returns the words to copy', async () => {
  const words = await runExport('copy', { ...book, isWhole: false }, async () => {});
  expect(words).toBe('YOUR IDENTITY\n\nServe.\n');
});
