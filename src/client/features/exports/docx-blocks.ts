import {
  BorderStyle,
  CheckBox,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PlanBlock, PlanInline, PlanListItem } from '#domain/plan/book-document.ts';
import { inlineText } from '#domain/plan/render/book-text.ts';
import { columnWidths } from './column-widths.ts';
import { CODE_FONT, isRightToLeft, runsOf, xmlText } from './docx-inlines.ts';
import { BULLET_LIST, type DocxNumbers } from './docx-numbers.ts';

export type DocxBlock = Paragraph | Table;

type Place = { numbers: DocxNumbers; listDepth: number; quoteDepth: number };

const HEADINGS = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const INDENT = 360;
const TABLE_WIDTH = 9_000;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: 'CFC6B2' };
const FRAME = { top: THIN, bottom: THIN, left: THIN, right: THIN };
// Word has nine list levels; with a tenth, it reports a damaged file.
const DEEPEST_LEVEL = 8;

/** A plan's blocks as Word paragraphs and tables. `numbers` is shared by the whole file. */
export function docxBlocks(blocks: readonly PlanBlock[], numbers: DocxNumbers): DocxBlock[] {
  return blocks.flatMap((block) => blockOf(block, { numbers, listDepth: -1, quoteDepth: 0 }));
}

function blockOf(block: PlanBlock, place: Place): DocxBlock[] {
  switch (block.kind) {
    case 'heading':
      return [paragraph(block.children, { heading: HEADINGS[Math.max(block.depth, 2) - 2] }, place)];
    case 'paragraph':
      return [paragraph(block.children, {}, place)];
    case 'code':
      return [codeBlock(block.text, place)];
    case 'rule':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'C6912F' } } })];
    case 'quote':
      return block.children.flatMap((child) =>
        blockOf(child, { ...place, quoteDepth: place.quoteDepth + 1 }),
      );
    case 'table':
      // Word merges adjacent tables, so each is followed by an empty line.
      return [tableOf(block.rows), new Paragraph({ spacing: { after: 60 } })];
    case 'list': {
      const listDepth = Math.min(place.listDepth + 1, DEEPEST_LEVEL);
      const list = block.start === null ? undefined : place.numbers.nextList(block.start);
      return block.items.flatMap((item) => itemOf(item, list, { ...place, listDepth }));
    }
  }
}

type NumberedList = ReturnType<DocxNumbers['nextList']>;

function itemOf(item: PlanListItem, list: NumberedList | undefined, place: Place): DocxBlock[] {
  const [first, ...rest] = item.children;
  const isText = first?.kind === 'paragraph';
  const words = isText ? first.children : [];
  const level = place.listDepth;
  const marker: IParagraphOptions =
    item.checked !== null
      ? { indent: { left: (level + 1) * INDENT, hanging: INDENT } }
      : { numbering: { ...(list ?? BULLET_LIST), level } };
  const box = item.checked === null ? undefined : { isChecked: item.checked };
  const head = paragraph(words, { ...marker, contextualSpacing: true, style: 'ListParagraph' }, place, box);
  const others = (isText || first === undefined ? rest : item.children).flatMap((child) =>
    blockOf(child, place),
  );
  return [head, ...others];
}

function paragraph(
  inlines: readonly PlanInline[],
  options: Omit<IParagraphOptions, 'heading'> & { heading?: IParagraphOptions['heading'] | undefined },
  place: Place,
  box?: { isChecked: boolean },
): Paragraph {
  const { heading, ...rest } = options;
  const check = box ? [new CheckBox({ checked: box.isChecked }), new TextRun({ text: '\t' })] : [];
  const isQuote = place.quoteDepth > 0;
  const depth = place.listDepth + 1 + place.quoteDepth;
  return new Paragraph({
    ...(depth > 0 && { indent: { left: Math.min(depth, 12) * INDENT } }),
    ...(isQuote && { border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: 'C6912F' } } }),
    ...rest,
    ...(heading && { heading, keepNext: true }),
    ...(isRightToLeft(inlineText(inlines)) && { bidirectional: true }),
    children: [...check, ...runsOf(inlines, isQuote ? { italics: true } : {})],
  });
}

function codeBlock(text: string, { listDepth, quoteDepth }: Place): Paragraph {
  const lines = text.split('\n');
  return new Paragraph({
    indent: { left: Math.min(listDepth + 1 + quoteDepth, 12) * INDENT },
    shading: { type: ShadingType.CLEAR, fill: 'F3EDE0' },
    children: lines.map(
      (line, index) =>
        new TextRun({ text: xmlText(line), font: CODE_FONT, size: 19, ...(index > 0 && { break: 1 }) }),
    ),
  });
}

function tableOf(rows: readonly PlanInline[][][]): Table {
  const words = rows.map((row) => row.map((cell) => inlineText(cell)));
  const widths = columnWidths(words, TABLE_WIDTH);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths,
    borders: { ...FRAME, insideHorizontal: THIN, insideVertical: THIN },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: widths.map((width, column) => cellOf(row[column] ?? [], width, index === 0)),
        }),
    ),
  });
}

function cellOf(cell: PlanInline[], width: number, isHead: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'F3EDE0' } }),
    children: [
      new Paragraph({
        spacing: { before: 0, after: 0 },
        ...(isRightToLeft(inlineText(cell)) && { bidirectional: true }),
        children: runsOf(cell, isHead ? { bold: true } : {}),
      }),
    ],
  });
}
