import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTokens, type Hunk, MAX_STEPS } from './diff-tokens.ts';

function patched(a: readonly string[], b: readonly string[], hunks: readonly Hunk[]): string[] {
  const result: string[] = [];
  let position = 0;
  for (const { start, end, from, to } of hunks) {
    result.push(...a.slice(position, start), ...b.slice(from, to));
    position = end;
  }
  return [...result, ...a.slice(position)];
}

const tokens = fc.array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 20 });

describe('diffTokens', () => {
  it.each([
    ['abc', 'abc', []],
    ['', 'ab', [{ start: 0, end: 0, from: 0, to: 2 }]],
    ['ab', '', [{ start: 0, end: 2, from: 0, to: 0 }]],
    ['abc', 'axc', [{ start: 1, end: 2, from: 1, to: 2 }]],
    [
      'abcd',
      'xbcy',
      [
        { start: 0, end: 1, from: 0, to: 1 },
        { start: 3, end: 4, from: 3, to: 4 },
      ],
    ],
  ])('%j to %j', (a, b, hunks) => {
    expect(diffTokens([...a], [...b]).hunks).toEqual(hunks);
  });

  it('describes any change exactly', () => {
    fc.assert(
      fc.property(tokens, tokens, (a, b) => {
        expect(patched(a, b, diffTokens(a, b).hunks)).toEqual(b);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps an unchanged token between any two hunks', () => {
    fc.assert(
      fc.property(tokens, tokens, (a, b) => {
        const { hunks } = diffTokens(a, b);
        for (const [index, hunk] of hunks.entries()) {
          expect(hunk.start).toBeGreaterThan(hunks[index - 1]?.end ?? -1);
        }
      }),
    );
  });

  it('stops searching at its limit and calls the rest one change', () => {
    const a = Array.from({ length: 4_000 }, (_, n) => `a${n}`);
    const b = Array.from({ length: 4_000 }, (_, n) => `b${n}`);
    const { hunks, steps } = diffTokens(['same', ...a, 'tail'], ['same', ...b, 'tail']);
    expect(hunks).toEqual([{ start: 1, end: 4_001, from: 1, to: 4_001 }]);
    expect(steps).toBeLessThan(MAX_STEPS * 1.1);
  });
});
