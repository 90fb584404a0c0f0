import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The SDK's resources used by the app. */
export const USED_RESOURCES = ['audio', 'chat', 'models'];

// Every client of the SDK includes all its resources: assistants, videos, fine-tuning, administration.
const RESOURCE = /\/openai\/resources\/([a-z-]+)[./]/;
// Tool runners, and helpers that assemble streams. We call `create` and read the chunks ourselves.
const HELPER = /\/openai\/lib\/ChatCompletion(?:Runner|StreamingRunner|Stream)\.mjs$/;

/** Keeps only the used parts of the AI SDK; the others, half of its download, become empty. */
export const lightSdk: Plugin = {
  name: 'light-sdk',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!isUnused(id)) return null;
    const names = Object.keys(await import(pathToFileURL(id).href));
    return names.map((name) => `export class ${name} {}`).join('\n');
  },
};

export function isUnused(id: string): boolean {
  const [, resource] = RESOURCE.exec(id) ?? [];
  if (resource === undefined) return HELPER.test(id);
  return !['index', 'shared', ...USED_RESOURCES].includes(resource);
}
