import type { BookBlock } from './book-document.ts';
import { type BookChapter, type BookCover, fileStem } from './book-outline.ts';

/** The launch on one page, which a whole book begins with. */
export type FirstPage = {
  readonly title: string;
  readonly groups: readonly {
    readonly title: string;
    /** Without words: a blank to fill in by hand. */
    readonly rows: readonly { readonly label: string; readonly words: string }[];
  }[];
  /** Lines that are done one after the other have numbers. */
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
  /** Plans that the screen has read already; reading 19 of them again takes a slow phone seconds. */
  readAlready?: ReadonlyMap<string, readonly BookBlock[]>;
};

/** Told how far it is, from 0 to 1. Awaiting it gives the page time to draw. */
export type ExportProgress = (done: number) => Promise<void>;

export type ExportFormat = 'markdown' | 'docx' | 'pdf' | 'copy';

/** Makes one export: saves its file, or gives the words that are to be copied. Printing is the page's own. */
export type RunExport = (
  format: Exclude<ExportFormat, 'pdf'>,
  book: BookExport,
  onProgress: ExportProgress,
) => Promise<string | null>;

export function exportStem({ cover, title, isWhole, chapters }: BookExport): string {
  return fileStem(cover.brand, isWhole ? title : (chapters[0]?.title ?? title));
}
