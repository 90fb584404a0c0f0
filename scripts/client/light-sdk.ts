import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What the app asks of the package, by the name of its part of the client. */
export const ASKED_OF_SDK = ['audio', 'chat', 'models'];

// The package makes all of its parts with each client: assistants, videos, fine-tuning, the administration of organizations.
const RESOURCE = /\/openai\/resources\/([a-z-]+)[./]/;
// Tools that are run for a model, and streams that put their pieces together. We ask with `create` and read the pieces ourselves.
const HELPER = /\/openai\/lib\/ChatCompletion(?:Runner|StreamingRunner|Stream)\.mjs$/;

/** Only the parts of the AI's package that somebody asks; the others are empty, and half of its download. */
export const lightSdk: Plugin = {
  name: 'light-sdk',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!isUnasked(id)) return null;
    const names = Object.keys(await import(pathToFileURL(id).href));
    return names.map((name) => `export class ${name} {}`).join('\n');
  },
};

export function isUnasked(id: string): boolean {
  const [, resource] = RESOURCE.exec(id) ?? [];
  if (resource === undefined) return HELPER.test(id);
  return !['index', 'shared', ...ASKED_OF_SDK].includes(resource);
}
