import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

describe('rendered text from the clipboard', () => {
  it.each([
    [
      'headings and words',
      '<h2>Overview</h2><p>We help <b>late</b> <em>starters</em>.</p>',
      '## Overview\n\nWe help **late** *starters*.',
    ],
    ['lists', '<ul><li>one</li><li><p>two</p><ol><li>three</li></ol></li></ul>', '- one\n- two\n  1. three'],
    [
      'checklists',
      '<ul><li><input type="checkbox" disabled> Call Luis</li><li><input type="checkbox" checked> Rest</li></ul>',
      '- [ ] Call Luis\n- [x] Rest',
    ],
    [
      'tables',
      '<table><thead><tr><th>Week</th><th>What</th></tr></thead><tbody><tr><td>1</td><td>Call</td></tr></tbody></table>',
      '| Week | What |\n| - | - |\n| 1 | Call |',
    ],
    ['gaps', '<p>Price: [ADD: price]</p>', 'Price: [ADD: price]'],
    [
      'links that are safe',
      '<p><a href="https://luis.example/x">Luis</a></p>',
      '[Luis](https://luis.example/x)',
    ],
    ['links that are not', '<p><a href="javascript:alert(1)">Luis</a></p>', 'Luis'],
    [
      'buttons, scripts and pictures',
      '<p>Hi<button>Copy</button><script>x()</script><img src=x onerror=y()></p>',
      'Hi',
    ],
    [
      'Google Docs',
      '<b style="font-weight:normal"><h3><span style="font-weight:400">Next</span></h3><p><span style="font-weight:700">Price: </span><span>$290</span></p></b>',
      '### Next\n\n**Price:** $290',
    ],
    ['lines without a block', 'one<br>two<div>three</div>', 'one\\\ntwo\n\nthree'],
    ['white space of a page', '<div>\n  <p>\n  one\n two </p>\n</div>', 'one two'],
  ])('keeps %s', (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('reads a hostile page as plain words', () => {
    const deep = `${'<div>'.repeat(300)}words${'</div>'.repeat(300)}`;
    expect(htmlToMarkdown(deep)).toBe('words');
  });
});
