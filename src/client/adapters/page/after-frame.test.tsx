import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits for the frame and the task after it, when the frame is visible', () => {
  const run = vi.fn();
  afterFrame(run);
  for (const frame of frames) frame(0);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits 40 ms at most for a page that renders nothing', () => {
  const run = vi.fn();
  afterFrame(run);
  vi.advanceTimersByTime(39);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not wait in a hidden page', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const run = vi.fn();
  afterFrame(run);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('shares one frame between all callbacks, and runs each in its own task', () => {
  const order: string[] = [];
  afterFrame(() => order.push('first'));
  afterFrame(() => {
    order.push('second');
    throw new Error('It fails.');
  });
  afterFrame(() => order.push('third'));
  expect(frames).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(1);
  frames[0]?.(0);
  afterFrame(() => order.push('of the next frame'));
  expect(() => vi.advanceTimersByTime(1)).toThrow('It fails.');
  vi.advanceTimersByTime(1);
  expect(order).toEqual(['first', 'second', 'third']);
  vi.advanceTimersByTime(40);
  expect(order.at(-1)).toBe('of the next frame');
});

it('runs all callbacks even if one fails, on a page that renders nothing', () => {
  const run = vi.fn();
  afterFrame(() => {
    throw new Error('It fails.');
  });
  vi.advanceTimersByTime(20);
  afterFrame(run);
  expect(() => vi.advanceTimersByTime(20)).toThrow('It fails.');
  expect(run).toHaveBeenCalledTimes(1);
});
