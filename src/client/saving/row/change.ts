import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Row } from './row.ts';

/** What a tab knows of a document that may have no row yet. */
export type Known = { base: Blueprint | null; baseVersion: number; mine: Blueprint };

export type LastWords = Extract<Change, { op: 'last-words' }>;

/** What a closing page can still drop at the door: all that a person did last. */
export type LeftBehind = Extract<Change, { op: 'last-words' | 'delete' }>;

/** Everything that can happen to the journal. Each is one transaction, whatever other tabs did before it. */
export type Change =
  | ({ op: 'edit'; id: string; ancestor: Blueprint | null } & Known)
  /** Left behind by a page that closed while `written` was on its way to the journal. */
  | ({ op: 'last-words'; id: string; ancestor: Blueprint | null; written: Blueprint } & Known)
  | { op: 'begin'; id: string }
  | { op: 'acked'; id: string; seq: number; version: number; updatedAt: string }
  | { op: 'conflicted'; id: string; seq: number; theirs: StoredBlueprint }
  | { op: 'newer'; id: string; theirs: StoredBlueprint }
  | { op: 'taken'; id: string; seq: number; existing: StoredBlueprint }
  | { op: 'refused'; id: string; seq: number | null; code: ErrorCode }
  | { op: 'unknown'; id: string; seq: number }
  | { op: 'gone'; id: string; seq: number | null }
  | ({ op: 'delete'; id: string } & Known)
  | ({ op: 'undelete'; id: string } & Known)
  | { op: 'deleted'; id: string }
  | { op: 'restored'; id: string; theirs: StoredBlueprint }
  | { op: 'as-new'; id: string; newId: string }
  | { op: 'noted'; id: string; conflictId: string }
  | { op: 'resolve'; id: string; conflictId: string; choice: 'mine' | 'theirs'; at: string }
  | { op: 'unblock'; id: string }
  | { op: 'drop'; id: string; stamp: number };

export type ChangeContext = {
  uid: string;
  /** null: no such row. undefined: not loaded; the change then answers with what it needs. */
  read: (id: string) => Row | null | undefined;
  nextStamp: () => number;
};

export type Changed = { rows: Row[]; removed: string[] } | { needs: string };

export const UNCHANGED: Changed = { rows: [], removed: [] };

/** The row that an id leads to by now. undefined: it must be loaded first. */
export function follow(id: string, read: ChangeContext['read']): { id: string; row: Row | null | undefined } {
  const row = read(id);
  return row?.movedTo ? follow(row.movedTo, read) : { id, row };
}
