import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/client/client-chunks.ts';
import { compileHints } from './scripts/client/compile-hints.ts';
import { contentAsData } from './scripts/client/content-as-data.ts';
import { lightIcons } from './scripts/client/light-icons.ts';
import { lightReact } from './scripts/client/light-react.ts';
import { lightSdk } from './scripts/client/light-sdk.ts';
import { OLDEST_BROWSERS } from './scripts/client/oldest-browsers.ts';

// Vite's own helper begins with `modulepreload`, whose failures Chromium never forgets (fetch-then-import.ts).
const fetchThenImport: Plugin = {
  name: 'fetch-then-import',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const file = join(root, 'adapters', 'page', 'fetch-then-import.ts');
    return `export { fetchThenImport as __vitePreload } from ${JSON.stringify(file)};`;
  },
};

// The app names all of its files, and nothing compresses a hash: the usual ones would weigh 0.2 kB more.
const SHORT_NAMES = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

const root = join(import.meta.dirname, 'src', 'client');

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    contentAsData,
    fetchThenImport,
    lightIcons,
    lightReact,
    lightSdk,
    compileHints,
  ],
  // The first screens are drawn into HTML with the same icons.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    sourcemap: false,
    manifest: true,
    // A part that needs no other file is not named by Vite; it must be fetched first all the same. What every page begins with
    // is there by then, and its names would stand in each file that fetches a part.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        needed.length > 0 ? needed.filter((name) => !/\/(?:core|rolldown-runtime)-/.test(name)) : [file],
    },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { ...SHORT_NAMES, codeSplitting: { groups: chunkGroups(root) } } },
    }),
  },
}));
