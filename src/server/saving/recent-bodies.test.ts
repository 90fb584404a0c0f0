import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { createRecentBodies } from './recent-bodies.ts';

const saved = (version: number) => ({ version, updatedAt: '2026-11-16T12:00:00.000Z' });

afterEach(() => vi.useRealTimers());

describe('what was saved last', () => {
  it('is found by its key, with the version it had', () => {
    const recent = createRecentBodies();
    const blueprint = sampleBlueprint({ output: 'A plan' });
    recent.keep('ruth/1', { body: blueprint, sender: { client: 'laptop', seq: 7 } }, saved(3), 500);
    expect(recent.get('ruth/1')).toEqual({
      body: blueprint,
      version: 3,
      sender: { client: 'laptop', seq: 7 },
      updatedAt: '2026-11-16T12:00:00.000Z',
    });
    expect(recent.get('boaz/1')).toBeUndefined();
  });

  it('makes room for newer ones when it takes too much', () => {
    const recent = createRecentBodies(10_000);
    const save = { body: sampleBlueprint(), sender: undefined };
    for (const key of ['a', 'b', 'c', 'd']) recent.keep(key, save, saved(1), 3_000);
    expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    recent.keep('e', save, saved(1), 20_000);
    expect(recent.size).toBe(0);
  });

  it('is forgotten within two minutes, unless somebody goes on writing', () => {
    vi.useFakeTimers();
    const recent = createRecentBodies();
    const save = { body: sampleBlueprint({ output: 'A plan' }), sender: undefined };
    recent.keep('gone/1', save, saved(1), 500);
    recent.keep('ruth/1', save, saved(1), 500);
    vi.advanceTimersByTime(59_000);
    expect(recent.get('gone/1')).toBeDefined();
    recent.keep('ruth/1', save, saved(2), 500);
    vi.advanceTimersByTime(60_000);
    recent.keep('ruth/1', save, saved(3), 500);
    vi.advanceTimersByTime(1_000);
    expect([recent.get('gone/1'), recent.get('ruth/1')?.version]).toEqual([undefined, 3]);
    vi.advanceTimersByTime(120_000);
    expect(recent.size).toBe(0);
    recent.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
