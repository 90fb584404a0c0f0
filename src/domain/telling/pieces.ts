import type { Sentence } from '#domain/reading/sentences-in.ts';
import { numberedSentences } from './numbered-sentences.ts';

/** Sentences that are asked about in one call, by the numbers that they have in the whole text. */
export type Piece = { readonly first: number; readonly sentences: readonly Sentence[] };

const PIECE_CHARACTERS = 6_000;

export const lastOf = ({ first, sentences }: Piece): number => first + sentences.length - 1;

/** The text as one piece, for assistants that read a whole page at once. */
export function wholePiece(text: string): Piece {
  return { first: 1, sentences: numberedSentences(text) };
}

/** Cut where a paragraph ends; a paragraph that is too long by itself, where a sentence does. */
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

/** How many sentences from here on fit into one piece. */
function fitting(text: string, sentences: readonly Sentence[], first: number, longest: number): number {
  const from = sentences[first]?.start ?? 0;
  let [count, toParagraphEnd] = [0, 0];
  for (let index = first; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence || sentence.end - from > longest) return toParagraphEnd || count;
    count += 1;
    if (endsParagraph(text, sentence, sentences[index + 1])) toParagraphEnd = count;
  }
  return count;
}

function endsParagraph(text: string, sentence: Sentence, next: Sentence | undefined): boolean {
  return next === undefined || /\n\s*\n/.test(text.slice(sentence.end, next.start));
}
