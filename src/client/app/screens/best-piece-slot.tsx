import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { checkedBookOf } from '#client/features/checks/checked-book.ts';
import { BestPiece } from '#client/features/kit/best-piece.tsx';

export type BestPieceSlotProps = { id: string; life: SignedInLife };

/** What a topic has for immediate use, as far as the checks have nothing against it. */
export function BestPieceSlot({ id, life }: BestPieceSlotProps) {
  return <BestPiece id={id} workspace={life.workspace} checked={checkedBookOf(life)} />;
}
