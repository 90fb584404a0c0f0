import type { BookBlock, BookInline } from './book-document.ts';
import { inlineText } from './render/book-text.ts';

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * For what holds other blocks. A browser that finds `dir="auto"` looks past everything inside that has a `dir` of its own, so it would
 * lay out every quote and every list from left to right, with their bars and marks on the wrong side of Hebrew words.
 */
export function isRightToLeft(blocks: readonly BookBlock[]): boolean {
  return RIGHT_TO_LEFT.test(firstLetter(blocks) ?? '');
}

export function isRowRightToLeft(cells: readonly (readonly BookInline[])[]): boolean {
  return RIGHT_TO_LEFT.test(letterIn(cells.map((cell) => inlineText(cell)).join(' ')) ?? '');
}

function firstLetter(blocks: readonly BookBlock[]): string | undefined {
  for (const block of blocks) {
    const letter = letterOf(block);
    if (letter !== undefined) return letter;
  }
  return undefined;
}

function letterOf(block: BookBlock): string | undefined {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return letterIn(inlineText(block.children));
    case 'code':
      return letterIn(block.text);
    case 'quote':
      return firstLetter(block.children);
    case 'list':
      return firstLetter(block.items.flatMap(({ children }) => children));
    case 'table':
      return letterIn(block.rows.flatMap((row) => row.map((cell) => inlineText(cell))).join(' '));
    case 'rule':
      return undefined;
  }
}

function letterIn(text: string): string | undefined {
  return LETTER.exec(text)?.[0];
}
