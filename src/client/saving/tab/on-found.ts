import { isOver, nextOp, noteToKeep, type Row, refusalIn } from '#client/saving/row/row.ts';
import { onRead } from './on-opened.ts';
import { writeBack } from './send-row.ts';
import { dropDoc, each, journal, type Step, set, setDoc } from './step.ts';
import { type Doc, isLate, latestRow, type SyncState } from './sync-state.ts';

/**
 * Whether a tab in memory could switch to a disk that answered late, or again. Words and texts to keep can be written there
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

/** From here on the rows of this tab are only in memory. */
export function onLost(step: Step): Step {
  // Including a row that came during a write: that write, made again in memory, builds on it.
  const rows = Object.values(step.state.docs).flatMap((doc) => latestRow(doc) ?? []);
  const known = rows.map(({ id, stamp }) => [id, stamp]);
  // With those of an earlier loss: what should have replaced them may not have got through.
  const lost = { ...step.state.lost, ...Object.fromEntries(known) };
  return set(step, { isDurable: false, isLeader: true, lost });
}

/** The disk has answered after all. What was only in memory goes there, and from now on its rows count again. */
export function onFound(step: Step, rows: readonly Row[]): Step {
  // Ids merged in memory: the disk may still have words under them, with any stamp.
  const aliases = Object.fromEntries(
    Object.entries(step.state.aliases).map(([id, alias]) => [id, { ...alias, stamp: 0 }]),
  );
  const { lost, docs } = step.state;
  const found = set(step, { isDurable: true, isLeader: false, aliases });
  const written = each(found, Object.values(docs), (next, doc) => toDisk(next, doc, lost[doc.id]));
  // As this tab left it, a row is older than what the tab has saved or deleted since: merged with that, words would come back.
  const isOurs = ({ id, stamp }: Row) => lost[id] === stamp;
  // Where words are written over it, it has another stamp by then.
  const swept = each(written, rows.filter(isOurs), (next, { id, stamp }) =>
    journal(next, { op: 'drop', id, stamp }),
  );
  return onRead(
    swept,
    rows.filter((row) => !isOurs(row)),
  );
}

function toDisk(step: Step, doc: Doc, over?: number): Step {
  // A text that lost against another is nowhere else, even if its document was deleted by somebody who hadn't seen it.
  if (doc.row && isOver(doc.row) && !noteToKeep(doc.row)) return dropDoc(step, doc.id);
  // Including late words: the server reports the delete again, and the person decides.
  const { row } = doc;
  const isOnlyHere =
    row !== null && (nextOp(row) !== null || refusalIn(row) !== null || isLate(doc) || noteToKeep(row));
  return isOnlyHere ? writeBack(step, doc, over) : setDoc(step, { ...doc, row: null, incoming: null });
}
