import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVisibleText, textIn } from './visible-text.ts';

function read(chunks: readonly string[]): string {
  const visible = createVisibleText();
  return chunks.map(visible.take).join('') + visible.end();
}

/** The same text, cut at these places. */
function cutAt(text: string, places: readonly number[]): string[] {
  const cuts = [...new Set([0, ...places.map((place) => place % (text.length + 1)), text.length])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
}

describe('the visible text of a reply', () => {
  it.each([
    ['<think>quietly</think>\n\n## Overview', '## Overview'],
    ['\n<think>\nso\n</think>\n<think>again</think>## Overview', '## Overview'],
    ['<THINKING>x</THINKING> A plan', 'A plan'],
    ['<think>never ends', ''],
    ['## Overview\n<think>is a tag</think>', '## Overview\n<think>is a tag</think>'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['<thi', '<thi'],
    ['  \n', '  \n'],
    ['', ''],
  ])('%j gives %j, however it is cut into chunks', (reply, text) => {
    fc.assert(
      fc.property(fc.array(fc.nat(200)), (places) => {
        expect(read(cutAt(reply, places))).toBe(text);
      }),
    );
  });

  it('is everything, unless the reply begins with reasoning', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(200)), (words, places) => {
        const text = `A${words}`;
        expect(read(cutAt(text, places))).toBe(text);
      }),
    );
  });

  it('leaves out parts that are not text', () => {
    const thought = { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] };
    expect(textIn([thought, { type: 'text', text: 'Yes' }, null, { type: 'text' }])).toBe('Yes');
    expect(textIn(null)).toBe('');
  });
});
