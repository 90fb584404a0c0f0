import { applyChange } from '#client/saving/row/apply-change.ts';
import type { Change } from '#client/saving/row/change.ts';
import { newRow } from '#client/saving/row/rebase-row.ts';
import type { Row } from '#client/saving/row/row.ts';
import type { Effect, SyncEvent } from '#client/saving/tab/event.ts';
import { reduce } from '#client/saving/tab/reduce.ts';
import { initialState, type SyncState } from '#client/saving/tab/sync-state.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import type { Base, Document } from '#domain/documents/document.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

export const { id: ID } = sampleBlueprint();

/** One blueprint whose first answer says this. */
export const saying = (...answers: string[]): Blueprint => sampleBlueprint({ answers });
/** The same, as version `version` of the server. */
export const stored = (version: number, ...answers: string[]): Base<Blueprint> => ({
  doc: saying(...answers),
  version,
});
export const received = (version: number, ...answers: string[]): ReceivedDocument => ({
  kind: 'blueprint',
  ...stored(version, ...answers),
});
export const rowOf = (mine: Blueprint, fields: Partial<Row> = {}): Row => ({
  ...newRow({ uid: 'ann', kind: 'blueprint', stamp: 10, mine }),
  ...fields,
});

/** One transaction on a journal with these rows. Returns what it wrote. */
export function changed(change: Change, ...rows: Row[]): Row[] {
  let stamp = 100;
  const outcome = applyChange(change, {
    uid: 'ann',
    read: (id) => rows.find((row) => row.id === id) ?? null,
    nextStamp: () => {
      stamp += 1;
      return stamp;
    },
  });
  if ('needs' in outcome) throw new Error(`row ${outcome.needs} was not given`);
  return outcome.rows;
}

type WithoutNow<T> = T extends { now: number } ? Omit<T, 'now'> & { now?: number } : never;

/** One leading tab with this page and this journal. Each event returns its effects. */
export class LeadingTab {
  state: SyncState;

  constructor(page: ReceivedDocument[] | null, rows: Row[] = [], isFromDevice = false) {
    this.state = initialState('ann', page, isFromDevice);
    this.send({ type: 'lead', isLeader: true });
    this.send({ type: 'opened', rows, isDurable: true });
  }

  send(event: WithoutNow<SyncEvent>): readonly Effect[] {
    const { state, effects } = reduce(this.state, { now: this.state.now, ...event } as SyncEvent);
    this.state = state;
    return effects;
  }

  /** The changes that this event requests from the journal. */
  changes(event: WithoutNow<SyncEvent>): Change[] {
    return this.send(event).flatMap((effect) => (effect.do === 'journal' ? [effect.change] : []));
  }

  get words(): string | undefined {
    return answerIn(this.state.docs[ID]?.mine);
  }
}

/** The first answer of a row or a document on screen. */
export function answerIn(doc: Document | undefined): string | undefined {
  return doc && isBlueprint(doc) ? doc.content.answers[0] : undefined;
}
