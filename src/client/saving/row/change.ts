import type { Base, Document } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { KindName } from '#domain/kinds.ts';
import type { Row, RowNote } from './row.ts';

/** A tab's state of a document that may have no row yet. */
export type KnownDocument = { kind: KindName; base: Base | null; mine: Document };

export type LastWords = Extract<Change, { op: 'last-words' }>;

/** The person's last action, which a closing page can still leave for the next page. */
export type LastChange = Extract<Change, { op: 'last-words' | 'delete' }>;

/** Every possible change to the journal. Each is one transaction, whatever other tabs did before it. */
export type Change =
  /**
   * `notes`: texts to keep that only the memory of this tab has had so far. `over`: the stamp of a row in whose place this one
   * comes, all of which is in it.
   */
  | ({
      op: 'edit';
      id: string;
      ancestor: Document | null;
      notes?: readonly RowNote[];
      over?: number | undefined;
    } & KnownDocument)
  /** Left by a page that closed while `written` was on its way to the journal. */
  | ({ op: 'last-words'; id: string; ancestor: Document | null; written: Document } & KnownDocument)
  | { op: 'begin'; id: string }
  | { op: 'acked'; id: string; seq: number; version: number; updatedAt: string }
  | { op: 'conflicted'; id: string; seq: number; theirs: Base }
  | { op: 'newer'; id: string; theirs: Base }
  | { op: 'taken'; id: string; seq: number; existing: Base }
  | { op: 'refused'; id: string; seq: number; code: ErrorCode }
  | { op: 'unknown'; id: string; seq: number }
  | { op: 'gone'; id: string; seq: number | null }
  | ({ op: 'delete'; id: string } & KnownDocument)
  | ({ op: 'undelete'; id: string } & KnownDocument)
  | { op: 'deleted'; id: string }
  | { op: 'restored'; id: string; theirs: Base }
  | { op: 'as-new'; id: string; newId: string }
  | { op: 'noted'; id: string; conflictId: string }
  | { op: 'not-noted'; id: string; conflictId: string; code: ErrorCode }
  | { op: 'resolve'; id: string; conflictId: string; choice: 'mine' | 'theirs'; at: string }
  | { op: 'unblock'; id: string }
  | { op: 'drop'; id: string; stamp: number };

export type Of<Op extends Change['op']> = Extract<Change, { op: Op }>;

export type ChangeContext = {
  uid: string;
  /** null: no such row. undefined: not loaded; the change then returns what it needs. */
  read: (id: string) => Row | null | undefined;
  nextStamp: () => number;
};

export type Changed = { rows: Row[]; removed: string[] } | { needs: string };

export const UNCHANGED: Changed = { rows: [], removed: [] };

export const one = (row: Row): Changed => ({ rows: [row], removed: [] });

/** The row that an id currently leads to. undefined: load it first. */
export function follow(id: string, read: ChangeContext['read']): { id: string; row: Row | null | undefined } {
  const row = read(id);
  return row?.life.stage === 'moved' ? follow(row.life.to, read) : { id, row };
}
