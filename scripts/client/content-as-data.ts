import type { Plugin } from 'vite';
import { TOPICS } from '#content/catalog.ts';
import { OUTLINES } from '#content/outline.ts';

// A card shows four words of its topic, a blueprint its three questions, a generation the prompt. As plain data, each
// is downloaded separately.
export const contentAsData: Plugin = {
  name: 'content-as-data',
  apply: 'build',
  enforce: 'pre',
  transform(_, id) {
    if (id.endsWith('/src/content/outline.ts')) {
      return { code: `export const OUTLINES = ${JSON.stringify(OUTLINES)};`, map: null };
    }
    const type = /\/src\/content\/topics\/([a-z-]+)\.ts\?questions$/.exec(id)?.[1];
    const topic = TOPICS.find((candidate) => candidate.type === type);
    if (!topic) return null;
    return { code: `export const topic = ${JSON.stringify({ questions: topic.questions })};`, map: null };
  },
};
