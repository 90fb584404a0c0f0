import { expect, it } from 'vitest';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { richWords, withLineEnds } from './rich-words.ts';

it('takes the words of a formatted text, line by line, without scripts and hidden text', () => {
  const html =
    '<style>p{}</style><h1>About <b>me</b></h1><p>I teach&nbsp;piano.<br>People   freeze.</p><ul><li>One</li><li>Two &amp; three</li></ul><script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(richWords(html)).toBe('About me\nI teach piano.\nPeople freeze.\nOne\nTwo & three');
});

it('reads unclosed tags in linear time', () => {
  // Searching for each end up to the end of the text, 100,000 of them took half a minute.
  expect(
    worseThanLinear(withLineEnds, [{ name: 'breaks', ofLength: (letters) => '<br'.repeat(letters / 3) }]),
  ).toBe(undefined);
});
