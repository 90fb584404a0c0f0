import { expect, it } from 'vitest';
import { applyMutant, mutantsOf } from './mutants-of.ts';
import { regexMutants } from './regex-mutants.ts';

const mutated = (source: string) => mutantsOf(source).map((mutant) => applyMutant(source, mutant));

it.each([
  ['f(a < 1)', ['f(a <= 1)', 'f(a < 2)', 'f(a < (0))']],
  ['f(a && b)', ['f((a))', 'f((b))', 'f((a) || (b))']],
  ['f(!a)', ['f(a)']],
  ['const a: string = "x";', ["const a: string = '';"]],
  ['const a = [true];', ['const a = [];', 'const a = [false];']],
  ['const a = b.trim();', ['const a = b;']],
  ['type A = "x" | 1;', []],
  ['import a from "b";', []],
])('%s', (source, expected) => {
  expect(mutated(source)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(mutated(source)).toEqual([]);
});

it('in a pattern leaves out quantifiers, anchors and boundaries, and nothing of a class', () => {
  const pattern = '^a+(?:b{2,3}|[^*+]?)\\b(?<!c)$';
  const found = regexMutants(pattern).map(
    ({ start, end, text }) => pattern.slice(0, start) + text + pattern.slice(end),
  );
  expect(found).toEqual([
    'a+(?:b{2,3}|[^*+]?)\\b(?<!c)$',
    '^a(?:b{2,3}|[^*+]?)\\b(?<!c)$',
    '^a+(?:b|[^*+]?)\\b(?<!c)$',
    '^a+(?:b{2,3}|[*+]?)\\b(?<!c)$',
    '^a+(?:b{2,3}|[^*+])\\b(?<!c)$',
    '^a+(?:b{2,3}|[^*+]?)(?<!c)$',
    '^a+(?:b{2,3}|[^*+]?)\\b(?<=c)$',
    '^a+(?:b{2,3}|[^*+]?)\\b(?<!c)',
  ]);
});
