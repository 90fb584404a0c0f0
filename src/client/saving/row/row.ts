import type { Base, Document } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { KindName } from '#domain/kinds.ts';

/** Sent, but not answered yet. Repeated unchanged until it is. */
export type SentSave = { kind: KindName; seq: number; baseVersion: number; doc: Document };

/** Two texts for one field: `mine` is on screen, `theirs` has to be kept. */
export type RowNote = {
  conflictId: string;
  field: string;
  mine: string;
  theirs: string;
  /** Why `theirs` is kept: it lost against `mine`, or was deleted at once before the server had seen it. */
  origin: 'conflict' | 'replaced';
  /** Data that follows `theirs`, and is restored with it. */
  companion?: unknown;
  /** The losing text, `theirs`, is in the server's history. */
  isStored: boolean;
  isDismissed: boolean;
  /** The server refuses it: then this row is the only place that has it. */
  refused?: ErrorCode;
};

/**
 * The server's state of the words. A saved row stays: it is the common base for words that other tabs type before they
 * hear of the save. Without it, their next words would conflict with their own last ones.
 */
export type Words =
  | { state: 'saved' }
  | { state: 'unsent' }
  /** The row may have newer words than `save.doc`: its `seq` is then higher. */
  | { state: 'sent'; save: SentSave }
  /** Never accepted. Sent again after a change, or when the person asks. */
  | { state: 'refused'; code: ErrorCode };

/** The document's life. `hasLateWords`: words arrived after the delete, and nobody has decided about them yet. */
export type Life =
  | { stage: 'live' }
  /** Not sent yet; the server may have deleted it; the server has deleted it. */
  | { stage: 'deleting' | 'delete-sent' | 'deleted'; hasLateWords: boolean }
  /** The person undid the delete. */
  | { stage: 'restoring' }
  /** It was merged into another document. */
  | { stage: 'moved'; to: string };

/** One user's document in this browser's journal. All tabs share it and change it in transactions. */
export type Row = {
  uid: string;
  kind: KindName;
  id: string;
  /** Grows with every write: tells tabs which of two copies is newer. */
  stamp: number;
  /** The stamp of the write that last changed `mine`; the server applies each (client, seq) once. */
  seq: number;
  /** null: never on the server. */
  base: Base | null;
  mine: Document;
  words: Words;
  notes: RowNote[];
  life: Life;
};

export type RowOp = 'put' | 'delete' | 'restore' | 'keep';

/** The sender's next request for a row; null if the server has everything. */
export function nextOp(row: Row): RowOp | null {
  const { words, life } = row;
  if (words.state === 'sent') return 'put';
  switch (life.stage) {
    case 'live':
      if (words.state === 'unsent') return 'put';
      return words.state === 'saved' && row.base && noteToKeep(row) ? 'keep' : null;
    case 'deleting':
      // Words are sent even before a delete: the server keeps deleted words for thirty days, and a save sent while
      // leaving can't restore the document once there is a delete to send.
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

/** Deleted without late words, or merged into another. */
export function isOver({ life }: Row): boolean {
  return life.stage === 'moved' || (life.stage === 'deleted' && !life.hasLateWords);
}

/** Why something of this row will never be saved as it is. */
export function refusalIn(row: Row | null): ErrorCode | null {
  if (row?.words.state === 'refused') return row.words.code;
  return row?.notes.find(({ refused }) => refused !== undefined)?.refused ?? null;
}

export function versionOf(base: Base | null): number {
  return base?.version ?? 0;
}
