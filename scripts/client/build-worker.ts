import { join, resolve } from 'node:path';
import { build } from 'vite';
import { renderedAsString } from './build-drawing.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const SOURCES = join('src', 'worker');

/** The service worker, and the one that replaces it when it must be withdrawn: a plain script each. */
export async function buildWorker(outDirectory: string): Promise<void> {
  await build({
    ...renderedAsString,
    configFile: false,
    // Not 'warn': icons say 'use client' on top, which means nothing here.
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: resolve(outDirectory),
      target: OLDEST_BROWSERS,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [join(SOURCES, 'service-worker.ts'), join(SOURCES, 'withdrawal.ts')],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
