import type { FirstPage } from '#domain/plan/book-export.ts';

/** The lines of a list as plain words, with the numbers that it has on the screen. */
export function linesOf({ lines, isOrdered }: FirstPage['lists'][number]): readonly string[] {
  return isOrdered ? lines.map((line, index) => `${index + 1}. ${line}`) : lines;
}
