import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#client/adapters/markdown/markdown.ts';
import { parseTree } from '#client/adapters/markdown/markdown-reader.ts';
import { HOSTILE_PLAN } from '#content/testing/sample-book.ts';
import type { BookExport, FirstPage } from '#domain/plan/book-export.ts';
import { exportMarkdown } from './export-markdown.ts';
import { exportText } from './export-text.ts';
import { inertMarkdown } from './inert-markdown.ts';

const book = (isWhole: boolean, ...texts: string[]): BookExport => ({
  isWhole,
  title: 'Launch book',
  cover: { brand: 'Cornerstone', person: 'Ana <b>', date: 'November 16, 2026' },
  chapters: texts.map((text, index) => ({
    type: index === 0 ? 'identity' : 'audience',
    number: index + 1,
    title: index === 0 ? 'Your Identity' : 'Identify Your Audience',
    text,
  })),
});

const noProgress = async () => {};

const FIRST_PAGE: FirstPage = {
  title: 'My launch on one page',
  groups: [{ title: 'My offer', rows: [{ label: 'Price', words: '$290 <b>' }] }],
  lists: [
    { title: 'My next three things', lines: ['Ask the library'], isOrdered: true },
    { title: 'Still open', lines: [] },
  ],
};

describe('the first page', () => {
  const whole = { ...book(true, 'Serve.'), firstPage: FIRST_PAGE };

  it('comes before the contents in Markdown', async () => {
    expect(await exportMarkdown(whole, noProgress)).toContain(
      [
        '## My launch on one page',
        '### My offer',
        '- **Price:** $290 \\<b\\>',
        '### My next three things',
        '1. Ask the library',
        '## Contents',
      ].join('\n\n'),
    );
  });

  it('comes before the plans in plain text, but not with a single plan', async () => {
    const page =
      'MY LAUNCH ON ONE PAGE\n\nMy offer\nPrice: $290 <b>\n\nMy next three things\n1. Ask the library\n\n\n1. YOUR IDENTITY';
    expect(await exportText(whole, noProgress)).toContain(page);
    expect(await exportText({ ...whole, isWhole: false }, noProgress)).not.toContain('MY LAUNCH');
  });
});

describe('exportMarkdown', () => {
  it('writes cover, contents and plans, and no other parts of the screen', async () => {
    expect(await exportMarkdown(book(true, '## Mission\n\nServe.', '- [ ] Ask\n'), noProgress)).toBe(
      [
        '# Launch book',
        'Cornerstone · Ana \\<b\\> · November 16, 2026',
        '## Contents',
        '1. Your Identity\n2. Identify Your Audience',
        '# 1. Your Identity',
        '## Mission',
        'Serve.',
        '# 2. Identify Your Audience',
        '- [ ] Ask\n',
      ].join('\n\n'),
    );
  });

  it('writes one plan without cover', async () => {
    expect(await exportMarkdown(book(false, 'Serve.'), noProgress)).toBe('# Your Identity\n\nServe.\n');
  });

  it('keeps the chapters after a code block that was left open', async () => {
    const markdown = await exportMarkdown(book(true, '```\ncode', 'Second plan'), noProgress);
    const headings = parseTree(markdown).children.filter(({ type }) => type === 'heading');
    expect(headings).toHaveLength(4);
  });
});

describe('inertMarkdown', () => {
  const activeKinds = (markdown: string) =>
    JSON.stringify(parseTree(markdown)).match(/"type":"(html|image)"|"url":"javascript/g) ?? [];

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an unclosed comment', 'a\n\n<!-- b\n\nc'],
    ['a block of HTML over several lines', '<div onclick="x()">\n<p>words</p>\n</div>'],
    ['a picture', '![p](https://evil.example/p.png) ![q][r]\n\n[r]: https://evil.example'],
    ['a script link', '[a](javascript:x) <javascript:x> [b][c]\n\n[c]: javascript:x'],
    ['a picture inside a link', '[![p](http://x/p.png)](http://x)'],
  ])('%s means nothing elsewhere either', (_, markdown) => {
    expect(activeKinds(markdown).length).toBeGreaterThan(0);
    expect(activeKinds(inertMarkdown(markdown))).toEqual([]);
  });

  it('has the same words as the screen', async () => {
    const before = JSON.stringify(await parseMarkdown('Look <b>here</b> & there'));
    expect(await parseMarkdown(inertMarkdown('Look <b>here</b> & there'))).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Look <b>here</b> & there' }] },
    ]);
    expect(before).toContain('<b>');
  });

  it.each([
    '## Plan\n\n- [ ] One\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    '`<b>` and a < b, 3 > 2',
    'https://x.y',
  ])('leaves ordinary text as it is: %j', (markdown) => {
    expect(inertMarkdown(markdown)).toBe(markdown);
  });

  it('puts a text that is not safe to parse as Markdown into a code block', () => {
    const tangled = '*a_ '.repeat(2_000);
    expect(inertMarkdown(tangled)).toBe(`\`\`\`\n${tangled}\n\`\`\``);
  });

  it('does not let the text end that code block', () => {
    const tangled = `${'*a_ '.repeat(2_000)}\n\`\`\`\n<img src=x onerror=alert(1)>`;
    expect(inertMarkdown(tangled)).toBe(`\`\`\`\`\n${tangled}\n\`\`\`\``);
    expect(activeKinds(inertMarkdown(tangled))).toEqual([]);
  });

  it('is complete and inert with everything at once', () => {
    const inert = inertMarkdown(HOSTILE_PLAN);
    expect(activeKinds(inert)).toEqual([]);
    // Markup may change (a table's dashes, a list's bullets); no word is lost or moved.
    const letters = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ');
    expect(letters(inert)).toBe(letters(HOSTILE_PLAN));
  });
});

describe('exportText', () => {
  it('is readable without any formatting', async () => {
    const plan =
      '## Mission\n\nServe **well**, see [site](https://x.y).\n\n1. One\n2. Two\n   - inner\n\n- [x] Done\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> Said';
    expect(await exportText(book(false, plan), noProgress)).toBe(
      [
        'YOUR IDENTITY',
        'Mission\n-------',
        'Serve well, see site (https://x.y).',
        '1. One\n2. Two\n   - inner',
        '- [x] Done',
        'a | b\n1 | 2',
        '  Said\n',
      ].join('\n\n'),
    );
  });

  it('has blanks where a plan has gaps, and so has Markdown', async () => {
    const plan = 'It costs [ADD: your price].\n\n- [ ] Call [ADD: who]';
    expect(await exportText(book(false, plan), noProgress)).toBe(
      'YOUR IDENTITY\n\nIt costs __________ (your price).\n\n- [ ] Call __________ (who)\n',
    );
    expect(await exportMarkdown(book(false, plan), noProgress)).toMatch(
      /It costs [\\_]+ \(your price\)\.\n\n- \[ \] Call [\\_]+ \(who\)\n$/,
    );
  });

  it('begins with title and author, and leaves out unknown parts', async () => {
    const whole = { ...book(true, 'Serve.'), cover: { brand: 'Cornerstone', person: '', date: 'May 1' } };
    expect(await exportText(whole, noProgress)).toBe(
      'Launch book\nCornerstone · May 1\n\n\n1. YOUR IDENTITY\n\nServe.\n',
    );
  });

  it('is complete with hostile text', async () => {
    const text = await exportText(book(true, HOSTILE_PLAN), noProgress);
    for (const words of [
      '<script>alert(1)</script>',
      '=HYPERLINK("http://evil.example","click")',
      'שלום',
      '👩‍👩‍👧',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.match(/\bend\b/g)).toHaveLength(25_000);
  });
});
