import type { Change } from '#client/saving/row/change.ts';
import type { Row } from '#client/saving/row/row.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { adoptRow, adoptStored, settleRow } from './adopt-row.ts';
import { sendRow } from './send-row.ts';
import { dropDoc, each, journal, type Step, set, setDoc, tell, without } from './step.ts';
import type { Doc } from './sync-state.ts';

const ANSWERS: readonly Change['op'][] = [
  'acked',
  'conflicted',
  'taken',
  'refused',
  'unknown',
  'gone',
  'deleted',
  'restored',
  'as-new',
  'noted',
];

export function onJournaled(step: Step, change: Change, rows: readonly Row[]): Step {
  const told = rows.length > 0 ? tell(step, { kind: 'rows', rows: [...rows] }) : step;
  if (change.op === 'edit') return onEditJournaled(told, change.id, rows);
  const adopted = each(told, rows, adoptRow);
  if (change.op === 'begin') return sendRow(adopted, change.id, rows[0]);
  if (!ANSWERS.includes(change.op)) return adopted;
  const { flights, hasSaved } = adopted.state;
  return set(adopted, {
    flights: without(flights, change.id),
    hasSaved: hasSaved || change.op === 'acked' || change.op === 'deleted',
  });
}

function onEditJournaled(step: Step, id: string, rows: readonly Row[]): Step {
  const doc = step.state.docs[id];
  const row = rows[0];
  if (!doc?.writing || !row) return step;
  if (doc.mine !== doc.writing) return writeAgain(step, doc, doc.writing, row);

  const isMoved = row.id !== id;
  const heard = doc.heard && doc.heard.stamp > row.stamp ? doc.heard : row;
  const written: Doc = { ...doc, writing: null, heard: null };
  if (isMoved) {
    const aliases = { ...step.state.aliases, [id]: { to: row.id, stamp: row.stamp } };
    return adoptRow(dropDoc(set(step, { aliases }), id), row);
  }
  const settled = settleRow(step, written, heard);
  return afterWriting(settled, id, doc);
}

// Typed on while the last words were being written: those are now the common ground. Whatever another tab put
// into the row meanwhile is merged by the next write, inside its transaction.
function writeAgain(step: Step, doc: Doc, written: Doc['mine'], row: Row): Step {
  const { base, baseVersion } =
    row.id === doc.id && row.baseVersion >= doc.baseVersion && row.movedTo === null ? row : doc;
  const known = row.id === doc.id ? { row } : {};
  const next: Doc = { ...doc, ...known, base, baseVersion, seen: written, writing: doc.mine };
  const change: Change = {
    op: 'edit',
    id: doc.id,
    ancestor: written,
    mine: doc.mine,
    base,
    baseVersion,
  };
  return journal(setDoc(step, next), change);
}

function afterWriting(step: Step, id: string, before: Doc): Step {
  const doc = step.state.docs[id];
  if (!doc) return step;
  if (before.isDeleting) return journalDelete(step, doc, before.mine);
  if (!before.newer) return step;
  return adoptStored(setDoc(step, { ...doc, newer: null }), before.newer);
}

/** `seen` is what was on screen when the person deleted it; the row may hold more by now. */
export function journalDelete(step: Step, doc: Doc, seen: Blueprint): Step {
  const { id, base, baseVersion } = doc;
  const deleting = setDoc(step, { ...doc, isDeleting: true });
  return journal(deleting, { op: 'delete', id, base, baseVersion, mine: seen });
}
