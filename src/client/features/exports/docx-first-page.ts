import {
  BorderStyle,
  HeadingLevel,
  ImageRun,
  type ITableCellOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { FirstPage } from '#domain/plan/book-export.ts';
import type { DocxBlock } from './docx-blocks.ts';
import { isRightToLeft, xmlText } from './docx-inlines.ts';
import { linesOf } from './first-page-lines.ts';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};
// In Word's pixels, as wide as the text of a Letter page; A4 is slightly narrower.
const PICTURE_WIDTH = 590;
const SMALL = 18;
const TIGHT = { before: 0, after: 20, line: 240 };
// Longer facts would exceed one page; they are complete in the app and in the plans.
const MOST_CHARACTERS = 160;
const BLANK = '____________';

/** The one-page launch: the picture, the facts in two columns, the next tasks and open points. */
export function docxFirstPage({ title, groups, lists, picture }: FirstPage): DocxBlock[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: true,
    children: [new TextRun(xmlText(title))],
  });
  const parts: Paragraph[][] = [
    ...groups.map((group) => [
      partHeading(group.title),
      ...group.rows.map(({ label, words }) => row(label, words)),
    ]),
    // The screen's hint instead, that tasks will appear here, makes no sense in a file.
    ...lists
      .filter(({ lines }) => lines.length > 0)
      .map((list) => [partHeading(list.title), ...linesOf(list).map((line) => row('', line))]),
  ];
  return [heading, ...(picture ? [pictureOf(picture, title)] : []), inTwoColumns(parts)];
}

function pictureOf({ png, width, height }: NonNullable<FirstPage['picture']>, title: string): Paragraph {
  return new Paragraph({
    spacing: { after: 80 },
    children: [
      new ImageRun({
        type: 'png',
        data: png,
        transformation: { width: PICTURE_WIDTH, height: Math.round((PICTURE_WIDTH * height) / width) },
        altText: { name: title, title, description: title },
      }),
    ],
  });
}

function partHeading(title: string): Paragraph {
  return new Paragraph({
    spacing: { before: 80, after: 20, line: 240 },
    keepNext: true,
    children: [new TextRun({ text: xmlText(title), bold: true, size: 22, font: 'Georgia', color: '14213D' })],
  });
}

function row(label: string, words: string): Paragraph {
  const value = words === '' ? BLANK : cut(words);
  return new Paragraph({
    spacing: TIGHT,
    ...(isRightToLeft(value) && { bidirectional: true }),
    children: [
      ...(label === '' ? [] : [new TextRun({ text: `${xmlText(label)}: `, size: SMALL, color: '5F6880' })]),
      new TextRun({ text: xmlText(value), size: SMALL }),
    ],
  });
}

function cut(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length <= MOST_CHARACTERS
    ? line
    : `${[...line]
        .slice(0, MOST_CHARACTERS)
        .join('')
        .replace(/\s\S*$/, '')}…`;
}

function inTwoColumns(parts: readonly Paragraph[][]): Table {
  const pairs = parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? []]] : []));
  const cell = (children: readonly Paragraph[]) => {
    const options: ITableCellOptions = {
      width: { size: 50, type: WidthType.PERCENTAGE },
      children: children.length > 0 ? [...children] : [new Paragraph('')],
    };
    return new TableCell(options);
  };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [4_500, 4_500],
    borders: BORDERS,
    margins: { right: 160 },
    rows: pairs.map((pair) => new TableRow({ cantSplit: true, children: pair.map(cell) })),
  });
}
