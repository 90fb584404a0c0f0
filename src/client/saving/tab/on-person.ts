import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { journalDelete } from './on-journaled.ts';
import { journal, type Step, set, setDoc, typed } from './step.ts';
import { blankDoc, isShown, resolveId } from './sync-state.ts';

export function onCreate(step: Step, blueprint: Blueprint): Step {
  return onEdit(setDoc(step, blankDoc(blueprint)), blueprint.id, blueprint, true);
}

export function onEdit(step: Step, askedId: string, blueprint: Blueprint, isUrgent: boolean): Step {
  const id = resolveId(step.state, askedId);
  const doc = step.state.docs[id];
  if (!doc || !isShown(doc)) return step;
  const mine = blueprint.id === id ? blueprint : { ...blueprint, id };
  const timed = typed(step, id, isUrgent);
  if (doc.writing) return setDoc(timed, { ...doc, mine });
  const { seen, base, baseVersion } = doc;
  const writing = setDoc(timed, { ...doc, mine, writing: mine });
  return journal(writing, { op: 'edit', id, ancestor: seen, mine, base, baseVersion });
}

export function onDelete(step: Step, askedId: string): Step {
  const id = resolveId(step.state, askedId);
  const doc = step.state.docs[id];
  if (!doc || !isShown(doc)) return step;
  const { type, title } = doc.mine;
  const removed = [...step.state.removed, { blueprintId: id, type, title }];
  const next = typed(set(step, { removed }), id, true);
  // The last words go to the journal first, or an undo would bring it back without them.
  return doc.writing ? setDoc(next, { ...doc, isDeleting: true }) : journalDelete(next, doc, doc.mine);
}

export function onUndelete(step: Step, id: string): Step {
  const doc = step.state.docs[id];
  const next = typed(forget(step, id), id, true);
  if (!doc) return next;
  const { base, baseVersion, mine } = doc;
  const back = setDoc(next, { ...doc, isDeleting: false });
  return journal(back, { op: 'undelete', id, base, baseVersion, mine });
}

export function forget(step: Step, id: string): Step {
  const removed = step.state.removed.filter(({ blueprintId }) => blueprintId !== id);
  return set(step, { removed });
}
