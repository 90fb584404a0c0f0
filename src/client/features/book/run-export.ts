import { copyText } from '#client/adapters/device/clipboard.ts';
import { saveFile } from '#client/adapters/device/download.ts';
import { fileStem } from '#domain/plan/book-outline.ts';
import type { BookExport, ExportFormat, ExportProgress } from './book-export.ts';

export type ExportResult = 'done' | 'copy-refused';

/** Makes and hands over one export. Each format's code is fetched only when someone asks for it. */
export async function runExport(
  format: Exclude<ExportFormat, 'pdf'>,
  book: BookExport,
  onProgress: ExportProgress,
): Promise<ExportResult> {
  if (format === 'docx') {
    const { exportDocx } = await import('./export-docx.ts');
    saveFile(`${exportStem(book)}.docx`, await exportDocx(book, onProgress));
    return 'done';
  }
  if (format === 'markdown') {
    const { exportMarkdown } = await import('./export-markdown.ts');
    saveFile(`${exportStem(book)}.md`, await exportMarkdown(book, onProgress), 'text/markdown');
    return 'done';
  }
  const { exportText } = await import('./export-text.ts');
  return (await copyText(await exportText(book, onProgress))) ? 'done' : 'copy-refused';
}

export function exportStem({ cover, title, isWhole, chapters }: BookExport): string {
  return fileStem(cover.brand, isWhole ? title : (chapters[0]?.title ?? title));
}
