import { hasLateWords, isOnScreen, nextOp, type Row, refusalIn } from '#client/saving/row/row.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { Base, Document } from '#domain/documents/document.ts';
import type { KindName } from '#domain/kinds.ts';

/** One document as one tab sees it. */
export type Doc = {
  kind: KindName;
  id: string;
  base: Base | null;
  /** The base of `mine`: the state last seen in the journal or from the server. */
  seen: Document | null;
  mine: Document;
  row: Row | null;
  /** A write in progress: at most one at a time, the newest words go next. */
  writing: Document | null;
  /** A row that arrived during a write; applied afterwards. */
  incoming: Row | null;
  newer: Base | null;
  isDeleting: boolean;
};

export type TypingTimes = { first: number; last: number; isUrgent: boolean };
export type Trouble = { attempt: number; retryAt: number };
/** `stamp`: when it moved. A message for the old id that arrives later but was written before is stale. */
export type Alias = { to: string; stamp: number };

export type Removed = Pick<Doc, 'kind' | 'id' | 'mine'>;

/** The versions this tab had when it requested the list: only those can be missing from the reply. -1: deleted. */
export type KnownVersions = Readonly<Record<string, number>>;

export type Listing = {
  etag: string | null;
  /** What this page had once it had taken over the list with that ETag. */
  docs: Readonly<Record<string, Doc>> | null;
  asked: KnownVersions | null;
  dueAt: number;
  at: number;
};
export type Load = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };

export type SyncState = {
  uid: string;
  now: number;
  load: Load;
  docs: Readonly<Record<string, Doc>>;
  /** Ids that redirect to another document after two of one slot were merged. */
  aliases: Readonly<Record<string, Alias>>;
  isOpen: boolean;
  isDurable: boolean;
  /** Stamps of the rows on the disk when this tab lost it: those that are unchanged hold nothing that is not in memory. */
  lost: Readonly<Record<string, number>>;
  isLeader: boolean;
  isVisible: boolean;
  isSessionLost: boolean;
  probeAt: number;
  /** Documents with a request of this tab in flight. */
  flights: Readonly<Record<string, true>>;
  times: Readonly<Record<string, TypingTimes>>;
  /** When typed words of each document were last sent from here, or another tab was asked to send them. */
  sentAt: Readonly<Record<string, number>>;
  troubles: Readonly<Record<string, Trouble>>;
  rounds: Readonly<Record<string, number>>;
  /** Answered "not found": believed when repeated after checking that this user is signed in. */
  missing: Readonly<Record<string, 'asked' | 'sure'>>;
  listing: Listing;
  /** Deleted on this device; the screen decides how long to offer undo. */
  removed: readonly Removed[];
  /** Documents changed by the person on this page, and those whose change the server then got. */
  changed: Readonly<Record<string, true>>;
  saved: Readonly<Record<string, true>>;
  /** Documents that another device changed while they were on screen, with the time. */
  renewed: Readonly<Record<string, number>>;
  /** Everything is from this device's copy: the server has not answered this page yet. */
  isFromDevice: boolean;
  /** Signed out here or in another tab: nothing of this user may stay on screen. */
  isEnded: boolean;
};

export const POLL_MS = 60_000;

export function initialState(
  uid: string,
  told: readonly ReceivedDocument[] | null,
  isFromDevice = false,
): SyncState {
  const docs = Object.fromEntries((told ?? []).map((one) => [one.doc.id, docOf(one)]));
  return {
    uid,
    now: 0,
    // Without the words that only this device has, a topic started offline would be started again.
    load: { status: told && !isFromDevice ? 'ready' : 'loading' },
    docs,
    aliases: {},
    isOpen: false,
    isDurable: true,
    lost: {},
    isLeader: false,
    isVisible: true,
    isSessionLost: false,
    probeAt: 0,
    flights: {},
    times: {},
    sentAt: {},
    troubles: {},
    rounds: {},
    missing: {},
    listing: { etag: null, docs: null, asked: null, dueAt: told && !isFromDevice ? POLL_MS : 0, at: 0 },
    removed: [],
    changed: {},
    saved: {},
    renewed: {},
    isFromDevice,
    isEnded: false,
  };
}

export function docOf({ kind, doc, version }: ReceivedDocument): Doc {
  return { ...blankDoc(kind, doc), base: { doc, version }, seen: doc };
}

export function blankDoc(kind: KindName, mine: Document): Doc {
  return {
    kind,
    id: mine.id,
    base: null,
    seen: null,
    mine,
    row: null,
    writing: null,
    incoming: null,
    newer: null,
    isDeleting: false,
  };
}

export function resolveId({ aliases, docs }: Pick<SyncState, 'aliases' | 'docs'>, id: string): string {
  const next = aliases[id];
  return next === undefined || docs[id] ? id : resolveId({ aliases, docs }, next.to);
}

export function isShown(doc: Doc): boolean {
  return !doc.isDeleting && (doc.row === null || isOnScreen(doc.row));
}

export function isLate({ row }: Doc): boolean {
  return row !== null && hasLateWords(row.life);
}

/** A row received during a write is newer, although its words are not on screen yet. */
export function latestRow(doc: Doc | undefined): Row | null {
  return doc?.incoming ?? doc?.row ?? null;
}

/** Nothing of it is only here: neither words nor a pending delete. */
export function isFullySaved(doc: Doc): boolean {
  if (doc.writing || doc.isDeleting || doc.mine !== doc.seen) return false;
  return doc.row === null || (nextOp(doc.row) === null && refusalIn(doc.row) === null && !isLate(doc));
}
