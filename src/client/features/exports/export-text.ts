import type { BookExport, ExportProgress } from '#domain/plan/book-export.ts';
import { plainText } from '#domain/plan/render/book-text.ts';
import { chapterBlocks } from './chapter-blocks.ts';

/** The book, or one plan of it, as plain words for the clipboard. */
export async function exportText(book: BookExport, onProgress: ExportProgress): Promise<string> {
  const { title, cover, chapters, isWhole } = book;
  const byline = [cover.brand, cover.person, cover.date].filter((words) => words !== '').join(' · ');
  const parts = isWhole ? [`${title}\n${byline}`] : [];
  for (const [index, chapter] of chapters.entries()) {
    const heading = isWhole ? `${chapter.number}. ${chapter.title}` : chapter.title;
    const blocks = await chapterBlocks(book, chapter);
    parts.push(`${heading.toUpperCase()}\n\n${plainText(blocks)}`);
    await onProgress((index + 1) / chapters.length);
  }
  return `${parts.join('\n\n\n')}\n`;
}
