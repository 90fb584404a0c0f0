import { isOver, nextOp, type Row } from '#client/saving/row/row.ts';
import { adoptRow } from './adopt-row.ts';
import { each, journal, type Step, set, tellRows } from './step.ts';
import type { Doc } from './sync-state.ts';

/** Words found in the journal are shown before anything is sent, merged over the server's documents. */
export function onOpened(step: Step, rows: readonly Row[], isDurable: boolean): Step {
  const { isFromDevice, load } = step.state;
  const opened = set(step, {
    isOpen: true,
    isDurable,
    load: isFromDevice ? { status: 'ready' } : load,
  });
  // An older copy may contain deleted documents: the rows say so until the server has answered.
  if (isFromDevice) return each(onRead(opened, rows), rows.filter(isFinished), adoptRow);
  const finished = rows.filter(isFinished);
  const swept = each(opened, finished, (next, { id, stamp }) => journal(next, { op: 'drop', id, stamp }));
  return onRead(swept, rows);
}

/** Includes rows that another tab wrote without announcing them. */
export function onRead(step: Step, rows: readonly Row[]): Step {
  const adopted = each(
    step,
    rows.filter((row) => !isFinished(row) || step.state.docs[row.id]?.row),
    adoptRow,
  );
  const unsent = rows.filter((row) => nextOp(row) !== null);
  // Left by a tab that died before announcing them: the sender may be another tab, and must know.
  const announced = tellRows(adopted, unsent);
  const isOtherwise = rows.some((row) => isOtherwiseInPage(row, step.state.docs[row.id]));
  return isOtherwise ? set(announced, { listing: { ...announced.state.listing, dueAt: 0 } }) : announced;
}

/** Saved or deleted here, but not in the page that the server sent: it is older, or another device changed it. */
function isOtherwiseInPage(row: Row, doc: Doc | undefined): boolean {
  if (isFinished(row)) return row.life.stage === 'deleted' && doc?.row === null;
  return row.words.state === 'saved' && !doc;
}

function isFinished(row: Row): boolean {
  return isOver(row) && nextOp(row) === null && row.notes.every(({ isStored }) => isStored);
}
