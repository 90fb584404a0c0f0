import { describe, expect, it } from 'vitest';
import { readPlan } from './markdown-reader.ts';
import { richText } from './rich-text.ts';

const html = (markdown: string) => richText(readPlan(markdown).blocks.map(({ block }) => block));

describe('formatted text for the clipboard', () => {
  it('keeps headings, emphasis, lists, checklists, tables and links', () => {
    expect(html('## Steps\n\nDo **this** *now*.\n\n- [x] one\n- [ ] two\n\n3. three')).toBe(
      '<h2>Steps</h2>\n<p>Do <strong>this</strong> <em>now</em>.</p>\n<ul><li>☑ one</li><li>☐ two</li></ul>\n<ol start="3"><li>three</li></ol>',
    );
    expect(html('| A | B |\n|---|---|\n| 1 | [x](https://example.com?a=1&b=2) |')).toBe(
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td><a href="https://example.com?a=1&amp;b=2">x</a></td></tr></table>',
    );
  });

  it('shows a gap as a blank to fill in by hand', () => {
    expect(html('It costs [ADD: price & terms].')).toBe('<p>It costs __________ (price &amp; terms).</p>');
  });

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '`<b>`', '[x](javascript:alert(1))'])(
    'passes no markup of the text through: %s',
    (markdown) => {
      expect(html(markdown)).not.toMatch(/<(script|img|b)\b|href="javascript/i);
    },
  );
});
