import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** What was handed to the network and not answered yet. Sent again word for word until it is. */
export type SentSave = { seq: number; baseVersion: number; doc: Blueprint };

export type RowNote = {
  conflictId: string;
  field: string;
  mine: string;
  theirs: string;
  /** The losing text, `theirs`, is in the history on the server. */
  isStored: boolean;
  isDismissed: boolean;
};

/**
 * live: to be kept. deleting: to be deleted, nothing sent yet. delete-sent: the server may have deleted it.
 * deleted: it has. restoring: the person took the delete back.
 */
export type Fate = 'live' | 'deleting' | 'delete-sent' | 'deleted' | 'restoring';

/** One document of one user in this browser's journal. All tabs share it and change it in transactions. */
export type Row = {
  uid: string;
  id: string;
  /** Grows with every write of the row: tells tabs which of two copies is newer. */
  stamp: number;
  /** The stamp of the write that last changed `mine`; the server applies each (client, seq) once. */
  seq: number;
  base: Blueprint | null;
  baseVersion: number;
  mine: Blueprint;
  // A saved row stays: it is the ancestor of what other tabs type before they hear of the save. Without it
  // their next words would look like a conflict with their own last ones.
  isAcked: boolean;
  sent: SentSave | null;
  notes: RowNote[];
  fate: Fate;
  /** Words came in after it was deleted; nobody has decided about them yet. */
  isLate: boolean;
  movedTo: string | null;
  blocked: ErrorCode | null;
};

export type RowOp = 'put' | 'delete' | 'restore' | 'keep';

/** The one thing that the sender does next about a row; null when the server has everything. */
export function nextOp(row: Row): RowOp | null {
  if (row.sent) return 'put';
  if (row.movedTo !== null) return null;
  const isNew = row.baseVersion === 0;
  // Also what is to be deleted goes out first: the server keeps deleted words for thirty days, and a save that
  // was sent while leaving can no longer bring it back once there is something to delete.
  const isKept = row.fate === 'live' || row.fate === 'deleting';
  if (isKept && !row.isAcked && row.blocked === null) return 'put';
  if (row.fate === 'deleting' || row.fate === 'delete-sent') return 'delete';
  if (row.fate === 'restoring') return 'restore';
  if (row.fate === 'live' && row.blocked === null && !isNew && row.notes.some(({ isStored }) => !isStored))
    return 'keep';
  return null;
}

export function isOnScreen(row: Row): boolean {
  return row.movedTo === null && (row.fate === 'live' || row.fate === 'restoring' || row.isLate);
}
