import type { StoreApi } from 'zustand';
import type { Finding } from '#domain/checks/finding.ts';
import type { Piece } from '#domain/kit/piece.ts';

/** The findings of each plan, by the blueprint's id; app/ passes it in. */
export type CheckedPlans = Pick<
  StoreApi<ReadonlyMap<string, readonly Finding[]>>,
  'getState' | 'getInitialState' | 'subscribe'
>;

/** A plan's findings within one of its pieces. */
export function findingsIn(
  { start, end }: Pick<Piece, 'start' | 'end'>,
  all: readonly Finding[],
): readonly Finding[] {
  return all.filter(({ range }) => range.start >= start && range.end <= end);
}
