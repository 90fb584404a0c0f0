import { isOver, nextOp, noteToKeep, type Row, refusalIn } from '#client/saving/row/row.ts';
import { onRead } from './on-opened.ts';
import { writeBack } from './send-row.ts';
import { dropDoc, each, type Step, set, setDoc } from './step.ts';
import { type Doc, isLate, type SyncState } from './sync-state.ts';

/**
 * Whether a tab in memory could switch back to a disk that answered late. Words and texts to keep can be written there
 * at any time; a request in flight or a pending delete would be forgotten, so those must finish first. Texts of a
 * deleted document don't count: waiting for the person's decision would leave unsent words on the disk.
 */
export function canGoBack({ docs, flights, isOpen }: SyncState): boolean {
  if (!isOpen || Object.keys(flights).length > 0) return false;
  return Object.values(docs).every(({ row, writing, isDeleting }) => {
    if (writing || isDeleting) return false;
    if (row === null || isOver(row)) return true;
    return row.life.stage === 'live' || row.life.stage === 'deleted';
  });
}

/** The disk answered late: words that were only in memory go there, and its rows count from now on. */
export function onFound(step: Step, rows: readonly Row[]): Step {
  // Ids merged in memory: the disk may still have words under them, with any stamp.
  const aliases = Object.fromEntries(
    Object.entries(step.state.aliases).map(([id, alias]) => [id, { ...alias, stamp: 0 }]),
  );
  const found = set(step, { isDurable: true, isLeader: false, aliases });
  return onRead(each(found, Object.values(step.state.docs), toDisk), rows);
}

function toDisk(step: Step, doc: Doc): Step {
  if (doc.row && isOver(doc.row)) return dropDoc(step, doc.id);
  // Including late words: the server reports the delete again, and the person decides.
  const { row } = doc;
  const isOnlyHere =
    row !== null && (nextOp(row) !== null || refusalIn(row) !== null || isLate(doc) || noteToKeep(row));
  return isOnlyHere ? writeBack(step, doc) : setDoc(step, { ...doc, row: null, heard: null });
}
