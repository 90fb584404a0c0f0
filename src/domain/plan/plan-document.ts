import { linesAsInlines, type PlanBlock } from './book-document.ts';
import type { SourceRange } from './source-range.ts';

/** A block of a plan and its range in the text. */
export type PlacedBlock = { readonly range: SourceRange; readonly block: PlanBlock };

/** A parsed plan: the blocks to render, each with its range in the text. */
export type PlanDocument = { readonly text: string; readonly blocks: readonly PlacedBlock[] };

/** Parses a text from a position on; the part before it was parsed already. */
export type PlanReader = (text: string, from?: number) => PlanDocument;

/** Each line as its own block, for a text that is not parsed as Markdown. */
export function plainDocument(text: string, from = 0): PlanDocument {
  const part = text.slice(from);
  const blank = [...part.matchAll(/\n\s*\n/g)];
  const starts = [0, ...blank.map(({ 0: lines, index }) => index + lines.length)];
  const blocks = starts.flatMap((start, at): PlacedBlock[] => {
    const end = blank[at]?.index ?? part.length;
    const words = part.slice(start, end);
    if (words.trim() === '') return [];
    const range = { start: from + start, end: from + end };
    return [{ range, block: { kind: 'paragraph', children: linesAsInlines(words) } }];
  });
  return { text, blocks };
}
