import { expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { shiftBlocks } from './shift-blocks.ts';

it('a piece read by itself has the same positions as in the whole text', () => {
  const before = '## A\n\nwords\n\n';
  const piece =
    '## [ADD: a]\n\n**on [ADD: b]**\n\n> - [ ] c\n>   - [x] [ADD: d]\n\n| e |\n|---|\n| [ADD: f] |\n\n```\ng\n```\n';
  const blocks = (text: string) => readPlan(text).blocks.map(({ block }) => block);
  expect(shiftBlocks(blocks(piece), before.length)).toEqual(blocks(before + piece).slice(2));
});
