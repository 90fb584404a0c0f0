import { BOOK_COPY } from '#content/copy/book.ts';
import type { BookExport, ExportProgress } from '#domain/plan/book-export.ts';
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

function frontOf({ title, cover, chapters }: BookExport): string {
  const contents = chapters.map((chapter) => `${chapter.number}. ${chapter.title}`).join('\n');
  const byline = [cover.brand, cover.person, cover.date].filter((words) => words !== '').map(escaped);
  return `# ${escaped(title)}\n\n${byline.join(' · ')}\n\n## ${BOOK_COPY.contents}\n\n${contents}`;
}

// The name of an account is its owner's to choose, tags and all.
function escaped(words: string): string {
  return words.replace(/[\\`*_[\]<>#|~!]/g, '\\$&').replace(/\s+/g, ' ');
}
