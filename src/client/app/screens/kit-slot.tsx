import { useCallback } from 'react';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { checkedBookOf } from '#client/features/checks/checked-book.ts';
import { KitView, type KitViewProps } from '#client/features/kit/kit-view.tsx';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';

const writingPart = preloadable(() => import('./kit-writing.tsx'), 'KitWriting');

export type KitSlotProps = Omit<KitViewProps, 'checked' | 'renderWriting' | 'onUsed' | 'life'> & {
  life: SignedInLife;
};

/** The pieces of all plans, with their findings, and the dialog that writes new ones. */
export function KitSlot({ life, ...rest }: KitSlotProps) {
  const { workspace } = life;
  const onUsed = useCallback<KitViewProps['onUsed']>(
    (piece, isUsed) => {
      // Offline, this part may not be loaded: the piece is marked anyway, and the week ticked by hand.
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
