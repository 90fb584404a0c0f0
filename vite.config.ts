import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  root: 'src/client',
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
  },
});
