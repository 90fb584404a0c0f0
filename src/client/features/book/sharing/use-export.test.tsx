import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { strictClipboard } from '#client/adapters/device/testing/strict-clipboard.ts';
import type { BookExport } from '#domain/plan/book-export.ts';
import { useExport } from './use-export.ts';

afterEach(() => vi.unstubAllGlobals());

const BOOK: BookExport = {
  isWhole: true,
  title: 'Launch book',
  cover: { brand: 'Cornerstone', person: 'Ana', date: 'November 16, 2026' },
  chapters: [],
};
/** A book that is still being put together. */
const coming = () => new Promise<BookExport>((resolve) => setTimeout(() => resolve(BOOK)));
const words = () => new Promise<string>((resolve) => setTimeout(() => resolve('YOUR IDENTITY')));

it('copies the book in Safari, which requires it during the click', async () => {
  const { copied, press } = strictClipboard();
  const { result } = renderHook(() => useExport(words));
  await act(() => press(() => result.current.start('copy', coming())));
  expect(copied).toEqual({ 'text/plain': 'YOUR IDENTITY' });
  expect(result.current.state).toEqual({ status: 'idle' });
});

it('says what to do where the browser refuses, or the book cannot be made', async () => {
  const writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const refused = renderHook(() => useExport(words)).result;
  await act(() => refused.current.start('copy', coming()));
  expect(refused.current.state).toEqual({
    status: 'failed',
    message: 'Your browser blocked copying. Export a Word file instead.',
  });
  const failing = renderHook(() => useExport(() => Promise.reject(new TypeError('Failed to fetch')))).result;
  await act(() => failing.current.start('copy', coming()));
  expect(failing.current.state).toEqual({
    status: 'failed',
    message: 'The export didn’t work. Check your internet connection, then try again.',
  });
  // For print as well, where a part of the book can't be downloaded.
  const printing = renderHook(() => useExport(words)).result;
  await act(() => printing.current.start('pdf', Promise.reject(new TypeError('Failed to fetch'))));
  expect(printing.current.state).toEqual(failing.current.state);
});
