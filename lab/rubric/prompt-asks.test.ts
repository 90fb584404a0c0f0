import { describe, expect, it } from 'vitest';
import { CATALOG } from '#content/catalog.ts';
import type { Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { COACH_ASKS, LARGE_ASKS } from './prompt-asks.ts';
import { checkFault } from './prompt-faults.ts';

const without = (topic: Topic, tier: Tier, words: string): Topic => {
  const { tasks, specifics, ...rest } = topic.prompts[tier];
  const cut = { ...rest, tasks: tasks.replaceAll(words, ''), specifics: specifics.replaceAll(words, '') };
  return { ...topic, prompts: { ...topic.prompts, [tier]: cut } };
};

const rows = BLUEPRINT_TYPES.flatMap((type) => [
  ...(COACH_ASKS[type] ?? []).flatMap((words) => [
    { type, tier: 'small' as const, words },
    { type, tier: 'large' as const, words },
  ]),
  ...(LARGE_ASKS[type] ?? []).map((words) => ({ type, tier: 'large' as const, words })),
]);

describe('requests that could be lost unnoticed', () => {
  it('are in the prompts, for large windows in all nineteen', () => {
    expect(Object.keys(LARGE_ASKS)).toEqual([...BLUEPRINT_TYPES]);
    for (const { type, tier } of rows) expect(checkFault('asks', CATALOG[type], tier)).toEqual([]);
  });

  it.each(rows)('$type, $tier: are missed if "$words" is gone', ({ type, tier, words }) => {
    const problems = checkFault('asks', without(CATALOG[type], tier, words), tier);
    expect(problems.map(({ problem }) => problem)).toContain(`lacks ${words}`);
  });
});
