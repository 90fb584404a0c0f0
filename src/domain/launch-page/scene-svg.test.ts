import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Shape } from './scene.ts';
import { sceneSvg } from './scene-svg.ts';

const text = (words: string): Shape => ({
  kind: 'text',
  x: 1,
  y: 2.345678,
  size: 12,
  weight: 700,
  tone: 'ink',
  anchor: 'middle',
  text: words,
  box: { x: 0, y: 0, width: 9, height: 9 },
});

it('is plain attributes, with words that cannot break out of them', () => {
  const svg = sceneSvg(
    { width: 80, height: 45, shapes: [text('<script>"Fish" & chips</script>\u0000\uD800')] },
    { width: 1_600, height: 900 },
  );
  expect(svg).toContain('width="1600" height="900" viewBox="0 0 80 45"');
  expect(svg).toContain(
    '<text x="1" y="2.35" font-size="12" font-weight="700" text-anchor="middle" fill="#14213d">&lt;script&gt;&quot;Fish&quot; &amp; chips&lt;/script&gt;</text>',
  );
  expect(svg).not.toMatch(/class=|style=|var\(|<style/);
  expect(svg).not.toContain('\u0000');
  expect(svg.isWellFormed()).toBe(true);
});

it('keeps words from right to left together', () => {
  const svg = sceneSvg({ width: 80, height: 45, shapes: [text('שיר (Free)')] }, { width: 80, height: 45 });
  expect(svg).toContain('>\u2068שיר (Free)\u2069<');
});

it('whatever somebody typed, it contains only the scene’s shapes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const svg = sceneSvg(
        {
          width: 80,
          height: 45,
          shapes: [text(words), text(`]]><!--${words}--><image href="x" onload="y">`)],
        },
        { width: 80, height: 45 },
      );
      expect([...svg.matchAll(/<(?!\/)[^\s>]*/g)].map(([tag]) => tag)).toEqual([
        '<svg',
        '<rect',
        '<text',
        '<text',
      ]);
      expect(svg.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
    }),
  );
});
