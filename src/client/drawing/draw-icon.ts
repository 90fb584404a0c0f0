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
 * Replaces `lucide-react`'s renderer (scripts/client/light-icons.ts), which supports every way to configure an icon:
 * two components and a dozen objects for each of the hundred icons on the cards, in the very first script. An outline
 * is a single string; a shape with its own attributes stays as it is.
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
