import { useMemo } from 'react';
import { useStore } from 'zustand';
import { generationOf } from '#client/app/loading/late-stores.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { openSectionChanges } from '#client/features/document/changing/open-section-changes.ts';
import { WriteDialog, type WriteDialogProps, type Writing } from '#client/features/kit/write-dialog.tsx';
import { settingsOf } from '#client/features/settings/settings-of.ts';
import { keepText } from '#client/saving/change-plans.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';

const messageRunsOf = oncePerLife((life: SignedInLife) =>
  openSectionChanges(life, (id, { plan, wish }, listening) =>
    generationOf(life).asking.writeMessages(id, { plan, rows: wish }, listening),
  ),
);

export type KitWritingProps = Omit<WriteDialogProps, 'life' | 'writing'> & { life: SignedInLife };

/** The AI part of the dialog for messages. A separate download, since most people only copy. */
export function KitWriting({ life, ...rest }: KitWritingProps) {
  const hasKey = useStore(settingsOf(life), ({ openAIKey }) => Boolean(openAIKey));
  const writing = useMemo(
    (): Writing => ({
      hasKey,
      runsOf: messageRunsOf(life),
      promptFor: (id, wanted) => generationOf(life).asking.messagesPrompt(id, wanted),
      keepOld: (id) => keepText(life, id, 'aiOutput'),
    }),
    [life, hasKey],
  );
  return <WriteDialog {...rest} life={life} writing={writing} />;
}
