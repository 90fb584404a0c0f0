import fc from 'fast-check';

const words = fc.constantFrom(
  'word',
  'a **bold** and *soft* word',
  '[ADD: the date]',
  'see [ADD: a link] and [site](https://example.com)',
  '`code` & ~~gone~~',
  'https://example.com/a_b',
  '<b>raw</b> &nbsp; &amp;',
  '\\[ADD: typed] \\* 1\\. x',
  'שלום עולם',
  'half \uD83D of an emoji',
  '![pic](https://example.com/p.png)',
  'note[^1] and [ref][r]',
  '* _ ` [ ] ( ) # + - . ! | < >',
  '',
);

const line = fc.oneof(
  words,
  fc
    .tuple(
      fc.constantFrom(
        '# ',
        '## ',
        '### ',
        '- ',
        '* ',
        '1. ',
        '2) ',
        '- [ ] ',
        '- [x] ',
        '3. [X] ',
        '> ',
        '    ',
        '  - ',
        '   ',
        '\t',
      ),
      words,
    )
    .map(([mark, text]) => mark + text),
  fc.constantFrom(
    '---',
    '===',
    '```',
    '~~~',
    '| a | b |',
    '|---|:-:|',
    '| 1 | [ADD: price] |',
    '<div>',
    '</div>',
    '<!-- x',
    '[r]: https://example.com',
    '[^1]: a note',
    '-',
    '+',
    '2',
    '- [ ]',
    '  ',
    '\uFEFF',
    '\0',
  ),
);

/** Markdown of every kind, well and badly written. */
export const arbitraryMarkdown: fc.Arbitrary<string> = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n\n', '\n\n', '\r\n', '\r', '\n\n\n')), {
    maxLength: 24,
  })
  .map((lines) => lines.map(([text, end]) => text + end).join(''));
