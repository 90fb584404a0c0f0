import { expect, it } from 'vitest';
import { planSentences } from './plan-sentences.ts';

it.each<[string, string[]]>([
  ['Come early. Bring tea.', ['Come early.', 'Bring tea.']],
  ['- [ ] Call Ana. She knows.', ['Call Ana.', 'She knows.']],
  ['## Key **decisions**', ['Key decisions']],
  ['##\n\n \n---', []],
  ['| Day | What |\n|---|---|\n| Mon | Call Ana. She knows. |', ['Day | What', 'Mon | Call Ana. She knows.']],
  ['|a|b  |   c|', ['a | b | c']],
  ['a | b |  ', ['a | b']],
  ['|   |\n|', []],
  ['__Call__ `Ana` **now**', ['Call Ana now']],
  ['Write \\*seven\\* \\[words\\]', ['Write *seven* [words]']],
  [`Call${' '.repeat(9)}Ana`, ['Call Ana']],
])('the sentences of %j', (plan, expected) => {
  expect(planSentences(plan).map(({ text }) => text)).toEqual(expected);
});

it.each([
  ['## Key decisions', 'Key decisions'],
  ['a\n- Call Ana.  ', 'Call Ana.'],
  ['a\n|  Mon | Ana |  ', 'Mon | Ana |'],
  ['a\nMon | Ana', 'Mon | Ana'],
])('where the last sentence of %j stands', (plan, expected) => {
  const { start, end } = planSentences(plan).at(-1)?.range ?? {};
  expect(plan.slice(start, end)).toBe(expected);
});

it.each<[string, (readonly [string, boolean])[]]>([
  ['Open conflicts: ten or eight', [['', true]]],
  [
    '- **Still to confirm:** the room. Ask Ana.',
    [
      ['', true],
      ['', true],
    ],
  ],
  ['Ask about open conflicts', [['', false]]],
  [
    '## Open gaps\na\n## Next\nb',
    [
      ['Open gaps', true],
      ['Open gaps', true],
      ['Next', false],
      ['Next', false],
    ],
  ],
])('the section of each sentence, and whether it names something open: %j', (plan, expected) => {
  expect(planSentences(plan).map(({ section, isOpenPoint }) => [section, isOpenPoint])).toEqual(expected);
});

it('an endless heading is cut', () => {
  const [one] = planSentences(`## a${'b'.repeat(600)}`);
  expect(one?.section).toBe(`a${'b'.repeat(499)}`);
});

const run = (length: number) => 'x'.repeat(length);

it.each<[string, string, number[]]>([
  ['no longer than a piece', run(2_000), [2_000]],
  ['one letter longer', run(2_001), [2_000, 1]],
  ['three pieces', run(4_001), [2_000, 2_000, 1]],
  ['a space right behind a piece', `${run(2_000)} ${run(5)}`, [2_000, 6]],
  ['a space in the second half', `${run(1_001)} ${run(1_500)}`, [1_001, 1_501]],
  ['a space in the middle', `${run(1_000)} ${run(1_500)}`, [2_000, 501]],
  ['spaces of the second piece', `${run(1_900)} ${run(1_050)} ${run(1_200)}`, [1_900, 1_051, 1_201]],
  ['a row', `| ${run(2_500)} |`, [2_000, 502]],
])('a sentence that goes on and on is read in pieces: %s', (_, plan, lengths) => {
  const found = planSentences(`a\n${plan}`).slice(1);
  expect(found.map(({ range }) => range.end - range.start)).toEqual(lengths);
  expect(found.filter(({ text }) => !/^x.*x$|^x$/.test(text))).toEqual([]);
});
