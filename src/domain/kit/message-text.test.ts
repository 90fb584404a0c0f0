import { describe, expect, it } from 'vitest';
import type { PlanBlock, PlanInline } from '#domain/plan/book-document.ts';
import { messageHtml, messageText, withPlainSigns } from './message-text.ts';

const text = (words: string): PlanInline => ({ kind: 'text', text: words });
const paragraph = (...children: PlanInline[]): PlanBlock => ({ kind: 'paragraph', children });
const item = (...children: PlanBlock[]) => ({ children });
const link = (href: string, words: string): PlanInline => ({ kind: 'link', href, children: [text(words)] });
const TEXT = 'font-size:16px;line-height:1.5;color:#222222';
const P = `<p style="margin:0 0 16px;${TEXT}">`;
const LINE = `<p style="margin:0;${TEXT}">`;
const UL = `<ul style="margin:0 0 16px;padding:0 0 0 24px;${TEXT}">`;
const LI = `<li style="margin:0;${TEXT}">`;

const CASES: readonly (readonly [string, PlanBlock[], string, string])[] = [
  ['paragraphs', [paragraph(text('One')), paragraph(text('Two'))], 'One\n\nTwo', `${P}One</p>\n${P}Two</p>`],
  [
    'lines of one paragraph',
    [paragraph(text('Ana'), { kind: 'break' }, text('Piano'))],
    'Ana\nPiano',
    `${LINE}Ana</p>\n${P}Piano</p>`,
  ],
  [
    'bold, italics and struck words',
    [
      paragraph(
        { kind: 'strong', children: [text('a')] },
        { kind: 'emphasis', children: [text('b')] },
        { kind: 'strike', children: [text('c')] } as PlanInline,
        { kind: 'code', text: '<d>' },
      ),
    ],
    'abc<d>',
    `${P}<strong>a</strong><em>b</em>c&lt;d&gt;</p>`,
  ],
  [
    'a heading and a rule',
    [
      { kind: 'heading', depth: 2, children: [text('Why')] } as PlanBlock,
      { kind: 'rule' },
      paragraph(text('x')),
    ],
    'Why\n\nx',
    `${P}<strong>Why</strong></p>\n\n${P}x</p>`,
  ],
  [
    'links with words, as addresses, and to a mailbox',
    [
      paragraph(
        link('https://a.example/?a=1&b="2"', 'my page'),
        text(' '),
        link('https://b.example', 'https://b.example'),
        text(' '),
        link('mailto:a@b.example', 'a@b.example'),
      ),
    ],
    'my page (https://a.example/?a=1&b="2") https://b.example a@b.example',
    `${P}<a href="https://a.example/?a=1&amp;b=&quot;2&quot;">my page</a> <a href="https://b.example">https://b.example</a> <a href="mailto:a@b.example">a@b.example</a></p>`,
  ],
  [
    'a gap',
    [paragraph(text('On '), { kind: 'gap', need: 'day' } as PlanInline)],
    'On ____',
    `${P}On ____</p>`,
  ],
  [
    'a list with a second line in an item',
    [
      {
        kind: 'list',
        start: null,
        items: [item(paragraph(text('a'), { kind: 'break' }, text('b'))), item(paragraph(text('c')))],
      } as PlanBlock,
    ],
    '- a\n  b\n- c',
    `${UL}${LI}a b</li>${LI}c</li></ul>`,
  ],
  [
    'a numbered list, with a list inside',
    [
      {
        kind: 'list',
        start: 9,
        items: [
          item(paragraph(text('a')), {
            kind: 'list',
            start: null,
            items: [item(paragraph(text('b')))],
          } as PlanBlock),
          item(paragraph(text('c'))),
        ],
      } as PlanBlock,
    ],
    '9. a\n   - b\n10. c',
    `<ol start="9" style="margin:0 0 16px;padding:0 0 0 24px;${TEXT}">${LI}${P}a</p>${UL}${LI}b</li></ul></li>${LI}c</li></ol>`,
  ],
  [
    'a quote',
    [{ kind: 'quote', children: [paragraph(text('a'))] }],
    'a',
    `<p style="margin:0 0 16px;padding:0 0 0 16px;${TEXT}">a</p>`,
  ],
  ['code', [{ kind: 'code', text: '<a>\nb' } as PlanBlock], '<a>\nb', `${LINE}&lt;a&gt;</p>\n${LINE}b</p>`],
  [
    'a table',
    [
      {
        kind: 'table',
        rows: [
          [[text('a')], [text('b')]],
          [[text('c')], [text('d')]],
        ],
      } as unknown as PlanBlock,
    ],
    'a · b\nc · d',
    `${UL}${LI}a · b</li>${LI}c · d</li></ul>`,
  ],
];

describe('a message', () => {
  it.each(CASES)('%s as words', (_, blocks, words) => expect(messageText(blocks)).toBe(words));
  it.each(CASES)('%s as HTML', (_, blocks, _words, html) => expect(messageHtml(blocks)).toBe(html));

  it('closes no tag that is not its own', () => {
    const hostile = '"><script>alert(1)</script>';
    const html = messageHtml([paragraph(text(hostile), link(`https://a.example/${hostile}`, hostile))]);
    expect(html).not.toContain('<script');
    expect(html.match(/</g)).toHaveLength(4);
  });
});

it.each([
  ['‘a’ “b” „c“', '\'a\' "b" "c"'],
  ['1–2 — 3‐4‑5−6', '1-2 - 3-4-5-6'],
  ['so…', 'so...'],
  ['a\u00a0b\u2009c\u202fd', 'a b c d'],
  ['5′ 6″ ‚x‛', "5' 6\" 'x'"],
  ['é 👋 ü', 'é 👋 ü'],
])('%j with the signs of a keyboard', (words, plain) => {
  expect(withPlainSigns(words)).toBe(plain);
});
