import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import type { BookBlock } from '#domain/plan/book-document.ts';
import type { BookChapter, BookCover } from '#domain/plan/book-outline.ts';
import { splitSections } from '#domain/plan/book-sections.ts';

/** What to export: the whole book, or one plan (then without cover and contents). */
export type BookExport = {
  isWhole: boolean;
  title: string;
  cover: BookCover;
  chapters: readonly BookChapter[];
  /** Plans that the screen has read already; reading 19 of them again takes a slow phone seconds. */
  readAlready?: ReadonlyMap<string, readonly BookBlock[]>;
};

/** Told how far it is, from 0 to 1. Awaiting it gives the page time to draw. */
export type ExportProgress = (done: number) => Promise<void>;

export type ExportFormat = 'markdown' | 'docx' | 'pdf' | 'copy';

export async function chapterBlocks(book: BookExport, { text }: BookChapter): Promise<readonly BookBlock[]> {
  const read = book.readAlready?.get(text);
  return read ?? splitSections(text).flatMap(await loadMarkdown());
}
