import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksByScreen } from './scripts/client-chunks.ts';
import { OUTLINES } from './src/content/outline.ts';

// The screens show a third of each topic. Written out as data, that third is all they download; the
// prompts come with the first generation.
const outlinesAsData: Plugin = {
  name: 'outlines-as-data',
  apply: 'build',
  transform(_, id) {
    if (!id.endsWith('/src/content/outline.ts')) return null;
    return { code: `export const OUTLINES = ${JSON.stringify(OUTLINES)};`, map: null };
  },
};

const root = join(import.meta.dirname, 'src', 'client');
const byScreen = { name: chunksByScreen(root), debugName: 'by screen' };

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'public',
  plugins: [react(), tailwindcss(), outlinesAsData],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [byScreen] } } } }),
  },
}));
