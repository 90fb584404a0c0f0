import { describe, expect, it } from 'vitest';
import { cutAtSentence } from './cut-text.ts';

describe('cutAtSentence', () => {
  it.each([
    ['a short text', 'Short.', 20, 'Short.'],
    ['at a full stop', 'One two. Three four five', 20, 'One two.'],
    ['at a closing quote', 'He said "go." Then he left', 20, 'He said "go."'],
    ['a full stop in the last place', 'One two. Three four', 8, 'One two.'],
    ['not inside a number', 'It costs about $3.50 a week', 19, 'It costs about'],
    ['not after a far too short start', 'A. bcd efg hij klm nop', 20, 'A. bcd efg hij klm'],
    ['one endless word', 'abcdefghij', 4, 'abcd'],
  ])('cuts %s', (_, text, limit, expected) => {
    expect(cutAtSentence(text, limit)).toBe(expected);
  });

  it('never leaves half an emoji', () => {
    expect(cutAtSentence('👍👍👍', 3)).toBe('👍');
  });
});
