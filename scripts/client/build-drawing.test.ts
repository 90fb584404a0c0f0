import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawDashboard as drawnByReact } from '#client/drawing/draw-dashboard.tsx';
import * as drawnReader from '#client/drawing/draw-reader.tsx';
import type { AllDocuments } from '#domain/all-documents.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { buildDrawing } from './build-drawing.ts';
import { joinShapes, type Shape } from './light-icons.ts';
import { sampleDocuments } from './sample-documents.ts';
import { sampleReaderPages } from './sample-reader-pages.ts';

const folder = scratchFolder();
let draw: (documents: AllDocuments) => string;
beforeAll(async () => {
  // Otherwise the components would be built for development.
  vi.stubEnv('NODE_ENV', 'production');
  await buildDrawing(folder);
  vi.unstubAllEnvs();
  draw = (await import(pathToFileURL(join(folder, 'draw-dashboard.js')).href)).drawDashboard;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The two generate ids differently; each is unique in its own page.
const withoutIds = (html: string) =>
  html.replaceAll(/ (?:id|aria-(?:describedby|controls|labelledby))="[^"]*"/g, '');

// React writes some attributes last, whatever their order.
const inOrder = (html: string) =>
  html.replaceAll(
    /<([a-z][\w-]*)((?: [\w-]+="[^"]*")*)(\/?)>/gi,
    (_, name: string, attributes: string, end: string) =>
      `<${name}${(attributes.match(/ [\w-]+="[^"]*"/g) ?? []).toSorted().join('')}${end}>`,
  );

// The build renders icons with draw-icon.ts; light-icons.test.ts and e2e/icons.spec.ts compare them with Lucide's.
const withOurIcons = (html: string) =>
  html.replaceAll(
    /<svg xmlns="[^"]*"([^>]*) class="lucide(?: lucide-[\w-]+)* ?([^"]*)" aria-hidden="true">(.*?)<\/svg>/g,
    (_, look: string, className: string, shapes: string) =>
      `<svg${look} aria-hidden="true" class="${className}">${joinShapes(shapesIn(shapes)).map(written).join('')}</svg>`,
  );

function shapesIn(html: string): Shape[] {
  return [...html.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  ]);
}

function written(shape: string | Shape): string {
  const [tag, attributes] = typeof shape === 'string' ? ['path', { d: shape }] : shape;
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${said.join('')}></${tag}>`;
}

describe('the reader’s page', () => {
  it('equals React’s output, in all its states', async () => {
    const built = await import(pathToFileURL(join(folder, 'draw-reader.js')).href);
    const [ours, reacts] = [sampleReaderPages(built), sampleReaderPages(drawnReader)];
    expect(ours.map(inOrder)).toEqual(reacts.map(withOurIcons).map(inOrder));
    expect(ours.join('')).not.toContain('<script');
  });
});

describe('the dashboard rendered before the app starts', () => {
  it('equals React’s output, character for character, for any documents', () => {
    for (const documents of sampleDocuments())
      expect(withoutIds(draw(documents))).toBe(withoutIds(withOurIcons(drawnByReact(documents))));
  });

  it('shows nineteen cards, or the seven of the shorter path, with their progress', () => {
    expect(draw({ blueprints: [], facts: null }).match(/<article /g)).toHaveLength(19);
    const html = draw(sampleDocuments()[2] ?? { blueprints: [], facts: null });
    expect(html.match(/<article /g)).toHaveLength(7);
    expect(html).toContain('7 of 7');
  });

  it('uses each id for one element only', () => {
    const ids = [...draw({ blueprints: [], facts: null }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(19);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
