import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { Paper } from '#client/adapters/files/paper.ts';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { BookExport, ExportProgress } from '#domain/plan/book-export.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { chapterBlocks } from './chapter-blocks.ts';
import { type DocxBlock, docxBlocks } from './docx-blocks.ts';
import { docxFirstPage } from './docx-first-page.ts';
import { xmlText } from './docx-inlines.ts';
import { DocxNumbers } from './docx-numbers.ts';
import { DOCX_STYLES } from './docx-styles.ts';

const INK = '14213D';
// In twips.
const SIZES: Record<Paper, { width: number; height: number }> = {
  A4: { width: 11_906, height: 16_838 },
  Letter: { width: 12_240, height: 15_840 },
};

/** The book, or one plan of it, as a Word file. */
export async function exportDocx(
  book: BookExport,
  onProgress: ExportProgress,
  paper: Paper = 'A4',
): Promise<Blob> {
  const numbers = new DocxNumbers();
  const chapters: DocxBlock[] = [];
  for (const [index, chapter] of book.chapters.entries()) {
    const blocks = await chapterBlocks(book, chapter);
    for (const block of chapterOf(chapter, blocks, book.isWhole, numbers)) chapters.push(block);
    await onProgress((index + 1) / (book.chapters.length + 1));
  }
  const front = book.isWhole
    ? [
        ...coverOf(book),
        ...(book.firstPage ? docxFirstPage(book.firstPage) : []),
        ...contentsOf(book.chapters),
      ]
    : [];
  const author = xmlText(book.cover.person.trim() || book.cover.brand);
  const file = new Document({
    creator: author,
    lastModifiedBy: author,
    title: xmlText(book.title),
    styles: DOCX_STYLES,
    numbering: { config: numbers.config() },
    sections: [
      {
        properties: { titlePage: book.isWhole, page: { size: SIZES[paper] } },
        footers: { default: pageFooter(), first: new Footer({ children: [new Paragraph('')] }) },
        children: [...front, ...chapters],
      },
    ],
  });
  return Packer.toBlob(file);
}

function chapterOf(
  chapter: BookChapter,
  blocks: readonly PlanBlock[],
  isWhole: boolean,
  numbers: DocxNumbers,
): DocxBlock[] {
  const title = isWhole ? `${chapter.number}. ${chapter.title}` : chapter.title;
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: isWhole,
    children: [new Bookmark({ id: anchorOf(chapter), children: [new TextRun(xmlText(title))] })],
  });
  return [heading, ...docxBlocks(blocks, numbers)];
}

const anchorOf = ({ type }: BookChapter) => `plan-${type}`;

function coverOf({ cover, title }: BookExport): Paragraph[] {
  const line = (text: string, size: number, before: number, bold = false) =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before, after: 120 },
      children: [new TextRun({ text: xmlText(text), size, bold, color: INK, font: 'Georgia' })],
    });
  return [
    line(cover.brand, 32, 3_600),
    line(title, 72, 240, true),
    ...(cover.person === '' ? [] : [line(cover.person, 30, 900)]),
    line(cover.date, 24, cover.person === '' ? 900 : 60),
  ];
}

function contentsOf(chapters: readonly BookChapter[]): Paragraph[] {
  const heading = new Paragraph({
    style: 'ContentsHeading',
    pageBreakBefore: true,
    children: [new TextRun(BOOK_COPY.contents)],
  });
  const rows = chapters.map((chapter) => {
    const words = new TextRun({ text: xmlText(`${chapter.number}. ${chapter.title}`), color: INK });
    return new Paragraph({
      children: [new InternalHyperlink({ anchor: anchorOf(chapter), children: [words] })],
    });
  });
  return [heading, ...rows];
}

function pageFooter(): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children, size: 18, color: '5F6880' })],
      }),
    ],
  });
}
