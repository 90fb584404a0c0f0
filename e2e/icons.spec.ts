import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawIcon } from '#client/drawing/draw-icon.ts';
import { filesUnder } from '#scripts/build-sources.ts';
import { joinShapes, type Shape } from '#scripts/client/light-icons.ts';

const LUCIDE = dirname(createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs'));

/** The files of all icons used by a screen. */
function iconFiles(): string[] {
  const barrel = readFileSync(join(LUCIDE, 'lucide-react.mjs'), 'utf8');
  const names = filesUnder(join('src', 'client')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  );
  const files = [...new Set(names)]
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => {
      const [, file] =
        new RegExp(`default as ${name}\\b[^}]*\\} from '(\\./icons/[^']+)'`).exec(barrel) ?? [];
      if (!file) throw new Error(`Lucide has no icon ${name}.`);
      return file;
    });
  return [...new Set(files)];
}

test('every icon looks like Lucide’s', async ({ page }) => {
  const pairs = await Promise.all(
    iconFiles().map(async (file) => {
      const icon = await import(pathToFileURL(join(LUCIDE, file)).href);
      const shapes: readonly Shape[] = icon.__iconData.node;
      const drawn = [icon.default, drawIcon(joinShapes(shapes))].map((each) =>
        renderToStaticMarkup(
          createElement(each, { xmlns: 'http://www.w3.org/2000/svg', width: 96, height: 96 }),
        ),
      );
      return { file, drawn };
    }),
  );
  expect(pairs.length).toBeGreaterThan(60);
  const different = await page.evaluate(async (all) => {
    async function pixels(svg: string): Promise<Uint8ClampedArray> {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', 'black'))}`;
      await image.decode();
      const canvas = new OffscreenCanvas(96, 96).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, 96, 96).data ?? new Uint8ClampedArray();
    }
    const found: string[] = [];
    for (const { file, drawn } of all) {
      const [theirs = new Uint8ClampedArray(), ours = new Uint8ClampedArray()] = await Promise.all(
        drawn.map(pixels),
      );
      const isDrawn = theirs.some((value) => value > 0);
      // Where two lines cross, edges are blended once instead of twice.
      if (!isDrawn || theirs.some((value, at) => Math.abs(value - (ours[at] ?? 0)) > 64)) found.push(file);
    }
    return found;
  }, pairs);
  expect(different).toEqual([]);
});
