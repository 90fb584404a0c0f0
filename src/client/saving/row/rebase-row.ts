import type { Base, Document } from '#domain/documents/document.ts';
import { type Conflict, mergeDocuments } from '#domain/documents/merge-documents.ts';
import { type KindName, kindOf } from '#domain/kinds.ts';
import { furtherTyped } from '#domain/merging/text-merge.ts';
import { isEqual } from '#domain/merging/three-way.ts';
import { type Row, type RowNote, versionOf, type Words } from './row.ts';

const UNSENT: Words = { state: 'unsent' };

type NewRow = { uid: string; kind: KindName; stamp: number; mine: Document; base?: Base | null };

export function newRow({ uid, kind, stamp, mine, base = null }: NewRow): Row {
  const life = { stage: 'live' } as const;
  return { uid, kind, id: mine.id, stamp, seq: stamp, base, mine, words: UNSENT, notes: [], life };
}

/** A write that leaves the words unchanged. */
export function touched(row: Row, stamp: number, fields: Partial<Row>): Row {
  return { ...row, ...fields, stamp };
}

/** A write that changes the words: a new seq, so that the server treats it as a new save. */
export function reworded(row: Row, stamp: number, mine: Document, fields: Partial<Row> = {}): Row {
  const words = row.words.state === 'sent' ? row.words : UNSENT;
  return { ...row, words, ...fields, mine, stamp, seq: stamp };
}

export function withNotes(
  notes: readonly RowNote[],
  conflicts: readonly Conflict[],
  stamp: number,
): RowNote[] {
  const added = conflicts.map((conflict) => ({
    ...conflict,
    conflictId: `${stamp}-${conflict.field}`,
    origin: 'conflict' as const,
    isStored: false,
    isDismissed: false,
  }));
  return [...notes, ...added];
}

/**
 * Keeps a text that was deleted or replaced at once. The server does this for words it has; words only in this row
 * would be lost, whether somebody cleared a box within that second or another tab replaced its contents.
 */
export function withCutTexts(row: Row, next: Document, stamp: number): RowNote[] {
  const { fields, replacedTexts } = kindOf(row.kind);
  const isKnown = (field: string, text: string) => row.base && fields[field]?.read(row.base.doc) === text;
  const cut = replacedTexts(row.mine, next)
    .filter(({ field, text, isStep }) => !isStep && !isKnown(field, text))
    .map(({ field, text }) => ({
      conflictId: `${stamp}-cut-${field}`,
      field,
      mine: '',
      theirs: text,
      origin: 'replaced' as const,
      isStored: false,
      isDismissed: true,
    }));
  return [...row.notes, ...cut];
}

/** Merges unsent words into a newer document of the server. Nothing of either side is dropped. */
export function rebased(row: Row, theirs: Base, stamp: number): Row {
  // A server restored from a backup has forgotten saves: nobody deleted the words it lacks.
  const base = theirs.version < versionOf(row.base) ? theirs : row.base;
  const kind = kindOf(row.kind);
  const { merged, conflicts } = mergeDocuments(kind, base?.doc ?? null, row.mine, theirs.doc, furtherTyped);
  const notes = withNotes(row.notes, conflicts, stamp);
  // Otherwise, two devices with the same words would save them to each other forever.
  return isSame(merged, theirs.doc)
    ? reworded(row, stamp, theirs.doc, { base: theirs, notes, words: { state: 'saved' } })
    : reworded(row, stamp, merged, { base: theirs, notes, words: UNSENT });
}

/** A saved row has no words of its own, so the newer document replaces it. */
export function replaced(row: Row, theirs: Base, stamp: number): Row {
  return touched(row, stamp, { base: theirs, mine: theirs.doc, words: { state: 'saved' }, seq: stamp });
}

/** The same words, whatever their timestamps. */
export function isSame({ updatedAt: _, ...mine }: Document, { updatedAt: __, ...theirs }: Document): boolean {
  return isEqual(mine, theirs);
}
