import { expect, it } from 'vitest';
import { cut } from './task-title.ts';

it.each([
  ['a word', 'Read it to Dina today', 15, 'Read it to Din…'],
  ['not inside the minutes', 'Ask her yes (10 min)', 17, 'Ask her yes…'],
  ['a remark that says something', 'Ask (the neighbor upstairs)', 22, 'Ask (the neighbor ups…'],
  ['what fits', 'Ask (10 min)', 12, 'Ask (10 min)'],
])('a title is cut: %s', (_, text, limit, title) => {
  expect(cut(text, limit)).toBe(title);
});
