import { expect, it } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { SKETCH_LENGTH, sketchLikeness, sketchOf } from './part-sketch.ts';
import { READER_PREFIX, SHARE_DAYS, SHARE_LIMITS, USUAL_SHARE_DAYS } from './share.ts';
import { sharedTopics } from './shared-topics.ts';

const WORDS = 'Adults who start late. They want to play within a year, and have little time.';

// Stored with each comment: a release that computes it differently would move every existing comment.
it('a sketch of the same words stays the same from release to release', () => {
  expect(sketchOf(WORDS)).toBe('a68dt7i0oxzu21eplu6zgx2s874w2lat');
  expect(new Set(sketchOf('').match(/../g)).size).toBe(1);
  expect(sketchOf(WORDS)).toHaveLength(SKETCH_LENGTH);
});

it('estimates the share of common words, and nothing for an invalid sketch', () => {
  const same = sketchOf(WORDS);
  expect(sketchLikeness(same, sketchOf(WORDS.toUpperCase()))).toBe(1);
  expect(sketchLikeness(same, sketchOf(`${WORDS} Soon.`))).toBeGreaterThan(0.7);
  expect(sketchLikeness(same, sketchOf('Ten lessons for $290, paid before the first one.'))).toBeLessThan(
    0.2,
  );
  expect([sketchLikeness('', ''), sketchLikeness(same, ''), sketchLikeness('', same)]).toEqual([0, 0, 0]);
});

it('links last as long, and hold as many, as their owners are told', () => {
  expect([SHARE_DAYS, USUAL_SHARE_DAYS]).toEqual([[7, 14, 60], 14]);
  expect(SHARE_LIMITS).toEqual({
    forName: 60,
    living: 20,
    commentsPerHour: 30,
    commentsPerShare: 200,
    commentsPerPerson: 1_000,
  });
  expect(READER_PREFIX).toBe('/r/');
});

it('plans are read in the order of their topics, without the private parts of any of them', () => {
  const topic = (type: 'identity' | 'brand', output: string, isShared: boolean) => ({
    body: JSON.stringify(sampleBlueprint({ type, output })),
    isShared,
  });
  const brand = topic('brand', '## Rules\n**Goal (owner only):** eight\n- Made $2,400 so far', true);
  const given = {
    topics: [brand, topic('identity', '## Bio\nI sing.', false)],
    today: '2027-01-04' as const,
  };
  const { topics, hidden } = sharedTopics({ ...given, sheet: undefined });
  expect(topics.map(({ blueprint, text, isShared }) => [blueprint.type, text, isShared])).toEqual([
    ['identity', '## Bio\nI sing.', false],
    ['brand', '## Rules\n- Made $2,400 so far', true],
  ]);
  expect(hidden).toEqual(['**Goal (owner only):** eight']);
  const launches = [{ results: { income: '$2,400' } }];
  const [, known] = sharedTopics({ ...given, sheet: JSON.stringify({ launches }) }).topics;
  expect(known?.text).toBe('## Rules');
});
