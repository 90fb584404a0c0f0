import { type DiffPiece, diffWords } from './word-diff.ts';

export type Passage = { mine: DiffPiece[]; theirs: DiffPiece[] };

// A few words on either side show the place; a whole paragraph fills a phone before the first difference.
const AROUND = 60;

/** Where two texts differ, with some of the words around it. */
export function differingPassages(mine: string, theirs: string): Passage[] {
  return diffWords(mine, theirs).flatMap((row) =>
    row.kind === 'same' ? [] : [{ mine: shortened(row.before), theirs: shortened(row.after) }],
  );
}

function shortened(pieces: readonly DiffPiece[]): DiffPiece[] {
  return pieces.map((piece, index) => {
    if (piece.isChanged || piece.text.length <= 2 * AROUND) return piece;
    const start = index === 0 ? '' : beginning(piece.text);
    const end = index === pieces.length - 1 ? '' : ending(piece.text);
    return { ...piece, text: `${start}…${end}` };
  });
}

// Cut between words: half a word looks like a typo.
function beginning(text: string): string {
  return text.slice(0, AROUND).replace(/\S*$/, '');
}

function ending(text: string): string {
  return text.slice(-AROUND).replace(/^\S*/, '');
}
