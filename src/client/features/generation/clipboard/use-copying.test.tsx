import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { strictClipboard } from '#client/adapters/device/testing/strict-clipboard.ts';
import { useCopying } from './use-copying.ts';

afterEach(() => vi.unstubAllGlobals());

it('says that the words were copied, or how to copy them by hand', async () => {
  const clipboard = { writeText: async () => undefined };
  vi.stubGlobal('navigator', { clipboard });
  const { result } = renderHook(() => useCopying());
  await act(() => result.current.copyPlain('a plan'));
  expect(result.current.said).toBe('Copied.');
  clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  await act(() => result.current.copyPlain('a plan'));
  expect(result.current.said).toBe('Your browser blocked copying. Select the text and copy it yourself.');
  expect(result.current.refused).toBe('a plan');
});

it('shows the whole prompt to be copied by hand where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const { result } = renderHook(() => useCopying());
  await act(() =>
    result.current.copyPrompt(async () => [
      { role: 'system', content: 'Rules' },
      { role: 'user', content: 'Answers' },
    ]),
  );
  expect(result.current.refused).toBe('Rules\n\nAnswers');
  expect(result.current.isPromptCopied).toBe(false);
});

it('keeps a text for manual copying while dialogs open and close, until it is closed or the plan arrives', async () => {
  vi.stubGlobal('navigator', {});
  const open = (dialog: string | null, hasPlan = false) => ({ dialog, hasPlan });
  const { result, rerender } = renderHook(({ dialog, hasPlan }) => useCopying(dialog, hasPlan), {
    initialProps: open(null),
  });
  const copy = () => act(() => result.current.copyPrompt(async () => [{ role: 'user', content: 'Answers' }]));
  await copy();
  for (const dialog of ['reads', null, 'paste', null]) {
    rerender(open(dialog));
    expect(result.current.refused).toBe('Answers');
  }
  act(() => result.current.close());
  expect([result.current.refused, result.current.said]).toEqual([undefined, '']);
  await copy();
  rerender(open(null, true));
  expect([result.current.refused, result.current.said]).toEqual([undefined, '']);
});

it('copies in Safari a prompt that has to be fetched first', async () => {
  const { copied, press } = strictClipboard();
  const { result } = renderHook(() => useCopying());
  const prompt = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return [{ role: 'user' as const, content: 'Answers' }];
  };
  await act(() => press(() => result.current.copyPrompt(prompt)));
  expect(result.current.isPromptCopied).toBe(true);
  await act(() => press(() => result.current.copyPlain('A **plan**')));
  expect(copied).toEqual({ 'text/plain': 'A plan' });
  await act(() => press(() => result.current.copyFormatted('A **plan**')));
  expect(copied).toEqual({ 'text/html': '<p>A <strong>plan</strong></p>', 'text/plain': 'A plan' });
});

it('names the step that helps when the prompt cannot be made', async () => {
  const { result } = renderHook(() => useCopying());
  await act(() => result.current.copyPrompt(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(result.current.said).toBe(
    'We couldn’t prepare the prompt. Check your internet connection, then try again.',
  );
  expect(result.current.refused).toBeUndefined();
});

/** Its parts as passed in, since jsdom has no ClipboardItem. */
class CopiedParts {
  constructor(parts: Record<string, Promise<Blob>>) {
    Object.assign(this, parts);
  }
}

it('copies clean words, with a gap as a blank, both alone and with the formatted plan', async () => {
  const written: Record<string, string>[] = [];
  const clipboard = {
    write: async ([item]: Record<string, Promise<Blob>>[]) => {
      const types = Object.entries(item ?? {}).map(async ([type, blob]) => [type, await (await blob).text()]);
      written.push(Object.fromEntries(await Promise.all(types)));
    },
  };
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', CopiedParts);
  const { result } = renderHook(() => useCopying());
  await act(() => result.current.copyPlain('**Price:** [ADD: your price]'));
  await act(() => result.current.copyFormatted('**Price:** [ADD: your price]'));
  const plain = { 'text/plain': 'Price: __________ (your price)' };
  const formatted = { 'text/html': '<p><strong>Price:</strong> __________ (your price)</p>' };
  expect(written).toEqual([plain, { ...plain, ...formatted }]);
});
