import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOOK_COOKIE, lookIn, lookWords, TEXT_SIZES, THEMES } from './look.ts';

describe('the look of a device', () => {
  it('is read back, wherever it is among the cookies', () => {
    for (const theme of THEMES) {
      for (const textSize of TEXT_SIZES) {
        const kept = `${LOOK_COOKIE}=${lookWords({ theme, textSize })}`;
        for (const header of [kept, `session=a; ${kept}`, `${kept}; session=a`]) {
          expect(lookIn(header)).toEqual({ theme, textSize });
        }
      }
    }
  });

  it.each([
    undefined,
    '',
    'look=',
    'look=pink.100000',
    'outlook=dark.125',
    'look="><script>.100',
    'look=dark.125x',
  ])('is the plain one for %j', (header) => {
    expect(lookIn(header)).toEqual({ theme: 'system', textSize: 100 });
  });

  it('is never anything but a look, whatever a cookie says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { theme, textSize } = lookIn(`look=${text}`);
        expect([THEMES.includes(theme), TEXT_SIZES.includes(textSize)]).toEqual([true, true]);
      }),
    );
  });
});
