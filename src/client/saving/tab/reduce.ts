import { refusalIn } from '#client/saving/row/row.ts';
import type { Effect, SyncEvent } from './event.ts';
import { onFound, onLost } from './on-found.ts';
import { onMessage } from './on-heard.ts';
import { onJournaled } from './on-journaled.ts';
import { onLeaving } from './on-leaving.ts';
import { askForList, isListDue, onListed, onListRefused, onTouched } from './on-listed.ts';
import { onOpened, onRead } from './on-opened.ts';
import { forget, onChange, onCreate, onDelete, onUndelete } from './on-person.ts';
import { onReply, onSession } from './on-reply.ts';
import { pump, sendAt } from './send-row.ts';
import { each, journal, run, type Step, set, typed } from './step.ts';
import { resolveId, type SyncState } from './sync-state.ts';

const PROBE_MS = 30_000;

/** The rules of saving. No clock, no randomness, no waiting: the same events give the same state. */
export function reduce(state: SyncState, event: SyncEvent): { state: SyncState; effects: readonly Effect[] } {
  if (state.isEnded) return { state, effects: [] };
  const now = Math.max(state.now, event.now);
  const step = apply({ state: { ...state, now }, effects: [] }, event);
  return probe(list(pump(step)));
}

function apply(step: Step, event: SyncEvent): Step {
  switch (event.type) {
    case 'opened':
      return onOpened(step, event.rows, event.isDurable);
    case 'read':
      return onRead(step, event.rows);
    case 'create':
      return onCreate(step, event.kind, event.doc);
    case 'edit':
      return onChange(step, event.id, event.doc, event.isUrgent);
    case 'delete':
      return onDelete(step, event.id);
    case 'undelete':
      return onUndelete(step, event.id);
    case 'forget':
      return forget(step, event.id);
    case 'as-new':
      return journal(step, { op: 'as-new', id: resolveId(step.state, event.id), newId: event.newId });
    case 'resolve': {
      const { conflictId, choice, at } = event;
      return journal(step, { op: 'resolve', id: resolveId(step.state, event.id), conflictId, choice, at });
    }
    case 'journaled':
      return onJournaled(step, event.change, event.rows);
    case 'storage-lost':
      return onLost(step);
    case 'storage-found':
      return onFound(step, event.rows);
    case 'lead':
      return lead(step, event.isLeader);
    case 'replied':
      return onReply(step, event.id, event.reply, event);
    case 'listed':
      return onListed(step, event.docs, event.etag);
    case 'list-refused':
      return onListRefused(step, event.refusal);
    case 'session-known':
      return onSession(step, event.uid, event.from);
    case 'heard':
      return onMessage(step, event.message);
    case 'visible':
      return event.isVisible ? poke(set(step, { isVisible: true }), false) : set(step, { isVisible: false });
    case 'poke':
      return poke(step, event.isAsked);
    case 'touched':
      return onTouched(step);
    case 'flush':
      return each(step, Object.keys(step.state.times), (next, id) => typed(next, id, true));
    case 'leaving':
      return onLeaving(step);
    case 'ended':
      return run(set(step, { isEnded: true }), { do: 'tell', message: { kind: 'ended' } });
    case 'tick':
      return step;
  }
}

function lead(step: Step, isLeader: boolean): Step {
  const next = set(step, { isLeader });
  return isLeader && !step.state.isLeader ? run(next, { do: 'read' }) : next;
}

/** A hint that sending may work again: from the network, the person, or another tab. */
function poke(step: Step, isAsked: boolean): Step {
  const { listing, docs, isSessionLost, now } = step.state;
  const blocked = Object.values(docs).filter(({ row }) => refusalIn(row) !== null);
  const awake = set(step, {
    troubles: {},
    listing: { ...listing, dueAt: now },
    ...(isSessionLost && { probeAt: Math.max(step.state.probeAt, now) }),
  });
  // Only when the person asks: the refusal would repeat, and every focus of the tab would send it again.
  if (!isAsked) return awake;
  return each(awake, blocked, (next, { id }) => journal(next, { op: 'unblock', id }));
}

function list(step: Step): Step {
  return isListDue(step.state) ? askForList(step) : step;
}

function probe(step: Step): Step {
  const { isSessionLost, isLeader, isEnded, probeAt, now } = step.state;
  if (!isSessionLost || !isLeader || isEnded || probeAt > now) return step;
  return run(set(step, { probeAt: now + PROBE_MS }), { do: 'ask-session' });
}

/** The time of the next tick; null if nothing waits for time to pass. */
export function nextWake(state: SyncState): number | null {
  const { docs, isSessionLost, isLeader, isVisible, isEnded, listing, probeAt, times } = state;
  if (isEnded) return null;
  if (isSessionLost) return isLeader ? probeAt : null;
  const ids = isLeader ? Object.keys(docs) : Object.keys(docs).filter((id) => times[id]);
  const sends = ids.map((id) => sendAt(state, id)).filter((at) => at !== null);
  const polls = isVisible && listing.asked === null ? [listing.dueAt] : [];
  const all = [...sends, ...polls];
  return all.length > 0 ? Math.min(...all) : null;
}
