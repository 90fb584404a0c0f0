import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import { NOTE_NAMES, type ReaderNote } from '#domain/review/reader-page.ts';
import { policyHash } from '#server/pages/policy-hash.ts';
import { textIfThere } from '#server/pages/read-if-there.ts';
import { openReaderPress, type ReaderPress } from './reader-press.ts';

/** How a reader's page is rendered, and its policy. */
export type ReaderLook = ReaderPress & {
  drawNote(note: ReaderNote, brandName: string): string;
  css: string;
  policy: string;
};

/** The build makes it from the client's components, like the example book: the server has no words or styles of its own. */
export function loadReaderLook(dist: string): ReaderLook | undefined {
  const folder = join(dist, 'prerender');
  const drawing = join(folder, 'draw-reader.js');
  const css = textIfThere(join(folder, 'reader.css'));
  // Rendered by the build: the page saying that rendering failed must not need the renderer.
  const notes = new Map(NOTE_NAMES.map((note) => [note, textIfThere(join(folder, `note-${note}.html`))]));
  if (!existsSync(drawing) || css === undefined) return undefined;
  return {
    ...openReaderPress(pathToFileURL(resolve(drawing))),
    drawNote: (note, brandName) =>
      (notes.get(note) ?? '').replaceAll('{{brandName}}', () => escapeHtml(brandName)),
    css,
    policy: readerPolicy(css),
  };
}

// No script may run here, nothing is fetched, and forms only post back.
export function readerPolicy(css: string): string {
  return `default-src 'none'; style-src '${policyHash(css)}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
