import type { FirstPage } from '#domain/plan/book-export.ts';

/** A list's lines as plain text, numbered as on screen. */
export function linesOf({ lines, isOrdered }: FirstPage['lists'][number]): readonly string[] {
  return isOrdered ? lines.map((line, index) => `${index + 1}. ${line}`) : lines;
}
