import { type BookBlock, linesAsInlines } from './book-document.ts';
import type { SourceRange } from './source-range.ts';

/** A block of a plan and the part of the text that it was read from. */
export type PlacedBlock = { readonly range: SourceRange; readonly block: BookBlock };

/** A plan as it was read: what is drawn, and for each part where it stands in the text. */
export type PlanDocument = { readonly text: string; readonly blocks: readonly PlacedBlock[] };

/** Reads a text from a place on; what is before that place was read already. */
export type PlanReader = (text: string, from?: number) => PlanDocument;

/** Every line as its own, for a text that is not to be read as Markdown. */
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
