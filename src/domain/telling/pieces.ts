import type { Sentence } from '#domain/reading/sentences-in.ts';
import { numberedSentences } from './numbered-sentences.ts';

/** The sentences of one request, with their numbers in the whole text. */
export type Piece = { readonly first: number; readonly sentences: readonly Sentence[] };

const PIECE_CHARACTERS = 6_000;

export const lastOf = ({ first, sentences }: Piece): number => first + sentences.length - 1;

/** The text as a single chunk, for assistants that read a whole page at once. */
export function wholePiece(text: string): Piece {
  return { first: 1, sentences: numberedSentences(text) };
}

/** Split at the end of a paragraph or else of a line; if neither comes in time, of a sentence. */
export function piecesOf(text: string, longest = PIECE_CHARACTERS): Piece[] {
  const { sentences } = wholePiece(text);
  const pieces: Piece[] = [];
  let first = 0;
  while (first < sentences.length) {
    const count = Math.max(1, fitting(text, sentences, first, longest));
    pieces.push({ first: first + 1, sentences: sentences.slice(first, first + count) });
    first += count;
  }
  return pieces;
}

/** How many sentences from here on fit into one chunk. */
function fitting(text: string, sentences: readonly Sentence[], first: number, longest: number): number {
  const from = sentences[first]?.start ?? 0;
  let [count, toLineEnd, toParagraphEnd] = [0, 0, 0];
  for (let index = first; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence || sentence.end - from > longest) return toParagraphEnd || toLineEnd || count;
    count += 1;
    const next = sentences[index + 1];
    const gap = next ? text.slice(sentence.end, next.start) : '\n\n';
    if (gap.includes('\n')) toLineEnd = count;
    if (/\n\s*\n/.test(gap)) toParagraphEnd = count;
  }
  return count;
}
