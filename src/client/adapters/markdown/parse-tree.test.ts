import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { arbitraryMarkdown } from '#domain/plan/testing/arbitrary-markdown.ts';
import { parseTree } from './markdown-reader.ts';
import { recordedPlans } from './testing/recorded-plans.ts';

/** Like `toEqual`, which is slower than the parser. */
function expectAsEverything(text: string): void {
  const [found, expected] = [parseTree(text), everythingIn(text)];
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

const everythingIn = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });

/** URLs, and texts that become one only after unescaping. */
const ADDRESSES = [
  'https://example.org/a',
  'HTTP://example.org',
  'http:\\/\\/example.org',
  'http&colon;//example.org',
  'www.example.org',
  'WWW.example.org',
  'ww\\w.example.org',
  'www&period;example.org',
  'jo@example.org',
  'jo\\@example.org',
  'jo&#64;example.org',
  'jo&commat;example.org',
  'mailto:jo@example.org',
  '<https://example.org>',
  'www',
  'http',
  '://',
];

it.each(ADDRESSES)('reads %s as GitHub does', (address) => {
  for (const text of [
    address,
    `See ${address}, twice.`,
    `- [ ] **${address}**`,
    `| a |\n|---|\n| ${address} |`,
  ])
    expectAsEverything(text);
});

it('gives the same tree for any text as with all extensions', () => {
  const text = fc
    .array(
      fc.oneof(arbitraryMarkdown, fc.constantFrom(...ADDRESSES, ' ', '\n', '~~', '[^1]', '[^1]: note\n')),
      {
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (each) => {
      expectAsEverything(each);
    }),
    { numRuns: 300 },
  );
});

it('gives the same tree for the AI’s plans as with all extensions', () => {
  for (const { text } of recordedPlans()) expectAsEverything(text);
});
