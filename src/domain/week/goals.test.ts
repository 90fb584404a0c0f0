import { expect, it } from 'vitest';
import { goalsIn } from './goals.ts';

const goals = (words: string) => goalsIn(`## Key decisions\n\n**Goal:** ${words}\n`, []);

it('a goal keeps the plan’s words', () => {
  expect(goals('Eight people; five is also a happy result.')).toEqual([
    'Eight people; five is also a happy result.',
  ]);
});

it('a goal that is too long is cut at a word, with a mark', () => {
  const [goal = ''] = goals('The whole table talks for twenty minutes. '.repeat(9).trim());
  expect(goal.length).toBeLessThanOrEqual(200);
  expect(goal).toMatch(/ (?:The|whole|table|talks|for|twenty|minutes\.)…$/);
  expect(goals('x'.repeat(300))).toEqual([`${'x'.repeat(199)}…`]);
});
