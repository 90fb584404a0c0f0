import { isOver, versionOf } from '#client/saving/row/row.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { adoptStored } from './adopt-row.ts';
import type { Refusal } from './event.ts';
import { loseSession } from './on-reply.ts';
import { dropDoc, each, journal, run, type Step, set, tell } from './step.ts';
import { type Doc, docOf, isFullySaved, type KnownVersions, POLL_MS, type SyncState } from './sync-state.ts';

const RETRY_MS = 5_000;
// On a page left open for an hour, the words are old: the first touch refreshes them. More often than this, every click
// would send a request.
const FRESH_MS = 5_000;

export function isListDue({ listing, now, isVisible, isSessionLost, isEnded }: SyncState): boolean {
  return listing.asked === null && listing.dueAt <= now && isVisible && !isSessionLost && !isEnded;
}

export function askForList(step: Step): Step {
  const { listing, docs } = step.state;
  const asked = Object.fromEntries(Object.values(docs).flatMap(knownVersion));
  // A list that is as it was need not be as this page is: what was saved since may be gone again.
  const etag = docs === listing.docs ? listing.etag : null;
  const asking = run(set(step, { listing: { ...listing, asked } }), { do: 'list', etag });
  return step.state.isOpen ? run(asking, { do: 'read' }) : asking;
}

/** The person is active again after a pause. */
export function onTouched(step: Step): Step {
  const { listing, now } = step.state;
  const isStale = listing.asked === null && now - listing.at >= FRESH_MS;
  return isStale ? set(step, { listing: { ...listing, dueAt: now } }) : step;
}

function knownVersion(doc: Doc): [string, number][] {
  if (doc.row?.life.stage === 'deleted') return [[doc.id, -1]];
  return doc.base && isFullySaved(doc) ? [[doc.id, doc.base.version]] : [];
}

/** `docs` null: unchanged. */
export function onListed(step: Step, docs: ReceivedDocument[] | null, etag: string | null): Step {
  const { listing, now } = step.state;
  const asked = listing.asked ?? {};
  const next = set(step, {
    load: { status: 'ready' },
    isFromDevice: false,
    listing: { ...listing, asked: null, dueAt: now + POLL_MS, at: now },
  });
  if (docs === null) return next;

  const listed = new Set(docs.map(({ doc }) => doc.id));
  const missing = Object.entries(asked).filter(([id, version]) => version > 0 && !listed.has(id));
  const taken = each(next, docs, (before, told) => takeListed(before, told, asked));
  const swept = each(taken, missing, (before, [id, version]) => sweep(before, id, version));
  const news = docs.filter((told) => isNews(step.state, told));
  const announced = news.length > 0 ? tell(swept, { kind: 'docs', docs: news }) : swept;
  // Documents that couldn't be taken yet must come again: an unchanged list would be an empty 304.
  const isTaken = !docs.some((one) => isNews(announced.state, one));
  const taught = isJustOpened(step.state) ? set(announced, { renewed: step.state.renewed }) : announced;
  return set(taught, {
    listing: { ...taught.state.listing, etag: isTaken ? etag : null, docs: announced.state.docs },
  });
}

const OPENING_MS = 5_000;

// Nobody has read this device's copy yet, and what it lacks was usually sent by the previous page as it closed.
// Announced as another device's work, it makes a person with one phone wonder who else is in their account.
function isJustOpened({ isFromDevice, now }: SyncState): boolean {
  return isFromDevice && now < OPENING_MS;
}

function isNews({ docs }: SyncState, { doc, version }: ReceivedDocument): boolean {
  return version > versionOf(docs[doc.id]?.base ?? null);
}

function takeListed(step: Step, told: ReceivedDocument, asked: KnownVersions): Step {
  const { id } = told.doc;
  const row = step.state.docs[id]?.row;
  if (row && isOver(row) && asked[id] === -1) {
    const restored = set(step, { docs: { ...step.state.docs, [id]: docOf(told) } });
    return journal(restored, { op: 'drop', id, stamp: row.stamp });
  }
  return adoptStored(step, told);
}

function sweep(step: Step, id: string, version: number): Step {
  const doc = step.state.docs[id];
  if (!doc || versionOf(doc.base) !== version || !isFullySaved(doc)) return step;
  // Also from the screen: another tab may have cleared the row away, and then nobody hears of it again.
  const dropped = dropDoc(step, id);
  return doc.row ? journal(dropped, { op: 'gone', id, seq: null }) : dropped;
}

export function onListRefused(step: Step, { code, message }: Refusal): Step {
  const { listing, now, load, isFromDevice } = step.state;
  const isFirst = load.status !== 'ready' && !isFromDevice;
  const next = set(step, {
    load: isFirst ? { status: 'failed', message } : load,
    listing: { ...listing, asked: null, dueAt: now + (isFirst ? RETRY_MS : POLL_MS), at: now },
  });
  if (code === 'not-found') return run(next, { do: 'ask-session' });
  return code === 'not-authenticated' ? loseSession(next) : next;
}
