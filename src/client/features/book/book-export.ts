import type { BookChapter, BookCover, MissingChapter } from '#domain/book-outline.ts';

/** What to export: the whole book, or one plan (then without cover and contents). */
export type BookExport = {
  isWhole: boolean;
  title: string;
  cover: BookCover;
  chapters: readonly BookChapter[];
  missing: readonly MissingChapter[];
};

/** Told how far it is, from 0 to 1. Awaiting it gives the page time to draw. */
export type ExportProgress = (done: number) => Promise<void>;

export type ExportFormat = 'markdown' | 'docx' | 'pdf' | 'copy';

/** Lets the browser answer clicks and draw before the next slice of work. */
export function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
    if (scheduler?.yield) scheduler.yield().then(resolve, resolve);
    else setTimeout(resolve, 0);
  });
}
