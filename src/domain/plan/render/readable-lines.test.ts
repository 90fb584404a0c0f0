import { expect, it } from 'vitest';
import { readableLines } from './readable-lines.ts';

it.each([
  ['## Steps', 'Steps'],
  ['- **Price:** $290', '• Price: $290'],
  ['* [ ] Call *Luis* now', '☐ Call Luis now'],
  ['  1. [x] Rest', '  1. ☑ Rest'],
  ['> quoted', 'quoted'],
  ['| Day | What |\n|---|:-:|\n| Monday | Rest |', 'Day · What\nMonday · Rest'],
  ['5 * 3 * 2 and snake_case', '5 * 3 * 2 and snake_case'],
  ['5\\*3 is \\[typed]', '5*3 is [typed]'],
  ['---', '---'],
  ['', ''],
])('%j is read as %j', (line, words) => {
  expect(readableLines(line)).toBe(words);
});
