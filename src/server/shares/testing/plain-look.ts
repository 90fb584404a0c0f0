import { type RenderedPart, UNSENT_WORDS } from '#domain/review/reader-page.ts';
import { sharedTopics } from '#domain/review/shared-topics.ts';
import { type ReaderLook, readerPolicy } from '#server/shares/reader-look.ts';

/** Renders its input without the build: the components' own tests cover the look. */
export const PLAIN_LOOK: ReaderLook = {
  css: 'p{}',
  policy: readerPolicy('p{}'),
  async readContents(given) {
    const plans = sharedTopics(given).topics.flatMap(({ blueprint: { type }, text, isShared }) =>
      isShared && text.trim() !== '' ? [{ type, parts: partsIn(text) }] : [],
    );
    return { plans, launch: given.hasLaunchPage ? given.sheet : undefined };
  },
  drawPage: async (page) => Buffer.from(`<html><head></head>${JSON.stringify(page)}</html>`),
  drawNote: (note, brandName) =>
    `<html><head></head>${note} ${brandName}${note.endsWith('-unsent') ? ` <pre>${UNSENT_WORDS}</pre>` : ''}</html>`,
};

function partsIn(text: string): RenderedPart[] {
  return text.split(/^(?=## )/m).map((section) => {
    const [first = '', ...rest] = section.split('\n');
    const heading = first.startsWith('## ') ? first.slice(3) : '';
    const words = (heading === '' ? section : rest.join(' ')).replace(/\s+/g, ' ').trim();
    return { heading, words, html: section };
  });
}
