import { nextOp, noteToKeep, type Row } from '#client/saving/row/row.ts';
import { kindOf } from '#domain/kinds.ts';
import type { Effect } from './event.ts';
import { journal, run, type Step, set, setDoc, tell, without } from './step.ts';
import { type Doc, latestRow, type SyncState, type TypingTimes } from './sync-state.ts';

const PAUSE_MS = 300;
const LONGEST_WAIT_MS = 1_000;
// Words are on this device's disk within 100 ms; the server needn't get every pause. At 40 words a minute it got 1.7
// saves a second, three times the work per person.
const SAVES_APART_MS = 2_000;

/** `sentAt`: when typed words of this document were last sent. The first words after a silence go out at the first pause. */
function dueAt(
  { first, last, isUrgent }: TypingTimes,
  isDurable: boolean,
  sentAt = Number.NEGATIVE_INFINITY,
): number {
  if (isUrgent) return last;
  // Without a disk, anything that waits is lost with the page.
  if (!isDurable) return first + PAUSE_MS;
  return Math.max(Math.min(last + PAUSE_MS, first + LONGEST_WAIT_MS), sentAt + SAVES_APART_MS);
}

/** When the sender must check a row again; null if there is nothing to send. */
export function sendAt(state: SyncState, id: string): number | null {
  const row = latestRow(state.docs[id]);
  if (!row || state.flights[id] || nextOp(row) === null || isWaiting(state, row)) return null;
  const times = state.times[id];
  return Math.max(
    times ? dueAt(times, state.isDurable, state.sentAt[id]) : 0,
    state.troubles[id]?.retryAt ?? 0,
  );
}

// "Start over": the server accepts a new document for a slot only after the old one is deleted.
function isWaiting({ docs }: SyncState, row: Row): boolean {
  if (row.base || row.words.state === 'sent' || row.life.stage !== 'live') return false;
  const { slotOf } = kindOf(row.kind);
  const slot = slotOf(row.mine);
  return Object.values(docs).some((other) => {
    const stage = other.row?.life.stage;
    if (stage !== 'deleting' && stage !== 'delete-sent') return false;
    return other.id !== row.id && other.kind === row.kind && slotOf(other.mine) === slot;
  });
}

/** Starts everything that is due. Runs after every event. */
export function pump(step: Step): Step {
  const { state } = step;
  if (!state.isOpen || state.isSessionLost || state.isEnded) return step;
  let next = step;
  for (const id of Object.keys(state.docs)) {
    const at = sendAt(next.state, id);
    if (at === null || at > state.now) continue;
    if (state.isLeader) next = begin(next, id);
    else if (state.times[id]) next = nudge(next, id);
  }
  return next;
}

function begin(step: Step, id: string): Step {
  const flights = { ...step.state.flights, [id]: true as const };
  return journal(set(sentNow(step, id), { flights }), { op: 'begin', id });
}

// The typing tab keeps the time and wakes the sender: browsers throttle a background leader's timers.
function nudge(step: Step, id: string): Step {
  return tell(sentNow(step, id), { kind: 'nudge', id });
}

// A save by click went at once, and doesn't delay words typed after it.
function sentNow(step: Step, id: string): Step {
  const { times, sentAt, now } = step.state;
  const isTyped = times[id]?.isUrgent === false;
  return set(step, { times: without(times, id), ...(isTyped && { sentAt: { ...sentAt, [id]: now } }) });
}

/** The journal has recorded the request. */
export function sendRow(step: Step, id: string, row: Row | undefined): Step {
  const effect = row && effectOf(row, nextOp(row));
  if (effect) return run(step, effect);
  const landed = set(step, { flights: without(step.state.flights, id) });
  const doc = landed.state.docs[id];
  if (!doc || doc.writing) return landed;
  const isAnother = !row || row.stamp < (doc.row?.stamp ?? 0);
  return isAnother ? writeBack(landed, doc) : landed;
}

// The row is gone, or another one than was known here: somebody emptied this site's storage. The words are still here,
// so they go back in; if it was deleted meanwhile, the server knows and says so.
export function writeBack(step: Step, doc: Doc, over?: number): Step {
  const { id, kind, mine, base, row } = doc;
  const notes = row?.notes.filter(({ isStored }) => !isStored) ?? [];
  const next = setDoc(step, { ...doc, row: null, incoming: null, writing: mine });
  const ancestor = base?.doc ?? null;
  const edit = { op: 'edit', id, kind, ancestor, mine, base, over } as const;
  return journal(next, { ...edit, ...(notes.length > 0 && { notes }) });
}

function effectOf(row: Row, op: ReturnType<typeof nextOp>): Effect | null {
  const { id, kind, words } = row;
  const note = noteToKeep(row);
  if (op === 'put' && words.state === 'sent') return { do: 'put', id, sent: words.save };
  if (op === 'delete') return { do: 'delete', kind, id };
  if (op === 'restore') return { do: 'restore', kind, id };
  if (op === 'keep' && note) return { do: 'keep', kind, id, note };
  return null;
}
