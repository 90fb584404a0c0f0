import { useCallback } from 'react';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { checkedBookOf } from '#client/features/checks/checked-book.ts';
import { KitView, type KitViewProps } from '#client/features/kit/kit-view.tsx';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';

const writingPart = preloadable(async () => (await import('./kit-writing.tsx')).KitWriting);

export type KitSlotProps = Omit<KitViewProps, 'checked' | 'renderWriting' | 'onUsed' | 'life'> & {
  life: SignedInLife;
};

/** The pieces of all plans, with what the checks say of them and the means to have one written. */
export function KitSlot({ life, ...rest }: KitSlotProps) {
  const { workspace } = life;
  const onUsed = useCallback<KitViewProps['onUsed']>(
    (piece, isUsed) => {
      // Without a connection, where this part was never fetched: the piece is marked all the same, and the week ticked by hand.
      import('#client/features/week/week-hero.tsx').then(
        ({ tickSends }) => tickSends(workspace, piece, isUsed),
        () => {},
      );
    },
    [workspace],
  );
  return (
    <KitView
      {...rest}
      life={life}
      checked={checkedBookOf(life)}
      onUsed={onUsed}
      renderWriting={(asked) => <Preloaded of={writingPart} props={{ ...asked, life }} />}
    />
  );
}
