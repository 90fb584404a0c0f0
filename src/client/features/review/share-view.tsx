import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createSharesApi } from '#client/adapters/api/shares-api.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { ShareDialog } from './share-dialog.tsx';

export type ShareViewProps = {
  workspace: Workspace;
  /** The current plan, or the one page; without it, the whole book. */
  from?: BlueprintType | 'launch-page';
  onClose: () => void;
};

export function ShareView({ workspace, from, onClose }: ShareViewProps) {
  const { store, actions } = workspace;
  const blueprints = useStore(store, (state) => state.blueprints);
  const uid = useStore(store, ({ user }) => user.uid);
  const api = useMemo(() => createSharesApi(uid), [uid]);
  const written = useMemo(() => {
    const all = Object.values(blueprints).filter(({ content }) => (content.aiOutput ?? '').trim() !== '');
    return BLUEPRINT_TYPES.filter((type) => all.some((blueprint) => blueprint.type === type));
  }, [blueprints]);
  const chosen = from ? written.filter((type) => type === from) : written;
  const hasFacts = useStore(store, ({ sheet }) => Object.keys(sheet?.facts ?? {}).length > 0);
  const isChosen = from === 'launch-page' || (!from && hasFacts);
  return (
    <ShareDialog
      api={api}
      written={written}
      chosen={chosen}
      launchPage={isChosen ? 'chosen' : hasFacts ? 'offered' : 'none'}
      onSend={actions.sendPending}
      onClose={onClose}
    />
  );
}
