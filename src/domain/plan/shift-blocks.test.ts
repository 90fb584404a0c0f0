import { expect, it } from 'vitest';
import { readMarkdown } from '#client/adapters/markdown/markdown-reader.ts';
import { shiftBlocks } from './shift-blocks.ts';

it('a piece read by itself has its places where the whole text has them', () => {
  const before = '## A\n\nwords\n\n';
  const piece =
    '## [ADD: a]\n\n**on [ADD: b]**\n\n> - [ ] c\n>   - [x] [ADD: d]\n\n| e |\n|---|\n| [ADD: f] |\n\n```\ng\n```\n';
  expect(shiftBlocks(readMarkdown(piece), before.length)).toEqual(readMarkdown(before + piece).slice(2));
});
