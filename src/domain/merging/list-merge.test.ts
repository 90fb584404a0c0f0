import { describe, expect, it } from 'vitest';
import { mergeLists } from './list-merge.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeLists([...base], [...mine], [...theirs], String);

describe('mergeLists', () => {
  it.each([
    ['one side adds, one removes', 'abc', 'xabc', 'ab', 'xab'],
    ['both add in different places', 'abc', 'abcd', 'zabc', 'zabcd'],
    ['both remove the same', 'abc', 'ac', 'ac', 'ac'],
    ['items that repeat', 'aa', 'aba', 'aa', 'aba'],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merge(base, mine, theirs)).toEqual({ mine: [...expected], theirs: [...expected], isClean: true });
  });

  it('keeps both additions in the same place apart', () => {
    expect(merge('', 'm', 't')).toEqual({ mine: ['m'], theirs: ['t'], isClean: false });
  });
});
