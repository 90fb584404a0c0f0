import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { TEXT_SIZES, THEMES } from '#domain/look.ts';
import { deviceLook } from './look.ts';

const script = readFileSync('src/client/public/look.js', 'utf8');
const marks = () => ({ ...document.documentElement.dataset });

function forget() {
  deviceLook.keep({ theme: 'system', textSize: 100 });
}
afterEach(forget);

describe('a cached page', () => {
  const looks = THEMES.flatMap((theme) => TEXT_SIZES.map((textSize) => ({ theme, textSize })));
  it.each(looks)('is shown in $theme and at $textSize percent, as last chosen', (look) => {
    deviceLook.keep(look);
    const left = marks();
    for (const mark of Object.keys(left)) delete document.documentElement.dataset[mark];
    new Function(script)();
    expect(marks()).toEqual(left);
  });
});
