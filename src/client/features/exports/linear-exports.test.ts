import { describe, expect, it } from 'vitest';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { richText } from '#client/adapters/markdown/rich-text.ts';
import { linesAsInlines } from '#domain/plan/book-document.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { isRightToLeft, xmlText } from './docx-inlines.ts';
import { inertMarkdown } from './inert-markdown.ts';

const READERS: Record<string, (text: string) => unknown> = {
  'words for Word': xmlText,
  'the direction of a paragraph': isRightToLeft,
  'words for a mail program': (text) => richText([{ kind: 'paragraph', children: linesAsInlines(text) }]),
};

// The parser is far slower than our patterns, so fewer texts must do.
const SOME_TEXTS = someHostileTexts(200);

describe('no text of 120,000 characters takes more than linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read)).toBeUndefined();
  });

  it('Markdown for other programs', () => {
    expect(worseThanLinear(inertMarkdown, SOME_TEXTS)).toBeUndefined();
  });

  it('a plan as it is shown', async () => {
    expect(worseThanLinear(await loadMarkdown(), SOME_TEXTS)).toBeUndefined();
  });
});
