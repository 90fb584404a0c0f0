import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { fileStem, outlineBook } from './book-outline.ts';

const titles = Object.fromEntries(BLUEPRINT_TYPES.map((type) => [type, `Title of ${type}`])) as Record<
  BlueprintType,
  string
>;

const written = (type: BlueprintType): Blueprint =>
  sampleBlueprint({ type, answers: ['a', 'b', 'c'], output: `## Plan of ${type}` });

describe('outlineBook', () => {
  it('puts plans in topic order, whatever order they were stored in', () => {
    const { chapters } = outlineBook([written('launch'), written('identity'), written('brand')], titles);
    expect(chapters.map(({ number, type }) => `${number} ${type}`)).toEqual([
      '1 identity',
      '2 brand',
      '3 launch',
    ]);
    expect(chapters[1]).toEqual({
      type: 'brand',
      number: 2,
      title: 'Title of brand',
      text: '## Plan of brand',
    });
  });

  it('says what is missing and how far it is', () => {
    const started = sampleBlueprint({ type: 'audience', answers: ['a'] });
    const blank = sampleBlueprint({ type: 'purpose', answers: ['a', 'b', 'c'], output: '  \n ' });
    const { missing } = outlineBook([written('identity'), started, blank], titles);
    expect(missing).toHaveLength(18);
    expect(missing.slice(0, 3)).toEqual([
      { type: 'audience', title: 'Title of audience', answered: 1 },
      { type: 'purpose', title: 'Title of purpose', answered: 3 },
      { type: 'analysis', title: 'Title of analysis', answered: 0 },
    ]);
  });

  it('is complete with nineteen plans', () => {
    const { chapters, missing } = outlineBook(BLUEPRINT_TYPES.map(written), titles);
    expect([chapters.length, missing.length]).toEqual([19, 0]);
  });
});

describe('fileStem', () => {
  it.each([
    [['Cornerstone', 'Launch Book', '2026-11-16'], 'cornerstone-launch-book-2026-11-16'],
    [['Café & Ñandú'], 'cafe-nandu'],
    [['../../etc/passwd'], 'etc-passwd'],
    [['con', 'nul:*?"<>|'], 'con-nul'],
    [['שלום'], 'launch-book'],
    [['x'.repeat(300)], 'x'.repeat(80)],
  ])('%j', (parts, stem) => {
    expect(fileStem(...parts)).toBe(stem);
  });
});
