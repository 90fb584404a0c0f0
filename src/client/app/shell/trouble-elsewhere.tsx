import { useState } from 'react';
import { useStore } from 'zustand';
import { noticesPart } from '#client/app/loading/notices-part.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Route } from '#client/app/route.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { PLACES_COPY } from '#content/copy/places.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { LAUNCH_ID } from '#domain/launch/launch.ts';

type TroubleElsewhereProps = { workspace: Workspace; place: Route };

const NOTHING = {
  conflicts: [],
  blocked: undefined,
  isDeletedElsewhere: false,
  wholeText: () => '',
  onResolve: () => {},
  onRestore: () => {},
  onLetGo: () => {},
};

/**
 * What saving ran into, on a screen that is not the text's own: a plan is edited in the book, its boxes are ticked in the
 * week, its gaps are filled from the plan beside it.
 */
export function TroubleElsewhere({ workspace: { store, actions }, place }: TroubleElsewhereProps) {
  const all = useStore(store, (state) => state.conflicts);
  const allBlocked = useStore(store, (state) => state.blocked);
  const allDeleted = useStore(store, (state) => state.deletedElsewhere);
  const blueprints = useStore(store, (state) => state.blueprints);
  const [atFirst] = useState(() => new Set(all.map(({ conflictId }) => conflictId)));
  const isAsking = place.view === 'blueprint';
  const isUntold = (note: Told) => !isToldBy(place, note, store.getState());
  // Whoever answers a question is told of what happens now, not of what has waited on another screen.
  const conflicts = all.filter((note) => isUntold(note) && !(isAsking && atFirst.has(note.conflictId)));
  const blocked = isAsking ? [] : allBlocked.filter((note) => blueprints[note.blueprintId] && isUntold(note));
  const deleted = isAsking ? [] : allDeleted.filter(isUntold);
  if (conflicts.length + blocked.length + deleted.length === 0) return null;
  const topicOf = ({ blueprintId: id }: Told) =>
    id === LAUNCH_ID ? PLACES_COPY.facts : blueprints[id]?.title;
  return (
    <div className="mx-auto mb-6 flex max-w-6xl flex-col gap-3 *:mt-0 print:hidden">
      <Preloaded
        of={noticesPart}
        props={{
          ...NOTHING,
          conflicts,
          topicOf,
          onResolve: ({ blueprintId, conflictId }, choice) =>
            actions.resolveConflict(blueprintId, conflictId, choice),
        }}
      />
      {blocked.map((note) => (
        <Preloaded
          key={`blocked ${note.blueprintId}`}
          of={noticesPart}
          props={{
            ...NOTHING,
            blocked: note,
            topic: topicOf(note),
            wholeText: () => wholeText(blueprints[note.blueprintId]),
          }}
        />
      ))}
      {deleted.map((note) => (
        <Preloaded
          key={`deleted ${note.blueprintId}`}
          of={noticesPart}
          props={{
            ...NOTHING,
            isDeletedElsewhere: true,
            topic: note.title,
            onRestore: () => actions.restoreAsNew(note.blueprintId),
            onLetGo: () => actions.deleteBlueprint(note.blueprintId),
          }}
        />
      ))}
    </div>
  );
}

type Told = { blueprintId: string; field?: string };

/** Screens that tell of some themselves, in their own place. */
function isToldBy(place: Route, { blueprintId, field }: Told, { byType }: WorkspaceState): boolean {
  if (place.view === 'blueprint') return byType[place.type] === blueprintId;
  if (blueprintId === LAUNCH_ID) return ['facts', 'gaps', 'week'].includes(place.view);
  return place.view === 'week' && field === 'timeline';
}

function wholeText(blueprint: Blueprint | undefined): string {
  if (!blueprint) return '';
  const { answers, notes = '', aiOutput = '', drafts } = blueprint.content;
  const texts = [...Object.values(answers), notes, aiOutput, ...Object.values(drafts ?? {})];
  return [blueprint.title, ...texts].filter(Boolean).join('\n\n');
}
