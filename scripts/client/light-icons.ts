import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const ICON = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;
const OURS = resolve('src', 'client', 'drawing', 'draw-icon.ts');

/** The shapes are Lucide's; the renderer is ours, and a tenth of the size. */
export const lightIcons: Plugin = {
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!ICON.test(id)) return null;
    const { __iconData }: { __iconData?: { node: readonly Shape[] } } = await import(pathToFileURL(id).href);
    // An alias of an icon, or the list of all icons.
    if (!__iconData) return null;
    const drawn = JSON.stringify(joinShapes(__iconData.node));
    return `import { drawIcon } from ${JSON.stringify(OURS)};\nexport default drawIcon(${drawn});`;
  },
};

/** Merges all stroked shapes into one outline: fewer bytes to download, and one element on the page instead of four. */
export function joinShapes(shapes: readonly Shape[]): (string | Shape)[] {
  const outline = shapes.map(outlineOf).join('');
  const others = shapes
    .filter((shape) => outlineOf(shape) === '')
    .map(([tag, { key: _, ...attributes }]): Shape => [tag, attributes]);
  return [...(outline === '' ? [] : [outline]), ...others];
}

const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

/** Empty for a shape with its own attributes, such as a filled dot. */
function outlineOf([tag, { key: _, ...attributes }]: Shape): string {
  const known = GEOMETRY[tag] ?? [];
  if (!Object.keys(attributes).every((name) => known.includes(name))) return '';
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = known.map((name) => Number(attributes[name] ?? 0));
  if (tag === 'path') return pathFromStart(attributes.d ?? '');
  if (tag === 'circle') return ellipse(a, b, c, c);
  if (tag === 'ellipse') return ellipse(a, b, c, d);
  if (tag === 'line') return `M${a} ${b}L${c} ${d}`;
  return rectangle(a, b, c, d, Math.min(e || f, c / 2, d / 2));
}

/**
 * A path that starts with a lowercase command is relative to the end of the previous one: merged, it must start with an
 * absolute position.
 */
function pathFromStart(path: string): string {
  return path.startsWith('m') ? `M0 0${path}` : path;
}

function ellipse(x: number, y: number, wide: number, high: number): string {
  const arc = (to: number) => `a${wide} ${high} 0 1 0 ${to} 0`;
  return `M${short(x - wide)} ${y}${arc(short(2 * wide))}${arc(short(-2 * wide))}`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right} ${down}`;
  const [across, down] = [short(width - 2 * radius), short(height - 2 * radius)];
  return [
    `M${short(x + radius)} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`,
  ].join('');
}

function short(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
