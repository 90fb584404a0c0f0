import { nextOp, type Row, type SentSave } from './row.ts';
import { each, run, type Step, typed } from './step.ts';
import { type Doc, latestRow } from './sync-state.ts';

// The browser refuses requests that outlive a page beyond 64 KiB in all; headers count too.
const BUDGET_BYTES = 60 * 1024;

/** The page may be gone after this: whatever fits goes out at once, the rest waits in the journal. */
export function onLeaving(step: Step): Step {
  const { docs, isSessionLost, isOpen, isEnded } = step.state;
  if (isSessionLost || isEnded || !isOpen) return step;
  const rows = Object.values(docs).flatMap(openRow);
  const urgent = each(step, rows, (next, { id }) => typed(next, id, true));
  const saves = rows.filter((row) => nextOp(row) === 'put').map(sentOf);
  let room = BUDGET_BYTES;
  return each(
    urgent,
    saves.sort((a, b) => a.seq - b.seq),
    (next, sent) => {
      const size = bytesOf(sent);
      if (size > room) return next;
      room -= size;
      return run(next, { do: 'put-and-leave', sent });
    },
  );
}

function openRow(doc: Doc): Row[] {
  const row = latestRow(doc);
  return row && nextOp(row) !== null ? [row] : [];
}

function sentOf({ seq, baseVersion, mine }: Row): SentSave {
  return { seq, baseVersion, doc: mine };
}

function bytesOf({ doc }: SentSave): number {
  return new TextEncoder().encode(JSON.stringify(doc)).length;
}
