import { useState } from 'react';
import { useStore } from 'zustand';
import type { Route } from '#client/app/route.ts';
import { Notices } from '#client/features/blueprint/blueprint-parts.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { DocumentNote } from '#client/saving/workspace-state.ts';
import { documentTitle } from '#content/copy/words/field-words.ts';
import type { Document } from '#domain/documents/document.ts';
import { kindOf } from '#domain/kinds.ts';

type TroubleElsewhereProps = { workspace: Workspace; place: Route };

/**
 * Saving problems on a screen other than the text's own: a plan is edited in the book, its boxes are ticked in the
 * week, its gaps are filled from another plan.
 */
export function TroubleElsewhere({ workspace: { store, actions }, place }: TroubleElsewhereProps) {
  const all = useStore(store, (state) => state.conflicts);
  const allBlocked = useStore(store, (state) => state.blocked);
  const allDeleted = useStore(store, (state) => state.deletedElsewhere);
  const documents = useStore(store, (state) => state.documents);
  const [atFirst] = useState(() => new Set(all.map(({ conflictId }) => conflictId)));
  const isAsking = place.view === 'blueprint';
  const docOf = ({ kind, docId }: Told): Document | undefined => documents[kind][docId];
  const isUntold = (note: Told) => {
    const doc = docOf(note);
    return !doc || !kindOf(note.kind).reportedOn(doc, note.field).includes(placeName(place));
  };
  // While answering a question, show only new conflicts, not old ones from another screen.
  const conflicts = all.filter((note) => isUntold(note) && !(isAsking && atFirst.has(note.conflictId)));
  const blocked = isAsking ? [] : allBlocked.filter(isUntold);
  const deleted = isAsking ? [] : allDeleted.filter(isUntold);
  if (conflicts.length + blocked.length + deleted.length === 0) return null;
  const heldIn = (note: Told) => {
    const doc = docOf(note);
    return doc && { kind: note.kind, doc };
  };
  const topicOf = (note: Told) => {
    const doc = docOf(note);
    return doc && documentTitle(note.kind, doc);
  };
  return (
    <div className="mx-auto mb-6 flex max-w-6xl flex-col gap-3 [&>.mt-6]:mt-0 print:hidden">
      <Notices
        conflicts={conflicts}
        topicOf={topicOf}
        onResolve={({ docId, conflictId }, choice) => actions.resolveConflict(docId, conflictId, choice)}
      />
      {blocked.map((note) => (
        <Notices key={`blocked ${note.docId}`} blocked={note} topic={topicOf(note)} held={heldIn(note)} />
      ))}
      {deleted.map((note) => (
        <Notices
          key={`deleted ${note.docId}`}
          isDeletedElsewhere
          topic={topicOf(note)}
          onRestore={() => actions.restoreAsNew(note.docId)}
          onLetGo={() => actions.deleteDocument(note.docId)}
        />
      ))}
    </div>
  );
}

type Told = DocumentNote & { field?: string };

/** A screen's name, as kinds use it for their own notices. */
export function placeName(place: Route): string {
  return place.view === 'blueprint' ? `blueprint ${place.type}` : place.view;
}
