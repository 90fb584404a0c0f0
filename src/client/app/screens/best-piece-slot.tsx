import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { checkedBookOf } from '#client/features/checks/checked-book.ts';
import { BestPiece } from '#client/features/kit/best-piece.tsx';

export type BestPieceSlotProps = { id: string; life: SignedInLife };

/** A topic's piece for immediate use, unless the checks have findings in it. */
export function BestPieceSlot({ id, life }: BestPieceSlotProps) {
  return <BestPiece id={id} workspace={life.workspace} checked={checkedBookOf(life)} />;
}
