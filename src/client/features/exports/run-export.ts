import { saveFile } from '#client/adapters/device/download.ts';
import { browserPaper } from '#client/adapters/files/paper.ts';
import { exportStem, type RunExport } from '#domain/plan/book-export.ts';

/** Each format's code is downloaded on first use. */
export const runExport: RunExport = async (format, book, onProgress) => {
  if (format === 'docx') {
    const { exportDocx } = await import('./export-docx.ts');
    saveFile(`${exportStem(book)}.docx`, await exportDocx(book, onProgress, browserPaper()));
    return null;
  }
  if (format === 'markdown') {
    const { exportMarkdown } = await import('./export-markdown.ts');
    saveFile(`${exportStem(book)}.md`, await exportMarkdown(book, onProgress), 'text/markdown');
    return null;
  }
  const { exportText } = await import('./export-text.ts');
  return exportText(book, onProgress);
};
