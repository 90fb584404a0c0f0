import { isOver, nextOp, noteToKeep, type Row, refusalIn } from '#client/saving/row/row.ts';
import { onRead } from './on-opened.ts';
import { writeBack } from './send-row.ts';
import { dropDoc, each, type Step, set, setDoc } from './step.ts';
import { type Doc, isLate, type SyncState } from './sync-state.ts';

/**
 * Whether a tab in memory could go on with a disk that has answered late. Words, and texts that wait to be kept, can be
 * written there at any time; a question to the server and a delete would be forgotten, so those come first. Texts of a
 * deleted document wait for the person: a tab that waited with them would leave unsent words on the disk.
 */
export function canGoBack({ docs, flights, isOpen }: SyncState): boolean {
  if (!isOpen || Object.keys(flights).length > 0) return false;
  return Object.values(docs).every(({ row, writing, isDeleting }) => {
    if (writing || isDeleting) return false;
    if (row === null || isOver(row)) return true;
    return row.life.stage === 'live' || row.life.stage === 'deleted';
  });
}

/** The disk has answered after all. What was only in memory goes there, and from now on its rows count again. */
export function onFound(step: Step, rows: readonly Row[]): Step {
  // Ids that became one with another did so in memory: the disk may still have words under them, of whatever stamp.
  const aliases = Object.fromEntries(
    Object.entries(step.state.aliases).map(([id, alias]) => [id, { ...alias, stamp: 0 }]),
  );
  const found = set(step, { isDurable: true, isLeader: false, aliases });
  return onRead(each(found, Object.values(step.state.docs), toDisk), rows);
}

function toDisk(step: Step, doc: Doc): Step {
  if (doc.row && isOver(doc.row)) return dropDoc(step, doc.id);
  // Late words too: the server says again that it was deleted, and the person decides.
  const { row } = doc;
  const isOnlyHere =
    row !== null && (nextOp(row) !== null || refusalIn(row) !== null || isLate(doc) || noteToKeep(row));
  return isOnlyHere ? writeBack(step, doc) : setDoc(step, { ...doc, row: null, heard: null });
}
