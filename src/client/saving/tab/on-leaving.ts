import { nextOp } from '#client/saving/row/row.ts';
import { each, run, type Step, typed } from './step.ts';
import { type Doc, latestRow } from './sync-state.ts';

// The browser refuses requests that outlive a page beyond 64 KiB in all; headers count too.
const BUDGET_BYTES = 60 * 1024;

/** The page may be gone after this: whatever fits goes out at once, the rest waits in the journal. */
export function onLeaving(step: Step): Step {
  const { docs, isSessionLost, isOpen, isEnded } = step.state;
  if (isEnded || !isOpen) return step;
  const open = Object.values(docs).filter(isOpenDoc).sort(byAge);
  const urgent = each(step, open, (next, { id }) => typed(next, id, true));
  let room = isSessionLost ? 0 : BUDGET_BYTES;
  return each(urgent, open, (next, doc) => {
    const size = bytesOf(doc);
    const fits = size <= room;
    if (fits) room -= size;
    return leave(next, doc, fits);
  });
}

function leave(step: Step, doc: Doc, fits: boolean): Step {
  const row = latestRow(doc);
  if (doc.writing) {
    const { id, seen, writing, mine, base, baseVersion } = doc;
    const words = {
      op: 'last-words',
      id,
      ancestor: seen,
      written: writing,
      mine,
      base,
      baseVersion,
    } as const;
    // With an earlier save still unanswered, one of the two would be refused: the next page sends both.
    const isFree = fits && !row?.sent && (row === null || row.fate === 'live');
    return run(step, { do: 'last-words', words, isSent: isFree });
  }
  if (!row || !fits || nextOp(row) !== 'put') return step;
  if (row.sent && row.sent.seq !== row.seq) return step;
  const { seq, baseVersion, mine } = row;
  return run(step, { do: 'put-and-leave', sent: row.sent ?? { seq, baseVersion, doc: mine } });
}

function isOpenDoc(doc: Doc): boolean {
  const row = latestRow(doc);
  return doc.writing !== null || (row !== null && nextOp(row) !== null);
}

function byAge(a: Doc, b: Doc): number {
  return (latestRow(a)?.seq ?? Infinity) - (latestRow(b)?.seq ?? Infinity);
}

function bytesOf({ mine }: Doc): number {
  return new TextEncoder().encode(JSON.stringify(mine)).length;
}
