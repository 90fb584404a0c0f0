import type { ComponentType, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './draw-icon.ts';

type Props = SVGProps<SVGSVGElement>;
type Icon = { default: ComponentType<Props>; __iconData: Parameters<typeof drawIcon>[0] };

const PROPS: readonly Props[] = [
  {},
  { className: 'size-4', strokeWidth: 3 },
  { 'aria-hidden': 'true', className: 'size-5' },
];

/** Without the classes and the namespace that nothing here asks for; attributes in any order. */
function shown(markup: string): string {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const svg = page.querySelector('svg');
  const attributes = [...(svg?.attributes ?? [])]
    .filter(({ name }) => name !== 'xmlns')
    .map(({ name, value }) => `${name}=${value.replaceAll(/\blucide(?:-\S+)?\s*/g, '').trim()}`)
    .filter((attribute) => attribute !== 'class=');
  return [...attributes.sort(), svg?.innerHTML].join('\n');
}

describe('an icon', () => {
  it.each(['check', 'eye-off', 'settings', 'book-open-text', 'database'])(
    'looks as Lucide draws it: %s',
    async (name) => {
      const path = `lucide-react/dist/esm/icons/${name}.mjs`;
      const { default: Theirs, __iconData }: Icon = await import(path);
      const Ours = drawIcon(__iconData);
      for (const props of PROPS) {
        const drawn = shown(renderToStaticMarkup(<Ours {...props} />));
        expect(drawn).toContain('<');
        expect(drawn).toBe(shown(renderToStaticMarkup(<Theirs {...props} />)));
      }
    },
  );
});
