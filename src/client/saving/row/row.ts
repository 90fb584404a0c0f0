import type { Base, Document } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { KindName } from '#domain/kinds.ts';

/** What was handed to the network and not answered yet. Sent again word for word until it is. */
export type SentSave = { kind: KindName; seq: number; baseVersion: number; doc: Document };

/** Two texts for one field: `mine` is on screen, `theirs` has to be kept. */
export type RowNote = {
  conflictId: string;
  field: string;
  mine: string;
  theirs: string;
  /** Why `theirs` is kept: it lost against `mine`, or was cut before the server had ever seen it. */
  origin: 'conflict' | 'replaced';
  /** What belongs to `theirs`, and comes back with it. */
  companion?: unknown;
  /** The losing text, `theirs`, is in the history on the server. */
  isStored: boolean;
  isDismissed: boolean;
  /** The server will not take it: then this row is the only place where it is. */
  refused?: ErrorCode;
};

/**
 * What the server has of the words. A saved row stays: it is the ancestor of what other tabs type before they hear of
 * the save. Without it their next words would look like a conflict with their own last ones.
 */
export type Words =
  | { state: 'saved' }
  | { state: 'unsent' }
  /** Newer words than `save.doc` may be in the row by now: its `seq` is then higher. */
  | { state: 'sent'; save: SentSave }
  /** Never accepted. They are sent again once they are changed, or when the person asks. */
  | { state: 'refused'; code: ErrorCode };

/** Late words came in after somebody deleted it; nobody has decided about them yet. */
export type Life =
  | { stage: 'live' }
  /** To be deleted, nothing sent yet; the server may have deleted it; it has. */
  | { stage: 'deleting' | 'delete-sent' | 'deleted'; hasLateWords: boolean }
  /** The person took the delete back. */
  | { stage: 'restoring' }
  /** It was merged into another document. */
  | { stage: 'moved'; to: string };

/** One document of one user in this browser's journal. All tabs share it and change it in transactions. */
export type Row = {
  uid: string;
  kind: KindName;
  id: string;
  /** Grows with every write of the row: tells tabs which of two copies is newer. */
  stamp: number;
  /** The stamp of the write that last changed `mine`; the server applies each (client, seq) once. */
  seq: number;
  /** null: the server has never had it. */
  base: Base | null;
  mine: Document;
  words: Words;
  notes: RowNote[];
  life: Life;
};

export type RowOp = 'put' | 'delete' | 'restore' | 'keep';

/** The one thing that the sender does next about a row; null when the server has everything. */
export function nextOp(row: Row): RowOp | null {
  const { words, life } = row;
  if (words.state === 'sent') return 'put';
  switch (life.stage) {
    case 'live':
      if (words.state === 'unsent') return 'put';
      return words.state === 'saved' && row.base && noteToKeep(row) ? 'keep' : null;
    case 'deleting':
      // Also what is to be deleted goes out first: the server keeps deleted words for thirty days, and a save that
      // was sent while leaving can no longer bring it back once there is something to delete.
      return words.state === 'unsent' ? 'put' : 'delete';
    case 'delete-sent':
      return 'delete';
    case 'restoring':
      return 'restore';
    case 'deleted':
    case 'moved':
      return null;
  }
}

export function noteToKeep({ notes }: Row): RowNote | undefined {
  return notes.find(({ isStored, refused }) => !isStored && refused === undefined);
}

export function isOnScreen({ life }: Row): boolean {
  return life.stage === 'live' || life.stage === 'restoring' || hasLateWords(life);
}

export function hasLateWords(life: Life): boolean {
  return 'hasLateWords' in life && life.hasLateWords;
}

export function isDeletedWithWords(life: Life): boolean {
  return life.stage === 'deleted' && life.hasLateWords;
}

/** Deleted, with nobody's words waiting in it, or become one with another. */
export function isOver({ life }: Row): boolean {
  return life.stage === 'moved' || (life.stage === 'deleted' && !life.hasLateWords);
}

/** Why something of this row will never be saved as it is. */
export function refusalIn({ words, notes }: Row): ErrorCode | null {
  if (words.state === 'refused') return words.code;
  return notes.find(({ refused }) => refused !== undefined)?.refused ?? null;
}

export function versionOf(base: Base | null): number {
  return base?.version ?? 0;
}
