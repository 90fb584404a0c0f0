import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, textWidth, wrapText } from './text-width.ts';

describe('fitText', () => {
  it('leaves a text that has room, and cuts one that has not', () => {
    expect(fitText('One  Song\nOne Morning', 1_000, 12)).toBe('One Song One Morning');
    expect(fitText('One Song, One Morning', 90, 12)).toBe('One Song,…');
  });

  it('never is wider than its room, and never cuts a character in half', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 20, max: 300 }),
        (text, width) => {
          const fitted = fitText(text, width, 12, 700);
          expect(textWidth(fitted, 12, 700)).toBeLessThanOrEqual(width);
          expect(fitted.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });
});

describe('wrapText', () => {
  it('breaks between words and loses none while there are lines', () => {
    const text = 'The week of Nov 23 has 9 hours of work. You have 4.';
    const lines = wrapText(text, 180, 12, 9);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(180);
  });

  it('cuts the last line it may have', () => {
    expect(wrapText('word '.repeat(90), 100, 12, 2)).toEqual(['word word', expect.stringMatching(/…$/)]);
  });
});
