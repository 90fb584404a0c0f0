import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('keeps a text that is to be copied by hand while dialogs come and go, until it is closed or the plan is there', async () => {
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

it('says which step helps when the prompt cannot be made', async () => {
  const { result } = renderHook(() => useCopying());
  await act(() => result.current.copyPrompt(() => Promise.reject(new TypeError('Failed to fetch'))));
  expect(result.current.said).toBe(
    'We couldn’t prepare the prompt. Check your internet connection, then try again.',
  );
  expect(result.current.refused).toBeUndefined();
});

/** Its parts as they were given, which jsdom does not know. */
class CopiedParts {
  constructor(parts: Record<string, Blob>) {
    Object.assign(this, parts);
  }
}

it('copies clean words, with a gap as a blank, the same alone and beside the formatted plan', async () => {
  const written: Record<string, string> = {};
  const clipboard = {
    writeText: async (text: string) => void Object.assign(written, { copied: text }),
    write: async ([item]: Record<string, Blob>[]) => {
      for (const [type, blob] of Object.entries(item ?? {})) written[type] = await blob.text();
    },
  };
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', CopiedParts);
  const { result } = renderHook(() => useCopying());
  await act(() => result.current.copyPlain('**Price:** [ADD: your price]'));
  await act(() => result.current.copyFormatted('**Price:** [ADD: your price]'));
  expect(written).toEqual({
    copied: 'Price: __________ (your price)',
    'text/html': '<p><strong>Price:</strong> __________ (your price)</p>',
    'text/plain': 'Price: __________ (your price)',
  });
});
