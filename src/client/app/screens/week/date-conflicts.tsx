import { useStore } from 'zustand';
import { noticesPart } from '#client/app/loading/notices-part.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Workspace } from '#client/saving/workspace.ts';

/** Tasks that two devices gave two days: said where days are given, not only on the screen of their plan. */
export function DateConflicts({ workspace: { store, actions } }: { workspace: Workspace }) {
  const all = useStore(store, (state) => state.conflicts);
  const conflicts = all.filter(({ field }) => field === 'timeline');
  if (conflicts.length === 0) return null;
  return (
    <Preloaded
      of={noticesPart}
      props={{
        conflicts,
        blocked: undefined,
        isDeletedElsewhere: false,
        wholeText: () => '',
        onResolve: ({ blueprintId, conflictId }, choice) =>
          actions.resolveConflict(blueprintId, conflictId, choice),
        onRestore: () => {},
        onLetGo: () => {},
      }}
    />
  );
}
