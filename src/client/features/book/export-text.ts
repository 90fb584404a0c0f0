import { loadMarkdown } from '#client/adapters/markdown.ts';
import { splitSections } from '#domain/book-sections.ts';
import { plainText } from '#domain/book-text.ts';
import type { BookExport, ExportProgress } from './book-export.ts';

/** The book, or one plan of it, as plain words for the clipboard. */
export async function exportText(book: BookExport, onProgress: ExportProgress): Promise<string> {
  const read = await loadMarkdown();
  const { title, cover, chapters, isWhole } = book;
  const byline = [cover.brand, cover.person, cover.date].filter((words) => words !== '').join(' · ');
  const parts = isWhole ? [`${title}\n${byline}`] : [];
  for (const [index, chapter] of chapters.entries()) {
    const heading = isWhole ? `${chapter.number}. ${chapter.title}` : chapter.title;
    const blocks = splitSections(chapter.text).flatMap(read);
    parts.push(`${heading.toUpperCase()}\n\n${plainText(blocks)}`);
    await onProgress((index + 1) / chapters.length);
  }
  return `${parts.join('\n\n\n')}\n`;
}
