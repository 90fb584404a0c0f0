import { useStore } from 'zustand';
import { listDeletedBlueprints } from '#client/adapters/api/deleted-api.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { DeletedButton } from './deleted-button.tsx';

export type DeletedWayProps = {
  life: { readonly uid: string; readonly workspace: Workspace };
  onOpen: () => void;
};

export function DeletedWay({ life, onOpen }: DeletedWayProps) {
  const { store } = life.workspace;
  const topics = useStore(store, ({ byType }) => Object.keys(byType).length);
  const isRecent = useStore(store, ({ recentlyDeleted }) => recentlyDeleted.length > 0);
  const ask = async () => (await listDeletedBlueprints(life.uid)).length > 0;
  return <DeletedButton isRecent={isRecent} topics={topics} ask={ask} onOpen={onOpen} />;
}
