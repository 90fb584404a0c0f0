import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEntries } from './entry-merge.ts';

const nameOf = (line: string) => line.split('@', 1)[0] ?? '';

function merged(base: string[], mine: string[], theirs: string[]) {
  return mergeEntries(base, mine, theirs, nameOf);
}

describe('entries of two sides', () => {
  it('are all kept where each side changed its own', () => {
    expect(merged(['call@1'], ['call@2'], ['call@1', 'rest@3'])).toEqual({
      mine: ['call@2', 'rest@3'],
      theirs: ['call@2', 'rest@3'],
    });
  });

  it('that both moved, to two places, stand in one place on each side', () => {
    expect(merged(['call@1', 'rest@3'], ['call@2', 'rest@3'], ['call@5', 'rest@3'])).toEqual({
      mine: ['call@2', 'rest@3'],
      theirs: ['call@5', 'rest@3'],
    });
  });

  it('that both placed for the first time, in two places, are told apart too', () => {
    expect(merged([], ['call@2'], ['call@5'])).toEqual({ mine: ['call@2'], theirs: ['call@5'] });
  });

  it('that are two on purpose stay two', () => {
    expect(merged(['call@1'], ['call@1', 'call@2'], ['call@1', 'call@5']).mine).toEqual([
      'call@1',
      'call@2',
      'call@5',
    ]);
  });

  it('that one side moved and the other removed stay where they were moved', () => {
    expect(merged(['call@1'], ['call@2'], [])).toEqual({ mine: ['call@2'], theirs: ['call@2'] });
  });

  it('are never lost: what a side added stands on its side of the result, and both sides agree on the rest', () => {
    const entry = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 }));
    const list = fc.uniqueArray(
      entry.map(([name, day]) => `${name}@${day}`),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const result = merged(base, mine, theirs);
        const isAdded = (line: string) => !base.includes(line);
        expect(result.mine).toEqual(expect.arrayContaining(mine.filter(isAdded)));
        expect(result.theirs).toEqual(expect.arrayContaining(theirs.filter(isAdded)));
        expect(merged(base, theirs, mine)).toEqual({ mine: result.theirs, theirs: result.mine });
        const apart = [
          ...result.mine.filter((line) => !result.theirs.includes(line)),
          ...result.theirs.filter((line) => !result.mine.includes(line)),
        ];
        for (const line of apart) expect(base).not.toContain(line);
        for (const line of base) {
          const isKept = mine.includes(line) && theirs.includes(line);
          expect(result.mine.includes(line)).toBe(isKept);
        }
      }),
    );
  });
});
