import type { Change } from '#client/saving/row/change.ts';
import { type Row, versionOf } from '#client/saving/row/row.ts';
import type { Document } from '#domain/documents/document.ts';
import { adoptRow, adoptStored, settleRow } from './adopt-row.ts';
import { sendRow } from './send-row.ts';
import { each, journal, moveTo, noteSaved, type Step, set, setDoc, tell, tellRows, without } from './step.ts';
import type { Doc } from './sync-state.ts';

// Every other change handles a server reply. A reply forgotten here would leave its document in flight forever and send
// nothing more, so the list names the exceptions.
const WITHOUT_REPLY: readonly Change['op'][] = [
  'last-words',
  'newer',
  'delete',
  'undelete',
  'resolve',
  'unblock',
  'drop',
];

export function onJournaled(step: Step, change: Change, rows: readonly Row[]): Step {
  const known = tellRows(step, rows);
  if (change.op === 'edit') return onEditJournaled(known, change.id, rows);
  const adopted = each(known, rows, adoptRow);
  if (change.op === 'begin') return sendRow(adopted, change.id, rows[0]);
  if (WITHOUT_REPLY.includes(change.op)) return adopted;
  const landed = set(adopted, { flights: without(adopted.state.flights, change.id) });
  const announced = change.op === 'acked' ? tellSaved(landed, change.id) : landed;
  return change.op === 'acked' || change.op === 'deleted' ? noteSaved(announced, change.id) : announced;
}

// Without a shared disk, its saves are all this tab can report: somebody typing there on older words would have to
// choose between the two.
function tellSaved(step: Step, id: string): Step {
  const doc = step.state.docs[id];
  if (step.state.isDurable || !doc?.base) return step;
  return tell(step, { kind: 'docs', docs: [{ kind: doc.kind, ...doc.base }] });
}

function onEditJournaled(step: Step, id: string, rows: readonly Row[]): Step {
  const doc = step.state.docs[id];
  const row = rows[0];
  if (!doc?.writing || !row) return step;
  if (doc.mine !== doc.writing) return writeAgain(step, doc, doc.writing, row);

  const isMoved = row.id !== id;
  const heard = doc.incoming && doc.incoming.stamp > row.stamp ? doc.incoming : row;
  const written: Doc = { ...doc, writing: null, incoming: null };
  if (isMoved) return adoptRow(moveTo(step, id, row.id, row.stamp), row);
  const settled = settleRow(step, written, heard);
  return afterWriting(settled, id, doc);
}

// There was more typing during the write: the written words are now the common base. Changes by another tab in the
// meantime are merged by the next write, inside its transaction.
function writeAgain(step: Step, doc: Doc, written: Document, row: Row): Step {
  const { id, kind, mine } = doc;
  const isSameRow = row.id === id && row.life.stage !== 'moved';
  const { base } = isSameRow && versionOf(row.base) >= versionOf(doc.base) ? row : doc;
  const known = row.id === id ? { row } : {};
  const next: Doc = { ...doc, ...known, base, seen: written, writing: mine };
  return journal(setDoc(step, next), { op: 'edit', id, kind, ancestor: written, mine, base });
}

function afterWriting(step: Step, id: string, before: Doc): Step {
  const doc = step.state.docs[id];
  if (!doc) return step;
  if (before.isDeleting) return journalDelete(step, doc, before.mine);
  if (!before.newer) return step;
  return adoptStored(setDoc(step, { ...doc, newer: null }), { kind: doc.kind, ...before.newer });
}

/** `seen` is what was on screen when the person deleted it; the row may have more by now. */
export function journalDelete(step: Step, doc: Doc, seen: Document): Step {
  const { id, kind, base } = doc;
  const deleting = setDoc(step, { ...doc, isDeleting: true });
  return journal(deleting, { op: 'delete', id, kind, base, mine: seen });
}
