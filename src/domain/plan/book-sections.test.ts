import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFence, splitSections } from './book-sections.ts';

describe('splitSections', () => {
  it('cuts before each heading', () => {
    expect(splitSections('Intro\n\n## One\na\n## Two\nb', 1)).toEqual([
      'Intro\n\n',
      '## One\na\n',
      '## Two\nb',
    ]);
  });

  it('does not cut inside a code block', () => {
    const text = '## One\n```md\n## not a heading\n```\n## Two\n';
    expect(splitSections(text, 1)).toEqual(['## One\n```md\n## not a heading\n```\n', '## Two\n']);
  });

  it('keeps a text whole when its links are defined elsewhere in it', () => {
    const text = '## One\n[a][x]\n## Two\n[x]: https://example.com';
    expect(splitSections(text, 1)).toEqual([text]);
  });

  it('keeps short sections together', () => {
    const section = `## Title\n${'word '.repeat(50)}\n`;
    const pieces = splitSections(section.repeat(40));
    expect(pieces.length).toBeLessThan(7);
    expect(pieces.every((piece) => piece.startsWith('## Title'))).toBe(true);
  });

  it('loses nothing', () => {
    const line = fc.constantFrom('## H', '# ', '```', '~~~', '````', 'text', '', '- a', '    ## x', '#no');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(splitSections(lines.join('\n'), 1).join('')).toBe(lines.join('\n'));
      }),
    );
  });
});

describe('openFence', () => {
  it.each([
    ['closed', '```\ncode\n```', undefined],
    ['never closed', '```js\ncode', '```'],
    ['closed too short', '````\ncode\n```', '````'],
    ['another mark', '~~~\n```', '~~~'],
    ['inline code on one line', '```not a fence```', undefined],
    ['no code', 'words', undefined],
  ])('%s', (_, text, fence) => {
    expect(openFence(text)).toBe(fence);
  });
});
