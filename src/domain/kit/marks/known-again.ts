import { earlierIds, type Piece } from '#domain/kit/piece.ts';
import { type KitMarks, printOf, textMark, usedState } from './marks.ts';

/**
 * A used piece under a changed heading keeps its id, and with it its marks, while its text is exactly the one used. Of
 * pieces with the same text, it is the one whose label only got words before it; else none, unless all of them were
 * used.
 */
export function keepUsedIds(pieces: readonly Piece[], marks: KitMarks): readonly Piece[] {
  const { used, texts } = marks;
  const here = new Set(pieces.map(({ id }) => id));
  const moved = new Set(pieces.filter((piece) => usedState(marks, piece) === 'changed').map(({ id }) => id));
  const lost = new Set([...used].filter((id) => texts.has(id) && (!here.has(id) || moved.has(id))));
  if (lost.size === 0) return pieces;
  const isLost = (id: string, piece: Piece) => lost.has(id) && texts.get(id)?.has(textMark({ ...piece, id }));
  const ids = new Map<Piece, string>();
  const give = (piece: Piece, id: string) => {
    ids.set(piece, id);
    lost.delete(id);
  };
  // Pieces with the same text that existed then, used or not, keep their own ids.
  const unknown = pieces.filter(
    (piece) => usedState(marks, piece) !== 'used' && !texts.get(piece.id)?.has(textMark(piece)),
  );
  for (const piece of unknown) {
    const id = earlierIds(piece).find((one) => !here.has(one) && isLost(one, piece));
    if (id !== undefined) give(piece, id);
  }
  const left = unknown.filter((piece) => !ids.has(piece));
  for (const alike of Map.groupBy(left, printOf).values()) {
    const [one] = alike;
    const known = one ? [...lost].filter((id) => isLost(id, one)) : [];
    if (alike.length > known.length) continue;
    for (const [at, piece] of alike.entries()) give(piece, known[at] ?? piece.id);
  }
  return ids.size === 0 ? pieces : withIds(pieces, ids);
}

/** Each piece with its id; a piece whose id now belongs to another gets a free one. */
function withIds(pieces: readonly Piece[], ids: ReadonlyMap<Piece, string>): readonly Piece[] {
  const taken = new Set(ids.values());
  const free = [...ids.keys()].flatMap(({ id }) => (taken.has(id) ? [] : [id]));
  return pieces.map((piece) => {
    const id = ids.get(piece) ?? (taken.has(piece.id) ? free.shift() : undefined) ?? piece.id;
    return id === piece.id ? piece : { ...piece, id };
  });
}
