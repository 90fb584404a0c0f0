import { useMemo } from 'react';
import { useStore } from 'zustand';
import { RefreshDialog } from '#client/features/book/refresh-dialog.tsx';
import type { Workspace } from '#client/state/workspace.ts';
import { blueprintsByType } from '#domain/blueprints-by-type.ts';
import { planRefresh } from '#domain/book-refresh.ts';
import type { LateParts } from './late-parts.ts';
import { generationOf, refreshOf, settingsOf } from './late-stores.ts';
import type { Services } from './services.ts';

export type RefreshSlotProps = {
  workspace: Workspace;
  services: Services;
  late: LateParts;
  onClose: () => void;
};

export function RefreshSlot({ workspace, services, late, onClose }: RefreshSlotProps) {
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  const items = useMemo(() => planRefresh(blueprintsByType(Object.values(blueprints))), [blueprints]);
  const generation = generationOf(late, workspace, services.drafts);
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
