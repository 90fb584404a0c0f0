import type { BookBlock, BookInline } from './book-document.ts';
import { inlineText } from './render/book-text.ts';

type Direction = 'rtl' | 'auto' | undefined;

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A browser that finds `dir="auto"` looks past everything inside that has a `dir` of its own, so it would lay out every quote and every list
 * from left to right, with their bars and marks on the wrong side of Hebrew words. And what has no letters, as a price, would stand on
 * the left in a table in Hebrew: undefined, it follows what is around it.
 */
export function directionOf(blocks: readonly BookBlock[]): Direction {
  return directionOfLetter(firstLetter(blocks));
}

export function directionOfWords(words: readonly BookInline[]): Direction {
  return directionOfLetter(letterIn(inlineText(words)));
}

function directionOfLetter(letter: string | undefined): Direction {
  if (letter === undefined) return undefined;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'auto';
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
