import { isOwnHeading } from '#domain/reading/heading-line.ts';
import { fenceAfter } from '#domain/reading/line-marks.ts';

// No bracket inside the brackets, as in Markdown: otherwise each `[` would be followed to the end of the plan.
const DEFINITION = /^ {0,3}\[(?:[^[\]\\]|\\[\s\S])+\]:/m;

// In characters. Each parser call has a fixed cost, and longer pieces would block a slow phone.
const PIECE_LETTERS = 2_000;

/**
 * Splits a plan before its headings, so that a long book can be parsed in chunks while the page stays responsive.
 * Joined, the chunks are the text.
 */
export function splitSections(text: string, pieceLetters = PIECE_LETTERS): string[] {
  // A link definition serves the whole text; cut apart, its links would stay unread.
  if (DEFINITION.test(text)) return [text];
  const sections: string[] = [];
  let current = '';
  let fence: string | undefined;
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    if (fence === undefined && isOwnHeading(line) && current.length >= pieceLetters) {
      sections.push(current);
      current = '';
    }
    fence = fenceAfter(line, fence);
    current += line;
  }
  if (current !== '') sections.push(current);
  return sections;
}

/** The closing fence for a code block that the text left open. */
export function openFence(text: string): string | undefined {
  let fence: string | undefined;
  for (const line of text.split('\n')) fence = fenceAfter(line, fence);
  return fence;
}
