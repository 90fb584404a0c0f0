import { join, resolve } from 'node:path';
import { build } from 'vite';

const SOURCES = join('src', 'worker');

/** The service worker, and the one that takes its place when it must be withdrawn: a plain script each. */
export async function buildWorker(outDirectory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: resolve(outDirectory),
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: [join(SOURCES, 'service-worker.ts'), join(SOURCES, 'withdrawal.ts')],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
