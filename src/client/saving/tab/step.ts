import type { Change } from '#client/saving/row/change.ts';
import type { Row } from '#client/saving/row/row.ts';
import type { Effect, TabMessage } from './event.ts';
import type { Doc, SyncState } from './sync-state.ts';

/** A state on its way through the rules for one event, with the effects for the browser. */
export type Step = { state: SyncState; effects: readonly Effect[] };

export function set(step: Step, fields: Partial<SyncState>): Step {
  return { ...step, state: { ...step.state, ...fields } };
}

export function setDoc(step: Step, doc: Doc): Step {
  return set(step, { docs: { ...step.state.docs, [doc.id]: doc } });
}

export function dropDoc(step: Step, id: string): Step {
  const { docs, times, sentAt, troubles } = step.state;
  return set(step, {
    docs: without(docs, id),
    times: without(times, id),
    sentAt: without(sentAt, id),
    troubles: without(troubles, id),
  });
}

export function run(step: Step, ...effects: Effect[]): Step {
  return { ...step, effects: [...step.effects, ...effects] };
}

export const journal = (step: Step, change: Change): Step => run(step, { do: 'journal', change });
export const tell = (step: Step, message: TabMessage): Step => run(step, { do: 'tell', message });

/** Only rows of the shared journal: stamps of one in memory mean nothing to other tabs. */
export function tellRows(step: Step, rows: readonly Row[]): Step {
  return rows.length > 0 && step.state.isDurable ? tell(step, { kind: 'rows', rows: [...rows] }) : step;
}

export function each<T>(step: Step, items: Iterable<T>, rule: (step: Step, item: T) => Step): Step {
  let next = step;
  for (const item of items) next = rule(next, item);
  return next;
}

export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

/** Two documents of one slot were merged: `id` now leads to `to`. */
export function moveTo(step: Step, id: string, to: string, stamp: number): Step {
  const { aliases, changed } = step.state;
  const next = dropDoc(set(step, { aliases: { ...aliases, [id]: { to, stamp } } }), id);
  return changed[id] ? set(next, { changed: { ...changed, [to]: true } }) : next;
}

/** The server has a person's change. Opening a card creates a document, but is no change. */
export function noteSaved(step: Step, id: string): Step {
  const { saved, changed } = step.state;
  return changed[id] ? set(step, { saved: { ...saved, [id]: true } }) : step;
}

export function typed(step: Step, id: string, isUrgent: boolean): Step {
  const { times, now } = step.state;
  const before = times[id];
  const entry = {
    first: before?.first ?? now,
    last: now,
    isUrgent: isUrgent || (before?.isUrgent ?? false),
  };
  return set(step, { times: { ...times, [id]: entry } });
}
