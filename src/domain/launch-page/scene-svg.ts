import type { Scene, Shape, Tone } from './scene.ts';

/** Colors for paper: a file has no light and dark mode. */
const PAPER: Readonly<Record<Tone, string>> = {
  ink: '#14213d',
  soft: '#45506b',
  faint: '#5f6880',
  line: '#e6dfd0',
  edge: '#8a8574',
  surface: '#fffefb',
  rest: '#f3ede0',
  avoid: '#f6dcd8',
  gold: '#c6912f',
  send: '#7a5510',
  danger: '#9c2128',
};

const FONTS = 'Helvetica, Arial, Liberation Sans, sans-serif';
const UNSAFE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Only attributes: no style sheet, no class, no measured length. Programs that render SVG agree on little else. */
export function sceneSvg(scene: Scene, { width, height }: { width: number; height: number }): string {
  const { width: inside, height: high } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${inside} ${round(high)}" font-family="${FONTS}">`,
    `<rect x="0" y="0" width="${inside}" height="${round(high)}" fill="${PAPER.surface}"/>`,
    ...scene.shapes.map(element),
    '</svg>',
  ].join('\n');
}

function element(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, size, weight, tone, anchor, text } = shape;
    return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${PAPER[tone]}">${escaped(isolated(text))}</text>`;
  }
  const { tone, edge } = shape;
  const paint = `fill="${PAPER[tone]}"${edge ? ` stroke="${PAPER[edge]}" stroke-width="1.5"` : ''}`;
  if (shape.kind === 'circle')
    return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${shape.radius}" ${paint}/>`;
  const { x, y, width, height, radius = 0 } = shape;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" ${paint}/>`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Isolates right-to-left text, so that its words stay in order in any program. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

function escaped(text: string): string {
  return text.replace(UNSAFE, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
