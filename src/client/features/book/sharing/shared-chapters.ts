import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import type { BookBlock } from '#domain/plan/book-document.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { splitSections } from '#domain/plan/book-sections.ts';
import { sharedTexts } from '#domain/plan/shared-text.ts';

type Blocks = ReadonlyMap<string, readonly BookBlock[]>;

/** The chapters as they are handed to others. All of a book, also for one of them: what is private in another is private there. */
export function sharedChapters(
  chapters: readonly BookChapter[],
  isPrivateIn: boolean,
  /** A plan without the questions that are settled. */
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

/** What the print draws: most pages are those on the screen, the others are read now. */
export async function withShared(blocks: Blocks, chapters: readonly BookChapter[]): Promise<Blocks> {
  const unread = chapters.filter(({ text }) => !blocks.has(text));
  if (unread.length === 0) return blocks;
  const parse = await loadMarkdown();
  return new Map([
    ...blocks,
    ...unread.map(({ text }) => [text, splitSections(text).flatMap(parse)] as const),
  ]);
}
