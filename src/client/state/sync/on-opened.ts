import { adoptRow } from './adopt-row.ts';
import { nextOp, type Row } from './row.ts';
import { each, journal, type Step, set } from './step.ts';

/** Words found in the journal go on screen before anything is sent, and over what the server had. */
export function onOpened(step: Step, rows: readonly Row[], isDurable: boolean): Step {
  const finished = rows.filter(isFinished);
  const opened = set(step, { isOpen: true, isDurable });
  const dropped = each(opened, finished, (next, { id, stamp }) => journal(next, { op: 'drop', id, stamp }));
  const adopted = each(
    dropped,
    rows.filter((row) => !isFinished(row)),
    adoptRow,
  );
  const isNew = rows.some(({ id, isAcked }) => isAcked && !step.state.docs[id]);
  // Saved here, but not in the page that was sent to us: it is older, or another device deleted it.
  return isNew ? set(adopted, { listing: { ...adopted.state.listing, dueAt: 0 } }) : adopted;
}

function isFinished(row: Row): boolean {
  const isOver = row.movedTo !== null || (row.fate === 'deleted' && !row.isLate);
  return isOver && nextOp(row) === null && row.notes.every(({ isStored }) => isStored);
}
