import { expect, it } from 'vitest';
import { ACCOUNT_COPY } from './account.ts';

const { start, done, same } = ACCOUNT_COPY.restore;

it.each<[[number, number, number, number], string, 'is' | 'are']>([
  [[19, 1, 0, 0], '19 topics and your facts', 'are'],
  [[1, 0, 0, 0], '1 topic', 'is'],
  [[0, 1, 0, 0], 'Your facts', 'are'],
  [[0, 0, 1, 0], 'What you told us', 'is'],
  [[0, 0, 0, 1], '1 comment', 'is'],
  [[2, 1, 1, 2], '2 topics, your facts, what you told us and 2 comments', 'are'],
])('%j of topics, facts, told pages and comments are "%s"', (counts, things, verb) => {
  expect(done(...counts)).toBe(`${things} restored.`);
  expect(same(...counts)).toBe(`${things} ${verb} already the same`);
  expect(start(...counts)).toBe(`Restore ${things.slice(0, 1).toLowerCase()}${things.slice(1)}`);
});

it('with nothing chosen asks for a choice', () => {
  expect(start(0, 0, 0, 0)).toBe('Choose what to restore');
});
