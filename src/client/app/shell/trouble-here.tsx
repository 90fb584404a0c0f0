import { useStore } from 'zustand';
import type { Route } from '#client/app/route.ts';
import { Notices } from '#client/features/blueprint/blueprint-parts.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { FACT_SHEET_ID } from '#domain/facts/fact-sheet.ts';

type TroubleHereProps = { workspace: Workspace; view: Route['view'] };

/** Saving problems on the screen where they belong. `trouble-elsewhere.tsx` skips these. */
export function TroubleHere({ workspace, view }: TroubleHereProps) {
  return (
    <>
      <FactNotices workspace={workspace} />
      {view === 'week' && <DateConflicts workspace={workspace} />}
    </>
  );
}

/** Conflicts between two devices about a fact, and facts that the server refuses. */
function FactNotices({ workspace: { store, actions } }: { workspace: Workspace }) {
  const allConflicts = useStore(store, (state) => state.conflicts);
  const allBlocked = useStore(store, (state) => state.blocked);
  const allDeleted = useStore(store, (state) => state.deletedElsewhere);
  const sheet = useStore(store, (state) => state.sheet);
  const isOwn = (note: { docId: string }) => note.docId === FACT_SHEET_ID;
  const conflicts = allConflicts.filter(isOwn);
  const blocked = allBlocked.find(isOwn);
  const isDeletedElsewhere = allDeleted.some(isOwn);
  if (conflicts.length === 0 && !blocked && !isDeletedElsewhere) return null;
  return (
    <Notices
      conflicts={conflicts}
      blocked={blocked}
      isDeletedElsewhere={isDeletedElsewhere}
      held={sheet ? { kind: 'facts', doc: sheet } : undefined}
      onResolve={({ conflictId }, choice) => actions.resolveConflict(FACT_SHEET_ID, conflictId, choice)}
      onRestore={() => actions.restoreAsNew(FACT_SHEET_ID)}
      onLetGo={() => actions.deleteDocument(FACT_SHEET_ID)}
    />
  );
}

/** Tasks that two devices gave different days: shown where dates are set, not only on their plan's screen. */
function DateConflicts({ workspace: { store, actions } }: { workspace: Workspace }) {
  const all = useStore(store, (state) => state.conflicts);
  const conflicts = all.filter(({ field }) => field === 'timeline');
  if (conflicts.length === 0) return null;
  return (
    <Notices
      conflicts={conflicts}
      onResolve={({ docId, conflictId }, choice) => actions.resolveConflict(docId, conflictId, choice)}
    />
  );
}
