import type { LastWords } from '#client/saving/row/change.ts';
import { nextOp, refusalIn, versionOf } from '#client/saving/row/row.ts';
import type { Document } from '#domain/documents/document.ts';
import { each, run, type Step, typed } from './step.ts';
import { type Doc, latestRow, type SyncState } from './sync-state.ts';

// The browser refuses keepalive requests beyond 64 KiB in total, headers included.
const BUDGET_BYTES = 60 * 1024;

/** The page may be gone after this: send as much as fits, the rest waits in the journal. */
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

/** The last words of a document whose write is still in progress. */
export function lastWordsOf({ id, kind, seen, mine, base }: Doc, written: Document): LastWords {
  return { op: 'last-words', id, kind, ancestor: seen, written, mine, base };
}

function leave(step: Step, doc: Doc, fits: boolean): Step {
  const row = latestRow(doc);
  if (doc.writing) {
    const words = lastWordsOf(doc, doc.writing);
    // With an earlier save still unanswered, one of the two would be refused: the next page sends both.
    const isFree = row === null || (row.words.state !== 'sent' && row.life.stage === 'live');
    return run(step, { do: 'last-words', words, isSent: fits && isFree });
  }
  if (!row || !fits || nextOp(row) !== 'put') return step;
  const { kind, seq, base, mine, words } = row;
  if (words.state !== 'sent') {
    return run(step, { do: 'put-and-leave', sent: { kind, seq, baseVersion: versionOf(base), doc: mine } });
  }
  return words.save.seq === seq ? run(step, { do: 'put-and-leave', sent: words.save }) : step;
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

/** Closing the page now would lose words, or leave them where they can never be saved. */
export function isAtRisk({ isOpen, isDurable, docs, isEnded }: SyncState): boolean {
  if (isEnded) return false;
  const isUnsaved = Object.values(docs).some(
    ({ row, writing }) => writing !== null || (row !== null && row.words.state !== 'saved'),
  );
  const isBlocked = Object.values(docs).some(({ row }) => refusalIn(row) !== null);
  return (isUnsaved && !(isOpen && isDurable)) || isBlocked;
}
