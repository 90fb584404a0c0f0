import type { Comment } from './comment.ts';
import { findSeat, type Seat } from './find-seat.ts';
import type { Part } from './part-words.ts';

export type SeatedComment<C extends Pick<Comment, 'anchor' | 'createdAt'> = Comment> = {
  readonly comment: C;
  readonly seat: Seat;
};

/** All comments on a plan by the number of their part, and those whose part is gone. Each is in exactly one list. */
export type SeatedComments<C extends Pick<Comment, 'anchor' | 'createdAt'> = Comment> = {
  readonly byPart: ReadonlyMap<number, readonly SeatedComment<C>[]>;
  readonly gone: readonly SeatedComment<C>[];
};

export function seatComments<C extends Pick<Comment, 'anchor' | 'createdAt'>>(
  comments: readonly C[],
  parts: readonly Part[],
): SeatedComments<C> {
  const seated = comments.map((comment) => ({ comment, seat: findSeat(comment.anchor, parts) }));
  const byPart = new Map<number, SeatedComment<C>[]>();
  for (const one of seated.toSorted(inReadingOrder)) {
    if (one.seat.seat === 'gone') continue;
    const { part } = one.seat;
    byPart.set(part, [...(byPart.get(part) ?? []), one]);
  }
  return { byPart, gone: seated.filter(({ seat }) => seat.seat === 'gone') };
}

function inReadingOrder<C extends Pick<Comment, 'anchor' | 'createdAt'>>(
  a: SeatedComment<C>,
  b: SeatedComment<C>,
): number {
  return startOf(a.seat) - startOf(b.seat) || a.comment.createdAt.localeCompare(b.comment.createdAt);
}

function startOf(seat: Seat): number {
  return 'found' in seat && seat.found ? seat.found.start : Number.MAX_SAFE_INTEGER;
}
