import fc from 'fast-check';
import { expect, it } from 'vitest';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { inertDocument } from './inert-document.ts';

const attributesOf = (read: Document) =>
  [...read.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());

/** What a browser would report under our policy. */
const forbidden = (read: Document) => [
  ...attributesOf(read).filter((name) => /^(?:on|style$)/i.test(name)),
  ...[...read.querySelectorAll('style, script')].map(({ localName }) => localName),
];

it('reads HTML without running anything, and leaves no style', () => {
  const { body } = inertDocument(
    '<style>p { color: red }</style><p STYLE="color:red" class="a">a style="x" &lt;b style="y"&gt;<script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 1"></p>',
  );
  expect(body.querySelector('style')).toBeNull();
  expect(body.querySelector('p')?.getAttribute('data-style')).toBe('color:red');
  expect(body.querySelector('p')?.hasAttribute('style')).toBe(false);
  expect(body.textContent).toBe('a style="x" <b style="y">');
  expect('hit' in globalThis).toBe(false);
});

it.each([
  ['in any case', '<p ONCLICK="x()">words</p>'],
  ['without a value', '<p onclick>words</p>'],
  ['behind a slash', '<p/onclick=x()>words</p>'],
  ['behind a quotation mark', `<p title="a"onclick='x()'>words</p>`],
  ['behind a bracket in a value', '<p title="a>b" style="color:red" onclick="x()">words</p>'],
  ['behind a comment that holds half of a tag', '<!-- <p title=" --><p onclick="x()">words</p>'],
  ['behind a title that holds half of a tag', '<title><p title="</title><p onclick="x()">words</p>'],
  ['of a drawing', '<svg onload="x()"><style>a{}</style></svg><p>words</p>'],
  ['of the page', '<body onload="x()" style="color:red"><p>words</p>'],
])('leaves no handler: %s', (_, html) => {
  const read = inertDocument(html);
  expect(forbidden(read)).toEqual([]);
  expect(read.body.textContent).toBe('words');
});

it('keeps words and links that only look like the name of a handler', () => {
  const { body } = inertDocument(
    '<p>Once = "one" /style/ on-line <a href="/once?style=\'on\' onset=1">only</a></p><textarea><STYLE>on</STYLE></textarea>',
  );
  expect(body.textContent).toBe('Once = "one" /style/ on-line only<STYLE>on</STYLE>');
  expect(body.querySelector('a')?.getAttribute('href')).toBe("/once?style='on' onset=1");
});

it('finds the style of a tag with a bracket in an attribute', () => {
  const { body } = inertDocument('<p title="a<b" style="color:red">x</p>');
  expect(body.querySelector('p')?.getAttribute('data-style')).toBe('color:red');
});

it('reads the same words and elements as a browser, whatever stands around them', () => {
  const part = fc.constantFrom(
    ...['<p', '<b', '<a/', '<svg', '<table><td', '<title', '<textarea', '<style', '<script', '<!--', '</p>'],
    ...['</b>', '</svg>', '</title>', '</textarea>', '</style>', '</script>', '-->', '</one>', '<one>', '</'],
    ...[' onclick=x()', ' onclick', 'onload="', " style='", '/style=a', ' title="', ' href=', '"', "'", '>'],
    ...['=', ' ', '/', '\n', 'once', ' only ', 'style', '&quot;on', '<', '\f', ' STYLE'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
      const html = parts.join('');
      const plain = new DOMParser().parseFromString(html, 'text/html');
      for (const dead of plain.querySelectorAll('script, style')) dead.remove();
      const read = inertDocument(html);
      expect(forbidden(read)).toEqual([]);
      expect(read.documentElement.textContent).toBe(plain.documentElement.textContent);
      const namesIn = (from: Document) =>
        [...from.querySelectorAll('p, b, a, svg, table, td, title, textarea')].map(
          (found) => found.localName,
        );
      expect(namesIn(read)).toEqual(namesIn(plain));
    }),
    { numRuns: 200 },
  );
});

it('takes linear time for hostile HTML', async () => {
  expect(await threadMs(() => inertDocument('<a'.repeat(150_000)))).toBeLessThan(5_000);
});
