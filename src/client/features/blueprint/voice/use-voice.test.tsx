import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Speech, SpeechListener } from '#client/adapters/device/speech.ts';
import * as log from '#client/adapters/page/log.ts';
import { useVoice } from './use-voice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function begin() {
  const listeners: SpeechListener[] = [];
  const speech: Speech = {
    isSupported: true,
    start: (listener) => void listeners.push(listener),
    stop: () => undefined,
    abort: () => undefined,
  };
  const { result } = renderHook(() => useVoice(speech, '', () => undefined));
  act(() => result.current.toggle());
  return { voice: result, listeners, wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)) };
}

it('is starting from the click until the browser listens', () => {
  const { voice, listeners, wait } = begin();
  expect(voice.current.phase).toBe('starting');
  act(() => listeners[0]?.onListening(true));
  expect(voice.current.phase).toBe('listening');
  wait(60_000);
  expect(voice.current.phase).toBe('listening');
});

it('is slow after four seconds, and only then starts again on a click', () => {
  const { voice, listeners, wait } = begin();
  wait(3_999);
  act(() => voice.current.toggle());
  expect([voice.current.phase, listeners.length]).toEqual(['starting', 1]);
  wait(1);
  expect(voice.current.phase).toBe('slow');
  act(() => voice.current.toggle());
  expect([voice.current.phase, listeners.length]).toEqual(['starting', 2]);
});

it('is idle when the browser refuses, and its reason is logged', () => {
  const logged = vi.spyOn(log, 'logFailure').mockReturnValue(undefined);
  const { voice, listeners, wait } = begin();
  act(() => listeners[0]?.onError('not-allowed'));
  // `end` always comes last.
  act(() => listeners[0]?.onListening(false));
  wait(10_000);
  expect(logged.mock.calls).toEqual([['Voice recognition failed', 'not-allowed']]);
  expect([voice.current.phase, voice.current.error]).toEqual(['idle', 'not-allowed']);
});
