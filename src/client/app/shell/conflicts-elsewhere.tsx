import { useState } from 'react';
import { useStore } from 'zustand';
import { noticesPart } from '#client/app/loading/notices-part.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Route } from '#client/app/route.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { ConflictNote, WorkspaceState } from '#client/saving/workspace-state.ts';
import { PLACES_COPY } from '#content/copy/places.ts';
import { LAUNCH_ID } from '#domain/launch/launch.ts';

type ConflictsElsewhereProps = { workspace: Workspace; place: Route };

/**
 * Words that changed in two places, on a screen that is not their own: a plan is edited in the book, its boxes are ticked
 * in the week, its gaps are filled from the plan beside it.
 */
export function ConflictsElsewhere({ workspace: { store, actions }, place }: ConflictsElsewhereProps) {
  const all = useStore(store, (state) => state.conflicts);
  const [atFirst] = useState(() => new Set(all.map(({ conflictId }) => conflictId)));
  const conflicts = all.filter((conflict) => {
    if (isToldBy(place, conflict, store.getState())) return false;
    // Whoever answers a question is told of what happens now, not of what has waited on another screen.
    return place.view !== 'blueprint' || !atFirst.has(conflict.conflictId);
  });
  if (conflicts.length === 0) return null;
  return (
    <div className="mx-auto mb-6 max-w-6xl *:mt-0 print:hidden">
      <Preloaded
        of={noticesPart}
        props={{
          conflicts,
          topicOf: ({ blueprintId }) =>
            blueprintId === LAUNCH_ID ? PLACES_COPY.facts : store.getState().blueprints[blueprintId]?.title,
          blocked: undefined,
          isDeletedElsewhere: false,
          wholeText: () => '',
          onResolve: ({ blueprintId, conflictId }, choice) =>
            actions.resolveConflict(blueprintId, conflictId, choice),
          onRestore: () => {},
          onLetGo: () => {},
        }}
      />
    </div>
  );
}

/** Screens that tell of some themselves, in their own place. */
function isToldBy(place: Route, { blueprintId, field }: ConflictNote, { byType }: WorkspaceState): boolean {
  if (place.view === 'blueprint') return byType[place.type] === blueprintId;
  if (blueprintId === LAUNCH_ID) return ['facts', 'gaps', 'week'].includes(place.view);
  return place.view === 'week' && field === 'timeline';
}
