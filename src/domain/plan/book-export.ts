import type { PlanBlock } from './book-document.ts';
import { type BookChapter, type BookCover, fileStem } from './book-outline.ts';

/** The one-page launch at the beginning of a whole book. */
export type FirstPage = {
  readonly title: string;
  readonly groups: readonly {
    readonly title: string;
    /** Empty words: a blank to fill in by hand. */
    readonly rows: readonly { readonly label: string; readonly words: string }[];
  }[];
  /** Numbered if the lines are done one after the other. */
  readonly lists: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly isOrdered?: boolean;
  }[];
  readonly picture?: { readonly png: ArrayBuffer; readonly width: number; readonly height: number };
};

/** What to export: the whole book, or one plan (then without cover and contents). */
export type BookExport = {
  isWhole: boolean;
  title: string;
  cover: BookCover;
  chapters: readonly BookChapter[];
  firstPage?: FirstPage;
  /** Plans that the screen has parsed already; parsing 19 of them again takes a slow phone seconds. */
  readAlready?: ReadonlyMap<string, readonly PlanBlock[]>;
};

/** Receives the progress from 0 to 1. Await it, so that the page can render. */
export type ExportProgress = (done: number) => Promise<void>;

export type ExportFormat = 'markdown' | 'docx' | 'pdf' | 'copy';

/** Makes one export: saves its file, or returns the words to copy. Printing is up to the page. */
export type RunExport = (
  format: Exclude<ExportFormat, 'pdf'>,
  book: BookExport,
  onProgress: ExportProgress,
) => Promise<string | null>;

export function exportStem({ cover, title, isWhole, chapters }: BookExport): string {
  return fileStem(cover.brand, isWhole ? title : (chapters[0]?.title ?? title));
}
