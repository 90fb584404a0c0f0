import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { adoptStored } from './adopt-row.ts';
import type { Refusal } from './event.ts';
import { loseSession } from './on-answer.ts';
import { dropDoc, each, journal, run, type Step, set, tell } from './step.ts';
import { type Doc, docOf, isSettled, type KnownVersions, type SyncState } from './sync-state.ts';

const POLL_MS = 60_000;
const RETRY_MS = 5_000;

export function isListDue({ listing, now, isVisible, isSessionLost, isEnded }: SyncState): boolean {
  return listing.asked === null && listing.dueAt <= now && isVisible && !isSessionLost && !isEnded;
}

export function askForList(step: Step): Step {
  const { listing, docs } = step.state;
  const asked = Object.fromEntries(Object.values(docs).flatMap(knownVersion));
  const asking = run(set(step, { listing: { ...listing, asked } }), { do: 'list', etag: listing.etag });
  return step.state.isOpen ? run(asking, { do: 'read' }) : asking;
}

function knownVersion(doc: Doc): [string, number][] {
  if (doc.row?.fate === 'deleted') return [[doc.id, -1]];
  return doc.baseVersion > 0 && isSettled(doc) ? [[doc.id, doc.baseVersion]] : [];
}

/** `blueprints` null: nothing changed since last time. */
export function onListed(step: Step, blueprints: StoredBlueprint[] | null, etag: string | null): Step {
  const { listing, now } = step.state;
  const asked = listing.asked ?? {};
  const next = set(step, {
    load: { status: 'ready' },
    listing: { etag: blueprints ? etag : listing.etag, asked: null, dueAt: now + POLL_MS },
  });
  if (blueprints === null) return next;

  const listed = new Set(blueprints.map(({ id }) => id));
  const missing = Object.entries(asked).filter(([id, version]) => version > 0 && !listed.has(id));
  const taken = each(next, blueprints, (before, stored) => takeListed(before, stored, asked));
  const swept = each(taken, missing, (before, [id, version]) => sweep(before, id, version));
  const news = blueprints.filter(({ id, version }) => version > (step.state.docs[id]?.baseVersion ?? 0));
  const told = news.length > 0 ? tell(swept, { kind: 'docs', docs: news }) : swept;
  // What could not be taken yet must come again: an unchanged list would be answered with an empty 304.
  const isTaken = blueprints.every(({ id, version }) => version <= (told.state.docs[id]?.baseVersion ?? 0));
  return isTaken ? told : set(told, { listing: { ...told.state.listing, etag: null } });
}

function takeListed(step: Step, stored: StoredBlueprint, asked: KnownVersions): Step {
  const row = step.state.docs[stored.id]?.row;
  if (row?.fate === 'deleted' && !row.isLate && asked[stored.id] === -1) {
    const restored = set(step, { docs: { ...step.state.docs, [stored.id]: docOf(stored) } });
    return journal(restored, { op: 'drop', id: row.id, stamp: row.stamp });
  }
  return adoptStored(step, stored);
}

function sweep(step: Step, id: string, version: number): Step {
  const doc = step.state.docs[id];
  if (!doc || doc.baseVersion !== version || !isSettled(doc)) return step;
  return doc.row ? journal(step, { op: 'gone', id, seq: null }) : dropDoc(step, id);
}

export function onListRefused(step: Step, { status, message }: Refusal): Step {
  const { listing, now, load } = step.state;
  const isFirst = load.status !== 'ready';
  const next = set(step, {
    load: isFirst ? { status: 'failed', message } : load,
    listing: { ...listing, asked: null, dueAt: now + (isFirst ? RETRY_MS : POLL_MS) },
  });
  if (status === 404) return run(next, { do: 'ask-session' });
  return status === 401 ? loseSession(next) : next;
}
