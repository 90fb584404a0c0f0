import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Of } from './utf8-of.ts';

describe('texts as one buffer', () => {
  it('are the bytes of the joined text, for all characters', () => {
    const pieces = ['{"title":"', 'Café “Zur Brücke”', '', '","plan":"', 'Größe: 5 µm, 東京, 🚀', '"}'];
    expect(utf8Of(pieces).toString()).toBe('{"title":"Café “Zur Brücke”","plan":"Größe: 5 µm, 東京, 🚀"}');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        expect(utf8Of(texts)).toEqual(Buffer.from(texts.join('')));
      }),
    );
  });

  it('are none for no texts', () => {
    expect(utf8Of([])).toHaveLength(0);
  });
});
