import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReaderDrawing } from '#domain/review/reader-page.ts';
import { policyHash } from '#server/pages/policy-hash.ts';
import { textIfThere } from '#server/pages/read-if-there.ts';
import { openReaderPress, type ReaderPress } from './reader-press.ts';

/** How a reader's page is drawn, and what it may do. */
export type ReaderLook = Pick<ReaderDrawing, 'drawNote'> & ReaderPress & { css: string; policy: string };

/** Made by the build from the client's own components, as the example book is: the server has no words or styles of its own. */
export async function loadReaderLook(dist: string): Promise<ReaderLook | undefined> {
  const file = join(dist, 'prerender', 'draw-reader.js');
  const css = textIfThere(join(dist, 'prerender', 'reader.css'));
  if (!existsSync(file) || css === undefined) return undefined;
  const drawing: ReaderDrawing = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  return {
    ...openReaderPress(pathToFileURL(resolve(file))),
    drawNote: drawing.drawNote,
    css,
    policy: readerPolicy(css),
  };
}

// No script may run here, nothing is fetched, and a form goes back to where it came from.
export function readerPolicy(css: string): string {
  return `default-src 'none'; style-src '${policyHash(css)}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
