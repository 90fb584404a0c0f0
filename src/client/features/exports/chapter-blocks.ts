import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { BookExport } from '#domain/plan/book-export.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { splitSections } from '#domain/plan/book-sections.ts';

export async function chapterBlocks(book: BookExport, { text }: BookChapter): Promise<readonly PlanBlock[]> {
  const read = book.readAlready?.get(text);
  return read ?? splitSections(text).flatMap(await loadMarkdown());
}
