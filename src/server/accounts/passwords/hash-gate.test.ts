import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHashGate } from './hash-gate.ts';

function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, finish: resolve };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the gate before hashing', () => {
  it('runs as many as allowed, the others in the order they came', async () => {
    const gate = createHashGate({ atOnce: 2, maxWaiting: 10, maxWaitMs: 5_000 });
    const tasks = [task(), task(), task(), task()];
    const begun: number[] = [];
    const runs = tasks.map(({ promise }, index) =>
      gate.run(() => {
        begun.push(index);
        return promise;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    tasks[1]?.finish();
    await runs[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    for (const { finish } of tasks) finish();
    await Promise.all(runs);
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(gate.running).toBe(0);
  });

  it('gives the place back when the work fails', async () => {
    const gate = createHashGate({ atOnce: 1, maxWaiting: 10, maxWaitMs: 5_000 });
    await expect(gate.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await gate.run(async () => 'next')).toBe('next');
  });

  it('refuses at once when too many wait', async () => {
    const gate = createHashGate({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5_000 });
    const first = task();
    const running = gate.run(() => first.promise);
    const waiting = gate.run(async () => undefined);
    await expect(gate.run(async () => undefined)).rejects.toMatchObject({ code: 'overloaded' });
    first.finish();
    await Promise.all([running, waiting]);
  });

  it('refuses a request that has waited too long, and serves the next in line', async () => {
    vi.useFakeTimers();
    const gate = createHashGate({ atOnce: 1, maxWaiting: 10, maxWaitMs: 5_000 });
    const first = task();
    const running = gate.run(() => first.promise);
    const impatient = gate.run(async () => 'too late');
    const refusal = expect(impatient).rejects.toMatchObject({ code: 'overloaded' });
    await vi.advanceTimersByTimeAsync(4_000);
    const patient = gate.run(async () => 'in time');
    await vi.advanceTimersByTimeAsync(1_000);
    await refusal;
    first.finish();
    await running;
    expect(await patient).toBe('in time');
    expect(gate.running).toBe(0);
  });
});
