import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits for the frame, and for the task after it, in which the frame is on the screen', () => {
  const run = vi.fn();
  afterFrame(run);
  for (const frame of frames) frame(0);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits 40 ms at most for a page that draws nothing', () => {
  const run = vi.fn();
  afterFrame(run);
  vi.advanceTimersByTime(39);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not wait where nobody looks', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const run = vi.fn();
  afterFrame(run);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});
