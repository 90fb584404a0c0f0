import { BOOK_COPY } from '#content/copy/book.ts';
import type { BookExport, ExportProgress, FirstPage } from '#domain/plan/book-export.ts';
import { withBlanks } from '#domain/plan/gaps/gaps.ts';
import { inertMarkdown } from './inert-markdown.ts';

/** The book, or one plan of it, as a Markdown file. */
export async function exportMarkdown(book: BookExport, onProgress: ExportProgress): Promise<string> {
  const parts = book.isWhole ? [frontOf(book)] : [];
  for (const [index, chapter] of book.chapters.entries()) {
    const title = book.isWhole ? `${chapter.number}. ${chapter.title}` : chapter.title;
    parts.push(`# ${title}\n\n${inertMarkdown(withBlanks(chapter.text)).trim()}`);
    await onProgress((index + 1) / book.chapters.length);
  }
  return `${parts.join('\n\n')}\n`;
}

function frontOf({ title, cover, chapters, firstPage }: BookExport): string {
  const contents = chapters.map((chapter) => `${chapter.number}. ${chapter.title}`).join('\n');
  const byline = [cover.brand, cover.person, cover.date].filter((words) => words !== '').map(escaped);
  return [
    `# ${escaped(title)}`,
    byline.join(' · '),
    ...(firstPage ? [firstPageOf(firstPage)] : []),
    `## ${BOOK_COPY.contents}`,
    contents,
  ].join('\n\n');
}

function firstPageOf({ title, groups, lists }: FirstPage): string {
  const rows = groups.flatMap((group) => [
    `### ${group.title}`,
    group.rows.map(({ label, words }) => `- **${label}:** ${escaped(words)}`).join('\n'),
  ]);
  const lines = lists
    .filter((list) => list.lines.length > 0)
    .flatMap((list) => [
      `### ${list.title}`,
      list.lines.map((line, at) => `${list.isOrdered ? `${at + 1}.` : '-'} ${escaped(line)}`).join('\n'),
    ]);
  return [`## ${title}`, ...rows, ...lines].join('\n\n');
}

// The owner chooses the account's name, which may contain tags.
function escaped(words: string): string {
  return words.replace(/[\\`*_[\]<>#|~!]/g, '\\$&').replace(/\s+/g, ' ');
}
