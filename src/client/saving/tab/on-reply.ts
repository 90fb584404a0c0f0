import type { Change } from '#client/saving/row/change.ts';
import type { RowOp } from '#client/saving/row/row.ts';
import { saveRetryDelayMs } from '#domain/api/backoff.ts';
import { isRetried } from '#domain/error-facts.ts';
import type { Refusal, Reply, SessionSource } from './event.ts';
import { journal, run, type Step, set, tell, without } from './step.ts';

const MAX_ROUNDS = 5;

type Said = { random: number; freshId: string };
type Refused = Extract<Reply, { result: 'refused' }>;

export function onReply(step: Step, id: string, reply: Reply, said: Said): Step {
  if (reply.result === 'refused') return onRefusal(step, id, reply, said);
  const { troubles, rounds, missing } = step.state;
  const calm = set(step, {
    troubles: without(troubles, id),
    rounds: without(rounds, id),
    missing: without(missing, id),
  });
  switch (reply.result) {
    case 'saved': {
      const { seq, version, updatedAt } = reply;
      return journal(calm, { op: 'acked', id, seq, version, updatedAt });
    }
    case 'deleted':
      return journal(calm, { op: 'deleted', id });
    case 'restored':
      return journal(calm, { op: 'restored', id, theirs: reply.theirs });
    case 'kept':
      return journal(calm, { op: 'noted', id, conflictId: reply.conflictId });
  }
}

function onRefusal(step: Step, id: string, refused: Refused, said: Said): Step {
  const { refusal } = refused;
  if (refusal.code === 'not-authenticated') return loseSession(land(step, id));
  // Our own documents are "not found" if somebody else is signed in: check before believing it.
  if (refusal.code === 'not-found') return onMissing(step, id, refused, said);
  if (isRetried(refusal.code)) return later(step, id, refusal, said.random);
  const change = changeFor(id, refused, said.freshId);
  if (!change) return later(step, id, refusal, said.random);
  if (change.op !== 'conflicted' && change.op !== 'taken') return journal(step, change);
  const count = (step.state.rounds[id] ?? 0) + 1;
  const counted = set(step, { rounds: { ...step.state.rounds, [id]: count } });
  const paced = count > MAX_ROUNDS ? hold(counted, id, refusal, said.random) : counted;
  return journal(paced, change);
}

function onMissing(step: Step, id: string, { op, seq, refusal }: Refused, said: Said): Step {
  const { missing } = step.state;
  const calm = set(step, { missing: without(missing, id) });
  if (missing[id] === 'sure') {
    if (op === 'put' && seq !== null) return journal(calm, { op: 'unknown', id, seq });
    if (op === 'delete') return journal(calm, { op: 'deleted', id });
    if (op === 'restore') return journal(calm, { op: 'as-new', id, newId: said.freshId });
  }
  const asked = set(later(calm, id, refusal, said.random), { missing: { ...missing, [id]: 'asked' } });
  return run(asked, { do: 'ask-session' });
}

/** The row change for a permanent refusal; null for an unknown one. */
function changeFor(id: string, { op, seq, conflictId, refusal }: Refused, newId: string): Change | null {
  const { code } = refusal;
  const isGone = code === 'deleted';
  const changes: Readonly<Record<RowOp, () => Change | null>> = {
    put: () => (seq === null ? null : changeForPut(id, seq, refusal)),
    delete: () => (isGone ? { op: 'deleted', id } : null),
    restore: () => (isGone || code === 'type-exists' ? { op: 'as-new', id, newId } : null),
    keep: () => {
      if (isGone) return { op: 'gone', id, seq: null };
      return conflictId === null ? null : { op: 'not-noted', id, conflictId, code };
    },
  };
  return changes[op]();
}

function changeForPut(id: string, seq: number, { code, current, existing }: Refusal): Change | null {
  switch (code) {
    case 'version-mismatch':
      return current ? { op: 'conflicted', id, seq, theirs: current } : null;
    case 'type-exists':
      return existing ? { op: 'taken', id, seq, existing } : null;
    case 'deleted':
      return { op: 'gone', id, seq };
    default:
      return { op: 'refused', id, seq, code };
  }
}

function land(step: Step, id: string): Step {
  return set(step, { flights: without(step.state.flights, id) });
}

function later(step: Step, id: string, refusal: Refusal, random: number): Step {
  return hold(land(step, id), id, refusal, random);
}

function hold(step: Step, id: string, { retryAfterMs }: Refusal, random: number): Step {
  const { troubles, now } = step.state;
  const attempt = troubles[id]?.attempt ?? 0;
  const retryAt = now + saveRetryDelayMs({ attempt, random, retryAfterMs });
  return set(step, { troubles: { ...troubles, [id]: { attempt: attempt + 1, retryAt } } });
}

export function loseSession(step: Step): Step {
  const lost = set(step, { isSessionLost: true });
  return step.state.isSessionLost ? lost : tell(lost, { kind: 'session', uid: null });
}

/** Words are only ever sent for the person who typed them: with anyone else signed in, everything waits. */
export function onSession(step: Step, uid: string | null, from: SessionSource): Step {
  const { state } = step;
  if (uid !== state.uid) {
    const lost = set(step, { isSessionLost: true, missing: {} });
    return from === 'tab' || state.isSessionLost ? lost : tell(lost, { kind: 'session', uid });
  }
  const isBack = state.isSessionLost;
  const back = set(step, {
    isSessionLost: false,
    ...(isBack && { troubles: {} }),
    // A reply from before the sign-in may still arrive with a 401: then ask at once, not in half a minute.
    ...(from === 'person' && { probeAt: state.now }),
  });
  const announced = isBack && from !== 'tab' ? tell(back, { kind: 'session', uid }) : back;
  if (from === 'tab') return announced;
  const sure = Object.keys(state.missing).filter((id) => !state.flights[id]);
  return set(announced, { missing: Object.fromEntries(sure.map((id) => [id, 'sure'])) });
}
