import { isOnScreen, nextOp, type Row } from '#client/saving/row/row.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** One document as one tab sees it. */
export type Doc = {
  id: string;
  base: Blueprint | null;
  baseVersion: number;
  /** What `mine` was made from, and what the journal or the server has. */
  seen: Blueprint | null;
  mine: Blueprint;
  row: Row | null;
  /** On its way to the journal: at most one at a time, the newest words go next. */
  writing: Blueprint | null;
  /** Arrived while writing; looked at when the write is done. */
  heard: Row | null;
  newer: StoredBlueprint | null;
  isDeleting: boolean;
};

export type TypingTimes = { first: number; last: number; isUrgent: boolean };
export type Trouble = { attempt: number; retryAt: number };
/** `stamp`: when it moved. What is told of the old id later than that, but was written before, is stale. */
export type Alias = { to: string; stamp: number };
export type RemovedDoc = { blueprintId: string; type: BlueprintType; title: string };

/** What a tab held when it asked for the list: only that can be missing from the answer. -1: deleted. */
export type KnownVersions = Readonly<Record<string, number>>;

export type Listing = { etag: string | null; asked: KnownVersions | null; dueAt: number };
export type Load = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };

export type SyncState = {
  uid: string;
  now: number;
  load: Load;
  docs: Readonly<Record<string, Doc>>;
  /** Ids that lead to another document since two of one type became one. */
  aliases: Readonly<Record<string, Alias>>;
  isOpen: boolean;
  isDurable: boolean;
  isLeader: boolean;
  isVisible: boolean;
  isSessionLost: boolean;
  probeAt: number;
  /** Documents about which this tab has a question on the network. */
  flights: Readonly<Record<string, true>>;
  times: Readonly<Record<string, TypingTimes>>;
  troubles: Readonly<Record<string, Trouble>>;
  rounds: Readonly<Record<string, number>>;
  /** Answered "not found": believed when it is said again after we made sure that this user is asking. */
  missing: Readonly<Record<string, 'asked' | 'sure'>>;
  listing: Listing;
  removed: readonly RemovedDoc[];
  hasSaved: boolean;
  /** Signed out here or in another tab: nothing of this user may stay on screen. */
  isEnded: boolean;
};

export function initialState(uid: string, blueprints: readonly StoredBlueprint[] | null): SyncState {
  const docs = Object.fromEntries((blueprints ?? []).map((stored) => [stored.id, docOf(stored)]));
  return {
    uid,
    now: 0,
    load: { status: blueprints ? 'ready' : 'loading' },
    docs,
    aliases: {},
    isOpen: false,
    isDurable: true,
    isLeader: false,
    isVisible: true,
    isSessionLost: false,
    probeAt: 0,
    flights: {},
    times: {},
    troubles: {},
    rounds: {},
    missing: {},
    listing: { etag: null, asked: null, dueAt: blueprints ? 60_000 : 0 },
    removed: [],
    hasSaved: false,
    isEnded: false,
  };
}

export function docOf({ version, ...body }: StoredBlueprint): Doc {
  return { ...blankDoc(body), base: body, baseVersion: version, seen: body };
}

export function blankDoc(mine: Blueprint): Doc {
  return {
    id: mine.id,
    base: null,
    baseVersion: 0,
    seen: null,
    mine,
    row: null,
    writing: null,
    heard: null,
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

/** A row heard of while writing is the newer one, although its words are not on screen yet. */
export function latestRow(doc: Doc | undefined): Row | null {
  return doc?.heard ?? doc?.row ?? null;
}

/** Nothing of it is only here: neither words nor a wish to delete. */
export function isSettled(doc: Doc): boolean {
  if (doc.writing || doc.isDeleting || doc.mine !== doc.seen) return false;
  return doc.row === null || (nextOp(doc.row) === null && doc.row.blocked === null && !doc.row.isLate);
}
