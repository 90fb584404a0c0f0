import type { Document } from '#domain/documents/document.ts';
import type { KindName } from '#domain/kinds.ts';
import { journalDelete } from './on-journaled.ts';
import { journal, type Step, set, setDoc, typed, without } from './step.ts';
import { blankDoc, isShown, resolveId } from './sync-state.ts';

export function onCreate(step: Step, kind: KindName, doc: Document): Step {
  const made = setDoc(step, blankDoc(kind, doc));
  // Opening a card creates a blueprint; other documents start with their first words, which are then reported as saved.
  return write(kind === 'blueprint' ? made : noteChange(made, doc.id), doc.id, doc, true);
}

/** A person's words, as opposed to a document that was merely created. */
export function onChange(step: Step, askedId: string, changed: Document, isUrgent: boolean): Step {
  const id = resolveId(step.state, askedId);
  return write(noteChange(step, id), id, changed, isUrgent);
}

function noteChange(step: Step, id: string): Step {
  const { changed, renewed } = step.state;
  return set(step, { changed: { ...changed, [id]: true }, renewed: without(renewed, id) });
}

function write(step: Step, id: string, changed: Document, isUrgent: boolean): Step {
  const doc = step.state.docs[id];
  if (!doc || !isShown(doc)) return step;
  const mine = changed.id === id ? changed : { ...changed, id };
  const timed = typed(step, id, isUrgent);
  if (doc.writing) return setDoc(timed, { ...doc, mine });
  const { kind, seen, base } = doc;
  const writing = setDoc(timed, { ...doc, mine, writing: mine });
  return journal(writing, { op: 'edit', id, kind, ancestor: seen, mine, base });
}

export function onDelete(step: Step, askedId: string): Step {
  const id = resolveId(step.state, askedId);
  const doc = step.state.docs[id];
  if (!doc || !isShown(doc)) return step;
  const { kind, mine } = doc;
  const removed = [...step.state.removed, { kind, id, mine }];
  const next = typed(set(step, { removed }), id, true);
  // The last words go to the journal first, or undo would restore it without them.
  return doc.writing ? setDoc(next, { ...doc, isDeleting: true }) : journalDelete(next, doc, mine);
}

export function onUndelete(step: Step, id: string): Step {
  const doc = step.state.docs[id];
  const next = typed(forget(step, id), id, true);
  if (!doc) return next;
  const { kind, base, mine } = doc;
  const back = setDoc(next, { ...doc, isDeleting: false });
  return journal(back, { op: 'undelete', id, kind, base, mine });
}

export function forget(step: Step, id: string): Step {
  return set(step, { removed: step.state.removed.filter((gone) => gone.id !== id) });
}
