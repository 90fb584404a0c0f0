import { type ComponentType, createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIcon } from '#client/drawing/draw-icon.ts';
import { joinShapes, type Shape } from './light-icons.ts';

type Props = SVGProps<SVGSVGElement>;
type Icon = { default: ComponentType<Props>; __iconData: { node: readonly Shape[] } };

const PROPS: readonly Props[] = [
  {},
  { className: 'size-4', strokeWidth: 3 },
  { 'aria-hidden': 'true', className: 'size-5' },
];

/** Without unused classes and namespaces, in any order. */
function attributesIn(markup: string): string[] {
  const [svg = ''] = /^<svg[^>]*>/.exec(markup) ?? [];
  return [...svg.matchAll(/ ([\w-]+)="([^"]*)"/g)]
    .filter(([, name]) => name !== 'xmlns')
    .map(([, name, value = '']) => `${name}=${value.replaceAll(/\blucide(?:-\S+)?\s*/g, '').trim()}`)
    .filter((attribute) => attribute !== 'class=')
    .sort();
}

// e2e/icons.spec.ts compares the visual result in a browser.
describe('an icon', () => {
  it.each([
    ['check', 1],
    ['eye-off', 1],
    ['settings', 1],
    ['database', 1],
    ['palette', 5],
  ])('has the look of Lucide’s, and one element for all outlines: %s', async (name, elements) => {
    const path = `lucide-react/dist/esm/icons/${name}.mjs`;
    const { default: Theirs, __iconData }: Icon = await import(path);
    const ours = drawIcon(joinShapes(__iconData.node));
    for (const props of PROPS) {
      const drawn = renderToStaticMarkup(createElement(ours, props));
      expect(attributesIn(drawn).length).toBeGreaterThan(8);
      expect(attributesIn(drawn)).toEqual(attributesIn(renderToStaticMarkup(createElement(Theirs, props))));
      expect(drawn.match(/<(?!\/|svg)/g)).toHaveLength(elements);
    }
  });
});
