import { isOver, nextOp, type Row } from '#client/saving/row/row.ts';
import { onRead } from './on-opened.ts';
import { writeBack } from './send-row.ts';
import { dropDoc, each, type Step, set, setDoc } from './step.ts';
import { type Doc, isLate, type SyncState } from './sync-state.ts';

/**
 * Whether a tab in memory could go on with a disk that has answered late. Words can be written there at any time; what the
 * server is being asked, what is being deleted and texts that wait to be kept would be forgotten, so those come first.
 */
export function canGoBack({ docs, flights, isOpen }: SyncState): boolean {
  if (!isOpen || Object.keys(flights).length > 0) return false;
  return Object.values(docs).every(({ row, writing, isDeleting }) => {
    if (writing || isDeleting) return false;
    if (row === null) return true;
    const isCalm = ['live', 'deleted', 'moved'].includes(row.life.stage);
    return isCalm && row.notes.every(({ isStored }) => isStored);
  });
}

/** The disk has answered after all. What was only in memory goes there, and from now on its rows count again. */
export function onFound(step: Step, rows: readonly Row[]): Step {
  const found = set(step, { isDurable: true, isLeader: false });
  return onRead(each(found, Object.values(step.state.docs), toDisk), rows);
}

function toDisk(step: Step, doc: Doc): Step {
  if (doc.row && isOver(doc.row)) return dropDoc(step, doc.id);
  // Late words too: the server says again that it was deleted, and the person decides.
  const isOnlyHere =
    doc.row !== null && (nextOp(doc.row) !== null || doc.row.words.state === 'refused' || isLate(doc));
  return isOnlyHere ? writeBack(step, doc) : setDoc(step, { ...doc, row: null, heard: null });
}
