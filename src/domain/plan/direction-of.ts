import type { PlanBlock, PlanInline } from './book-document.ts';
import { inlineText } from './render/book-text.ts';

type Direction = 'rtl' | 'auto' | undefined;

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * With `dir="auto"`, a browser skips children that have their own `dir`, so it would lay out quotes and lists left to
 * right, with their bars and bullets on the wrong side of Hebrew words. Undefined for text without letters, such as a
 * price: it then follows its table.
 */
export function directionOf(blocks: readonly PlanBlock[]): Direction {
  return directionOfLetter(firstLetter(blocks));
}

export function directionOfWords(words: readonly PlanInline[]): Direction {
  return directionOfLetter(letterIn(inlineText(words)));
}

function directionOfLetter(letter: string | undefined): Direction {
  if (letter === undefined) return undefined;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'auto';
}

function firstLetter(blocks: readonly PlanBlock[]): string | undefined {
  for (const block of blocks) {
    const letter = letterOf(block);
    if (letter !== undefined) return letter;
  }
  return undefined;
}

function letterOf(block: PlanBlock): string | undefined {
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
