import { toBody } from '#domain/api/api-paths.ts';
import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import { type Conflict, mergeBlueprints } from '#domain/merging/merge.ts';
import { furtherTyped } from '#domain/merging/text-merge.ts';
import { isEqual } from '#domain/merging/three-way.ts';
import type { Row, RowNote } from './row.ts';

export function newRow(uid: string, stamp: number, mine: Blueprint): Row {
  return {
    uid,
    id: mine.id,
    stamp,
    seq: stamp,
    base: null,
    baseVersion: 0,
    mine,
    isAcked: false,
    sent: null,
    notes: [],
    fate: 'live',
    isLate: false,
    movedTo: null,
    blocked: null,
  };
}

/** A write of the row that leaves the words alone. */
export function touched(row: Row, stamp: number, fields: Partial<Row>): Row {
  return { ...row, ...fields, stamp };
}

/** A write of the row that changes the words: a new seq, so that the server takes it for a new save. */
export function reworded(row: Row, stamp: number, mine: Blueprint, fields: Partial<Row> = {}): Row {
  return { ...row, isAcked: false, blocked: null, ...fields, mine, stamp, seq: stamp };
}

export function withNotes(
  notes: readonly RowNote[],
  conflicts: readonly Conflict[],
  stamp: number,
): RowNote[] {
  const added = conflicts.map(({ field, mine, theirs }) => ({
    conflictId: `${stamp}-${field}`,
    field,
    mine,
    theirs,
    isStored: false,
    isDismissed: false,
  }));
  return [...notes, ...added];
}

/** Puts unsent words on top of a newer document of the server. Nothing of either side is dropped. */
export function rebased(row: Row, theirs: StoredBlueprint, stamp: number): Row {
  const body = toBody(theirs);
  // A server that was restored from a backup has forgotten saves: what it lacks was not deleted by anyone.
  const base = theirs.version < row.baseVersion ? body : row.base;
  const { merged, conflicts } = mergeBlueprints(base, row.mine, body, furtherTyped);
  const notes = withNotes(row.notes, conflicts, stamp);
  const fields = { base: body, baseVersion: theirs.version, sent: null, notes };
  // Two devices that came to the same words would otherwise save them to each other for ever.
  if (isSame(merged, body)) return { ...reworded(row, stamp, body, fields), isAcked: true };
  return reworded(row, stamp, merged, fields);
}

/** The same words, whenever they were written. */
export function isSame(
  { updatedAt: _, ...mine }: Blueprint,
  { updatedAt: __, ...theirs }: Blueprint,
): boolean {
  return isEqual(mine, theirs);
}

/** A saved row has nothing of its own: it simply becomes the newer document. */
export function replaced(row: Row, theirs: StoredBlueprint, stamp: number): Row {
  const body = toBody(theirs);
  const fields = { base: body, baseVersion: theirs.version, mine: body, isAcked: true, sent: null };
  return touched(row, stamp, { ...fields, seq: stamp });
}
