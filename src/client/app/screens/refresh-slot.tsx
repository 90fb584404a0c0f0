import { useMemo } from 'react';
import { useStore } from 'zustand';
import { generationOf, refreshOf } from '#client/app/loading/late-stores.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { RefreshDialog } from '#client/features/refresh/refresh-dialog.tsx';
import type { RefreshDialogProps } from '#client/features/refresh/refresh-dialog-props.ts';
import { settingsOf } from '#client/features/settings/settings-of.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { confirmedFacts } from '#domain/facts/confirmed-facts.ts';
import { planRefresh } from '#domain/freshness/book-refresh.ts';

export type RefreshSlotProps = Pick<RefreshDialogProps, 'onClose' | 'onOpenPlan' | 'onOpenSettings'> & {
  life: SignedInLife;
};

export function RefreshSlot({ life, ...rest }: RefreshSlotProps) {
  const blueprints = useStore(life.workspace.store, (state) => state.blueprints);
  const sheet = useStore(life.workspace.store, (state) => state.sheet);
  const items = useMemo(
    () => planRefresh(blueprintsByType(Object.values(blueprints)), confirmedFacts(sheet, FACT_LABELS)),
    [blueprints, sheet],
  );
  const generation = generationOf(life);
  const hasKey = useStore(settingsOf(life), ({ openAIKey }) => Boolean(openAIKey));
  return (
    <RefreshDialog
      open
      {...rest}
      items={items}
      refresh={refreshOf(life)}
      promptOf={async (id) => (await generation.promptOf(id)).prompt}
      hasKey={hasKey}
      titleOf={(id) => blueprints[id]?.title ?? ''}
    />
  );
}
