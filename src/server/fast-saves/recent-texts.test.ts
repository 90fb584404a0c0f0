import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { createRecentTexts } from './recent-texts.ts';

const saved = (version: number) => ({ version, updatedAt: '2026-11-16T12:00:00.000Z' });

afterEach(() => vi.useRealTimers());

describe('texts that were saved last', () => {
  it('are found by their key, with the version they had', () => {
    const recent = createRecentTexts();
    const blueprint = sampleBlueprint({ output: 'A plan' });
    recent.keep('ruth/1', { blueprint, sender: { client: 'laptop', seq: 7 } }, saved(3));
    expect(recent.get('ruth/1')).toEqual({
      ...blueprint,
      version: 3,
      sender: { client: 'laptop', seq: 7 },
      updatedAt: '2026-11-16T12:00:00.000Z',
    });
    expect(recent.get('boaz/1')).toBeUndefined();
  });

  it('give way to newer ones when they take too much room', () => {
    const recent = createRecentTexts(10_000);
    const long = { ...sampleBlueprint({ output: 'x'.repeat(3_000) }) };
    const sender = undefined;
    for (const key of ['a', 'b', 'c', 'd']) recent.keep(key, { blueprint: long, sender }, saved(1));
    expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const longer = { ...long, content: { ...long.content, aiOutput: 'x'.repeat(20_000) } };
    recent.keep('e', { blueprint: longer, sender }, saved(1));
    expect(recent.size).toBe(0);
  });

  it('are forgotten within two minutes, unless somebody goes on writing', () => {
    vi.useFakeTimers();
    const recent = createRecentTexts();
    const save = { blueprint: sampleBlueprint({ output: 'A plan' }), sender: undefined };
    recent.keep('gone/1', save, saved(1));
    recent.keep('ruth/1', save, saved(1));
    vi.advanceTimersByTime(59_000);
    expect(recent.get('gone/1')).toBeDefined();
    recent.keep('ruth/1', save, saved(2));
    vi.advanceTimersByTime(60_000);
    recent.keep('ruth/1', save, saved(3));
    vi.advanceTimersByTime(1_000);
    expect([recent.get('gone/1'), recent.get('ruth/1')?.version]).toEqual([undefined, 3]);
    vi.advanceTimersByTime(120_000);
    expect(recent.size).toBe(0);
    recent.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
