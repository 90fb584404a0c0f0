import { describe, expect, it } from 'vitest';
import { isEqual, threeWay } from './three-way.ts';

describe('threeWay', () => {
  const both = () => 'both';
  it.each([
    ['nobody', 'a', 'a', 'a', 'a'],
    ['only I', 'a', 'b', 'a', 'b'],
    ['only they', 'a', 'a', 'b', 'b'],
    ['both, alike', 'a', 'b', 'b', 'b'],
    ['both, differently', 'a', 'b', 'c', 'both'],
  ])('%s changed it', (_, base, mine, theirs, expected) => {
    expect(threeWay(base, mine, theirs, both)).toBe(expected);
  });
});

describe('isEqual', () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: undefined }, {}, true],
    [{ a: 1 }, { a: 2 }, false],
    [[1, 2], [1], false],
    [[], {}, false],
    [null, {}, false],
    [undefined, '', false],
    [Number.NaN, Number.NaN, true],
  ])('%j and %j: %j', (a, b, expected) => {
    expect(isEqual(a, b)).toBe(expected);
  });
});
