import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  // Stored in people's documents: another value for the same text would mark every plan as out of date.
  it.each([
    ['', '488bdcb81aee8d83'],
    ['Head Up Again', '9ef07e6bdbb86160'],
  ])('of %j never changes', (text, expected) => {
    expect(fingerprint(text)).toBe(expected);
  });

  it('has sixteen hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fingerprint(text)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  it('tells ten thousand near texts apart', () => {
    const texts = Array.from({ length: 10_000 }, (_, n) => `We help ${n} moms return to work.`);
    expect(new Set(texts.map(fingerprint)).size).toBe(10_000);
  });
});
