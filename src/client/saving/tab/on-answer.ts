import type { Change } from '#client/saving/row/change.ts';
import type { RowOp } from '#client/saving/row/row.ts';
import { saveRetryDelayMs } from '#domain/api/backoff.ts';
import type { Answer, Refusal, SessionSource } from './event.ts';
import { journal, run, type Step, set, tell, without } from './step.ts';

const MAX_ROUNDS = 5;
const RETRYABLE = [0, 408, 425, 429];

type Said = { random: number; freshId: string };

export function onAnswer(step: Step, id: string, answer: Answer, said: Said): Step {
  if (answer.result === 'refused') return onRefusal(step, id, answer, said);
  const { troubles, rounds } = step.state;
  const calm = set(step, {
    troubles: without(troubles, id),
    rounds: without(rounds, id),
    missing: without(step.state.missing, id),
  });
  if (answer.result === 'saved') {
    const { seq, version, updatedAt } = answer;
    return journal(calm, { op: 'acked', id, seq, version, updatedAt });
  }
  if (answer.result === 'deleted') return journal(calm, { op: 'deleted', id });
  if (answer.result === 'restored') return journal(calm, { op: 'restored', id, theirs: answer.blueprint });
  return journal(calm, { op: 'noted', id, conflictId: answer.conflictId });
}

type Refused = { op: RowOp; seq: number | null; refusal: Refusal };

function onRefusal(step: Step, id: string, { op, seq, refusal }: Refused, said: Said): Step {
  const { status } = refusal;
  if (status === 401) return loseSession(land(step, id));
  // Our own documents are not found when someone else is signed in by now: look before believing it.
  if (status === 404) return onMissing(step, id, { op, seq, refusal }, said);
  if (isRetryable(status)) return later(step, id, refusal, said.random);
  const change = changeFor(id, op, seq, refusal, said.freshId);
  if (!change) return later(step, id, refusal, said.random);
  if (change.op !== 'conflicted') return journal(step, change);
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

function changeFor(id: string, op: RowOp, seq: number | null, said: Refusal, newId: string): Change | null {
  const { status, code, current, existing } = said;
  if (op === 'delete') return status === 410 ? { op: 'deleted', id } : null;
  if (op === 'restore') return status === 409 || status === 410 ? { op: 'as-new', id, newId } : null;
  if (op === 'keep') return status === 410 ? { op: 'gone', id, seq: null } : refused(id, null, code);
  if (seq === null) return null;
  if (status === 412) return current ? { op: 'conflicted', id, seq, theirs: current } : null;
  if (status === 409) return existing ? { op: 'taken', id, seq, existing } : null;
  if (status === 410) return { op: 'gone', id, seq };
  return refused(id, seq, code);
}

const refused = (id: string, seq: number | null, code: Refusal['code']): Change => ({
  op: 'refused',
  id,
  seq,
  code,
});

function isRetryable(status: number): boolean {
  return status >= 500 || RETRYABLE.includes(status);
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
    // An answer from before the sign-in may still come and say 401: then ask at once, not in half a minute.
    ...(from === 'person' && { probeAt: state.now }),
  });
  const told = isBack && from !== 'tab' ? tell(back, { kind: 'session', uid }) : back;
  if (from === 'tab') return told;
  const sure = Object.keys(state.missing).filter((id) => !state.flights[id]);
  return set(told, { missing: Object.fromEntries(sure.map((id) => [id, 'sure'])) });
}
