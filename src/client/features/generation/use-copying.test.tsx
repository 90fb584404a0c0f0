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
});
