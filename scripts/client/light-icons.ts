import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ENGINE = '/lucide-react/dist/esm/createLucideIcon.mjs';
const OURS = resolve('src', 'client', 'drawing', 'draw-icon.ts');

/** The shapes are Lucide's; what draws them is ours, and a tenth of the size. */
export const lightIcons: Plugin = {
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith(ENGINE) ? `export { drawIcon as default } from ${JSON.stringify(OURS)};` : null),
};
