import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBreather } from './breathe.ts';

afterEach(() => vi.restoreAllMocks());

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('breathing during long work', () => {
  it('continues only in a later task, so that the browser can render in between', async () => {
    const breathe = createBreather();
    work(10);
    let hasGoneOn = false;
    const breath = breathe().then(() => {
      hasGoneOn = true;
    });
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    expect(hasGoneOn).toBe(false);
    await breath;
    expect(hasGoneOn).toBe(true);
  });

  it('does not pause after a moment of work', async () => {
    // With a stopped clock: a busy machine may suspend the thread for longer.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const breathe = createBreather();
    let hasOtherRun = false;
    setImmediate(() => {
      hasOtherRun = true;
    });
    for (let turn = 0; turn < 5; turn += 1) await breathe();
    expect(hasOtherRun).toBe(false);
  });
});
