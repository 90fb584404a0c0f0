import type { BookExport, ExportProgress, FirstPage } from '#domain/plan/book-export.ts';
import { plainText } from '#domain/plan/render/book-text.ts';
import { chapterBlocks } from './chapter-blocks.ts';
import { linesOf } from './first-page-lines.ts';

/** The book, or one plan of it, as plain words for the clipboard. */
export async function exportText(book: BookExport, onProgress: ExportProgress): Promise<string> {
  const { title, cover, chapters, isWhole, firstPage } = book;
  const byline = [cover.brand, cover.person, cover.date].filter((words) => words !== '').join(' · ');
  const parts = isWhole ? [`${title}\n${byline}`, ...(firstPage ? [pageText(firstPage)] : [])] : [];
  for (const [index, chapter] of chapters.entries()) {
    const heading = isWhole ? `${chapter.number}. ${chapter.title}` : chapter.title;
    const blocks = await chapterBlocks(book, chapter);
    parts.push(`${heading.toUpperCase()}\n\n${plainText(blocks)}`);
    await onProgress((index + 1) / chapters.length);
  }
  return `${parts.join('\n\n\n')}\n`;
}

function pageText({ title, groups, lists }: FirstPage): string {
  const parts = [
    ...groups.map((group) => ({
      title: group.title,
      lines: group.rows.map(({ label, words }) => `${label}: ${words}`.trim()),
    })),
    ...lists.map((list) => ({ title: list.title, lines: linesOf(list) })),
  ];
  return [
    title.toUpperCase(),
    ...parts.filter(({ lines }) => lines.length > 0).map((part) => [part.title, ...part.lines].join('\n')),
  ].join('\n\n');
}
