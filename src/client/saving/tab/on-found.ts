import { nextOp, type Row } from '#client/saving/row/row.ts';
import { onRead } from './on-opened.ts';
import { writeBack } from './send-row.ts';
import { each, type Step, set, setDoc } from './step.ts';
import type { Doc } from './sync-state.ts';

/** The disk has answered after all. What was only in memory goes there, and from now on its rows count again. */
export function onFound(step: Step, rows: readonly Row[]): Step {
  const found = set(step, { isDurable: true, isLeader: false });
  return onRead(each(found, Object.values(step.state.docs), toDisk), rows);
}

function toDisk(step: Step, doc: Doc): Step {
  const { row, writing } = doc;
  // What is being written goes to the disk already; a delete has been told to the server, or is in the list.
  if (row?.life.stage !== 'live') return step;
  const isSent = writing !== null || nextOp(row) !== 'put';
  return isSent ? setDoc(step, { ...doc, row: null, heard: null }) : writeBack(step, doc);
}
