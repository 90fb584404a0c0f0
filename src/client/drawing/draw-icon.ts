import { createElement, type ReactNode, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const LOOK = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/**
 * Stands in for what `lucide-react` draws its shapes with (scripts/client/light-icons.ts). That one is made for every way to set an icon up:
 * two components and a dozen objects for each of the hundred icons on the cards, in the first script of all. An outline is one
 * text; what has a look of its own comes as it is.
 */
export function drawIcon(shapes: readonly (string | Shape)[]): (props: SVGProps<SVGSVGElement>) => ReactNode {
  return (props) =>
    createElement(
      'svg',
      { ...LOOK, ...props },
      ...shapes.map((shape) =>
        typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(shape[0], shape[1]),
      ),
    );
}
