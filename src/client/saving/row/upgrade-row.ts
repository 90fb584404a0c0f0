import type { Base, Document } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { LeftBehind } from './change.ts';
import type { Life, Row, RowNote, SentSave, Words } from './row.ts';

/** As the journal kept it until November 2026: one kind of document, and its life as six flags. */
type FlaggedRow = {
  uid: string;
  id: string;
  stamp: number;
  seq: number;
  base: Document | null;
  baseVersion: number;
  mine: Document;
  isAcked: boolean;
  sent: Omit<SentSave, 'kind'> | null;
  notes: Omit<RowNote, 'origin'>[];
  fate: 'live' | 'deleting' | 'delete-sent' | 'deleted' | 'restoring';
  isLate: boolean;
  movedTo: string | null;
  blocked: ErrorCode | null;
};

/** Words that wait in a browser must outlive the version of the app that wrote them down. */
export function upgradeRow(stored: unknown): Row {
  if (!isFlagged(stored)) return stored as Row;
  const { uid, id, stamp, seq, mine, notes } = stored;
  return {
    uid,
    kind: 'blueprint',
    id,
    stamp,
    seq,
    base: baseFrom(stored),
    mine,
    words: wordsOf(stored),
    notes: notes.map((note) => ({ ...note, origin: 'conflict' })),
    life: lifeOf(stored),
  };
}

/** What a closing page of that version dropped at the door. */
export function upgradeLeftBehind(left: LeftBehind | (LeftBehind & FlaggedRow)): LeftBehind {
  return 'baseVersion' in left ? { ...left, kind: 'blueprint', base: baseFrom(left) } : left;
}

function isFlagged(stored: unknown): stored is FlaggedRow {
  return typeof stored === 'object' && stored !== null && 'fate' in stored;
}

function baseFrom({ base, baseVersion }: Pick<FlaggedRow, 'base' | 'baseVersion'>): Base | null {
  return base === null ? null : { doc: base, version: baseVersion };
}

function wordsOf({ sent, blocked, isAcked }: FlaggedRow): Words {
  if (sent) return { state: 'sent', save: { kind: 'blueprint', ...sent } };
  if (blocked) return { state: 'refused', code: blocked };
  return { state: isAcked ? 'saved' : 'unsent' };
}

function lifeOf({ fate, isLate, movedTo }: FlaggedRow): Life {
  if (movedTo !== null) return { stage: 'moved', to: movedTo };
  if (fate === 'live' || fate === 'restoring') return { stage: fate };
  return { stage: fate, hasLateWords: isLate };
}
