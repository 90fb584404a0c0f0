import { describe, expect, it } from 'vitest';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { parseMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('parseMarkdown', () => {
  it('reads headings, lists, checklists and tables', async () => {
    const plan =
      '## Steps\n\n1. First\n2. **Second**\n\n- [ ] To do\n- [x] Done\n\n| Week | What |\n|---|---|\n| 1 | Call |\n';
    expect(await parseMarkdown(plan)).toEqual([
      { kind: 'heading', depth: 2, children: [text('Steps')] },
      {
        kind: 'list',
        start: 1,
        items: [
          { checked: null, children: [{ kind: 'paragraph', children: [text('First')] }] },
          {
            checked: null,
            children: [{ kind: 'paragraph', children: [{ kind: 'strong', children: [text('Second')] }] }],
          },
        ],
      },
      {
        kind: 'list',
        start: null,
        items: [
          { checked: false, boxAt: 37, children: [{ kind: 'paragraph', children: [text('To do')] }] },
          { checked: true, boxAt: 49, children: [{ kind: 'paragraph', children: [text('Done')] }] },
        ],
      },
      {
        kind: 'table',
        rows: [
          [[text('Week')], [text('What')]],
          [[text('1')], [text('Call')]],
        ],
      },
    ]);
  });

  it.each([
    ['a script block', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a tag inside a sentence', 'Look <b onclick=x()>here</b> now', 'Look <b onclick=x()>here</b> now'],
    ['a comment', '<!-- hidden -->', '<!-- hidden -->'],
    ['a script link', '[click](javascript:alert(1))', 'click (javascript:alert(1))'],
    ['a data link', '[click](data:text/html,x)', 'click (data:text/html,x)'],
    ['a footnote', 'Word[^1]\n\n[^1]: Note', 'Word[^1]\n[^1]: Note'],
  ])('keeps %s as words', async (_, markdown, words) => {
    const blocks = await parseMarkdown(markdown);
    const shown = blocks.map((block) =>
      block.kind === 'paragraph'
        ? block.children.map((inline) => (inline.kind === 'text' ? inline.text : `<${inline.kind}>`)).join('')
        : block.kind,
    );
    expect(shown.join('\n')).toBe(words);
  });

  it('turns a picture into a link, which is not fetched', async () => {
    expect(await parseMarkdown('![Our logo](https://evil.example/p.png)')).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'link', href: 'https://evil.example/p.png', children: [text('Our logo')] }],
      },
    ]);
  });

  it('keeps labeled lines on lines of their own', async () => {
    expect(await parseMarkdown('**Price:** $290\n**Places:** ten')).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [text('Price:')] },
          text(' $290'),
          { kind: 'break' },
          { kind: 'strong', children: [text('Places:')] },
          text(' ten'),
        ],
      },
    ]);
  });

  it('follows reference links', async () => {
    const [block] = await parseMarkdown('See [site][s].\n\n[s]: https://example.com');
    expect(block).toMatchObject({
      children: [text('See '), { kind: 'link', href: 'https://example.com' }, text('.')],
    });
  });

  it.each([
    ['emphasis marks by the thousand', '*a_ '.repeat(10_000)],
    ['quotes in quotes in quotes', `${'> '.repeat(5_000)}deep`],
    ['lists in lists in lists', Array.from({ length: 300 }, (_, n) => `${' '.repeat(n * 2)}- a`).join('\n')],
    ['open brackets', '['.repeat(50_000)],
    ['one long word', 'x'.repeat(100_000)],
    ['100,000 characters of plain words', 'word '.repeat(20_000)],
  ])('reads hostile text in moments and loses none of it: %s', async (_, markdown) => {
    let blocks: unknown;
    const ms = await threadMs(async () => {
      blocks = await parseMarkdown(markdown);
    });
    expect(ms).toBeLessThan(10_000);
    const letters = (all: string) => all.replace(/[^a-z[]/g, '').length;
    const found = JSON.stringify(blocks).matchAll(/"text":"([^"]*)"/g);
    expect(letters([...found].map(([, words = '']) => words).join(''))).toBe(letters(markdown));
  });
});
