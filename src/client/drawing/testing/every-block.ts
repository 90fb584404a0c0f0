/** Everything that a plan can contain: style rules for anything missing here are left out of the page. */
export const EVERY_BLOCK = [
  'Before the first heading, with **bold**, *slanted*, ~~struck~~, `code` and [a link](https://example.org).',
  '## A section',
  '### Below it',
  '#### And below',
  '##### And below that',
  '###### The lowest',
  'One line  \nand another.',
  '- an item\n  - inside\n\n    with a second paragraph',
  '1. first\n2. second',
  '- [ ] to do\n- [x] done',
  '> a quote\n>\n> of two',
  '```\ncode\n```',
  '---',
  '| Day | What | Who |\n|---|---|---|\n| Monday | Rest | Me |',
  '| Two | columns |\n|---|---|\n| a | b |',
].join('\n\n');
