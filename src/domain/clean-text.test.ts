import { describe, expect, it } from 'vitest';
import { cleanStrings, cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['NUL', 'a\u0000b', 'ab'],
    ['half an emoji', 'a\uD83D', 'a\uFFFD'],
    ['a whole emoji', '👩‍👧', '👩‍👧'],
    ['other control characters and breaks', '\u0007\t\r\n', '\u0007\t\r\n'],
    ['zero-width joiners and right-to-left text', 'نمی‌خواهم', 'نمی‌خواهم'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe('cleanStrings', () => {
  it('cleans texts at any depth, and keys', () => {
    const dirty = { 'a\u0000': ['x\u0000', { b: '\uD800' }], c: 1, d: null, e: true };
    expect(cleanStrings(dirty)).toEqual({ a: ['x', { b: '\uFFFD' }], c: 1, d: null, e: true });
  });

  it('keeps a polluting key where a strict schema can refuse it', () => {
    const cleaned = cleanStrings(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(Object.keys(Object(cleaned))).toEqual(['__proto__']);
    expect(Reflect.get(Object.prototype, 'admin')).toBeUndefined();
  });
});
