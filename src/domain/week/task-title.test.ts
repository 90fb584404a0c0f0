import { expect, it } from 'vitest';
import { cut, taskTitle } from './task-title.ts';

it.each([
  ['a word', 'Read it to Dina today', 15, 'Read it to Din…'],
  ['not inside the minutes', 'Ask her yes (10 min)', 17, 'Ask her yes…'],
  ['a remark that says something', 'Ask (the neighbor upstairs)', 22, 'Ask (the neighbor ups…'],
  ['what fits', 'Ask (10 min)', 12, 'Ask (10 min)'],
])('a title is cut: %s', (_, text, limit, title) => {
  expect(cut(text, limit)).toBe(title);
});

it.each([
  ['Dec 1 – Email: the pencil (Communications)', 'Email: the pencil (Communications)'],
  ['Dec 1 – 7 pm: post the reel', 'Post the reel'],
  ['Dec 1 – evening: post the reel', 'Post the reel'],
  ['Thursday, November 19, 2026: mark the calls', 'Mark the calls'],
])('"%s" is called "%s"', (words, title) => {
  expect(taskTitle({ kind: 'item', cells: [], label: '', words })).toBe(title);
});
