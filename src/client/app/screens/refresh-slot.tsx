import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { LateParts } from '#client/app/loading/late-parts.ts';
import { generationOf, refreshOf, settingsOf } from '#client/app/loading/late-stores.ts';
import { RefreshDialog } from '#client/features/refresh/refresh-dialog.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { planRefresh } from '#domain/freshness/book-refresh.ts';

export type RefreshSlotProps = {
  workspace: Workspace;
  late: LateParts;
  onClose: () => void;
};

export function RefreshSlot({ workspace, late, onClose }: RefreshSlotProps) {
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  const items = useMemo(() => planRefresh(blueprintsByType(Object.values(blueprints))), [blueprints]);
  const generation = generationOf(late, workspace);
  const hasKey = useStore(settingsOf(late), ({ openAIKey }) => Boolean(openAIKey));
  return (
    <RefreshDialog
      open
      onClose={onClose}
      items={items}
      refresh={refreshOf(late, generation)}
      promptOf={async (id) => (await generation.promptOf(id)).prompt}
      hasKey={hasKey}
      titleOf={(id) => blueprints[id]?.title ?? ''}
    />
  );
}
