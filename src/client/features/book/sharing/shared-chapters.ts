import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { splitSections } from '#domain/plan/book-sections.ts';
import { sharedTexts } from '#domain/plan/shared-text.ts';

type Blocks = ReadonlyMap<string, readonly PlanBlock[]>;

/** The chapters as shared with others. Always pass the whole book, even for one chapter: private words of other plans are removed as well. */
export function sharedChapters(
  chapters: readonly BookChapter[],
  isPrivateIn: boolean,
  /** Removes settled questions from a plan. */
  settled: (text: string) => string = (text) => text,
  incomes: readonly string[] = [],
): BookChapter[] {
  const texts = sharedTexts(
    chapters.map(({ text }) => text),
    isPrivateIn,
    incomes,
    settled,
  );
  return chapters.map((chapter, index) => ({ ...chapter, text: texts[index] ?? '' }));
}

/** The pages for printing: most are those on screen, the others are parsed now. */
export async function withShared(blocks: Blocks, chapters: readonly BookChapter[]): Promise<Blocks> {
  const unread = chapters.filter(({ text }) => !blocks.has(text));
  if (unread.length === 0) return blocks;
  const parse = await loadMarkdown();
  return new Map([
    ...blocks,
    ...unread.map(({ text }) => [text, splitSections(text).flatMap(parse)] as const),
  ]);
}
