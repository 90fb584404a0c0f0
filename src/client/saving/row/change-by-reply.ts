import type { Base } from '#domain/documents/document.ts';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { kindOf } from '#domain/kinds.ts';
import { type ChangeContext, type Changed, follow, type Of, one, UNCHANGED } from './change.ts';
import { newRow, rebased, reworded, touched, withNotes } from './rebase-row.ts';
import {
  hasLateWords,
  isDeletedWithWords,
  nextOp,
  noteToKeep,
  type Row,
  type SentSave,
  versionOf,
  type Words,
} from './row.ts';

const UNSENT: Words = { state: 'unsent' };
const SAVED: Words = { state: 'saved' };

/** Records the request before it is sent: after a crash it must be repeated under the same seq. */
export function changeByBegin({ id }: Of<'begin'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row) return UNCHANGED;
  const op = nextOp(row);
  if (op === 'put' && row.words.state !== 'sent') {
    const save = { kind: row.kind, seq: row.seq, baseVersion: versionOf(row.base), doc: row.mine };
    return one(touched(row, nextStamp(), { words: { state: 'sent', save } }));
  }
  if (op === 'delete') {
    const life = { stage: 'delete-sent', hasLateWords: hasLateWords(row.life) } as const;
    return one(touched(row, nextStamp(), { life }));
  }
  return one(row);
}

export function changeByAck(change: Of<'acked'>, { read, nextStamp }: ChangeContext): Changed {
  const { row, save } = replied(change.id, change.seq, read);
  if (!row || !save) return UNCHANGED;
  const stamp = nextStamp();
  // A repeated save gets a 200 even if others have saved on top of it. Build only on the version that our words became:
  // a later number would overwrite theirs unseen.
  const version = Math.min(change.version, save.baseVersion + 1);
  const isNewest = row.seq === save.seq;
  if (!isNewest && version < versionOf(row.base)) return one(touched(row, stamp, { words: UNSENT }));
  const doc = { ...save.doc, updatedAt: change.updatedAt };
  const base = { doc, version };
  return one(touched(row, stamp, isNewest ? { base, words: SAVED, mine: doc } : { base, words: UNSENT }));
}

export function changeByConflict(change: Of<'conflicted'>, { read, nextStamp }: ChangeContext): Changed {
  const { row } = replied(change.id, change.seq, read);
  return row ? one(rebased(row, change.theirs, nextStamp())) : UNCHANGED;
}

/** Another device filled this slot first: ours is merged into it, word by word, and its id redirects there. */
export function changeByTaken(change: Of<'taken'>, context: ChangeContext): Changed {
  const { read, nextStamp } = context;
  const { existing } = change;
  const { row } = replied(change.id, change.seq, read);
  if (!row) return UNCHANGED;
  if (row.life.stage !== 'live') {
    const life = { stage: 'deleted', hasLateWords: hasLateWords(row.life) } as const;
    return one(touched(row, nextStamp(), { words: UNSENT, life }));
  }
  const { id, row: target } = follow(existing.doc.id, read);
  if (target === undefined) return { needs: id };
  const isOther = target !== null && target.id !== row.id;
  if (isOther && isUndecided(target)) {
    return one(touched(row, nextStamp(), { words: UNSENT }));
  }
  return joined(row, isOther ? targetBack(target, existing, nextStamp) : null, change, context);
}

// "Start over" while offline: the old one is still to be deleted, and merging into it would restore it. Late words that
// are on their way would be sent twice.
function isUndecided({ life, words }: Row): boolean {
  return life.stage === 'deleted' ? words.state === 'sent' : life.stage !== 'live';
}

// Deleted here but live again on the server: late words are valid after all. Rebuilt from the server's copy alone, the
// row would lose them.
function targetBack(target: Row, existing: Base, nextStamp: () => number): Row | null {
  if (target.life.stage === 'live') return target;
  if (!isDeletedWithWords(target.life)) return null;
  return { ...rebased(target, existing, nextStamp()), life: { stage: 'live' } };
}

// The restored document may be the one that this row came from: then its id no longer redirects here.
function joined(
  row: Row,
  target: Row | null,
  { existing }: Of<'taken'>,
  { uid, nextStamp }: ChangeContext,
): Changed {
  const { kind } = row;
  const { id } = existing.doc;
  const stamp = nextStamp();
  const there = target ?? newRow({ uid, kind, stamp, mine: existing.doc, base: existing });
  const { merged, conflicts } = mergeDocuments(kindOf(kind), null, { ...row.mine, id }, there.mine);
  const notes = withNotes([...there.notes, ...row.notes], conflicts, stamp);
  const left = touched(row, nextStamp(), { words: SAVED, life: { stage: 'moved', to: id }, notes: [] });
  return { rows: [reworded(there, stamp, merged, { notes }), left], removed: [] };
}

export function changeByRefusal(
  { id, seq, code }: Of<'refused'>,
  { read, nextStamp }: ChangeContext,
): Changed {
  const { row, save } = replied(id, seq, read);
  if (!row || !save) return UNCHANGED;
  // Words changed since then may be acceptable: block only the refused ones.
  const words: Words = row.seq === save.seq ? { state: 'refused', code } : UNSENT;
  return one(touched(row, nextStamp(), { words }));
}

/** The server doesn't know it, for example after restoring a backup: send it as new. */
export function changeByUnknown({ id, seq }: Of<'unknown'>, { read, nextStamp }: ChangeContext): Changed {
  const { row } = replied(id, seq, read);
  return row ? one(reworded(row, nextStamp(), row.mine, { base: null, words: UNSENT })) : UNCHANGED;
}

/** The server has deleted it. `seq` null: noticed without words to send. */
export function changeByGone({ id, seq }: Of<'gone'>, { read, nextStamp }: ChangeContext): Changed {
  const row = read(id);
  if (!row || row.life.stage === 'moved') return UNCHANGED;
  if (seq === null) {
    if (row.words.state !== 'saved' || row.life.stage !== 'live') return UNCHANGED;
    const life = { stage: 'deleted', hasLateWords: noteToKeep(row) !== undefined } as const;
    return one(touched(row, nextStamp(), { life }));
  }
  if (!replied(id, seq, read).row) return UNCHANGED;
  if (row.life.stage === 'restoring') return one(touched(row, nextStamp(), { words: UNSENT }));
  const hasLateWords = 'hasLateWords' in row.life ? row.life.hasLateWords : true;
  return one(touched(row, nextStamp(), { words: UNSENT, life: { stage: 'deleted', hasLateWords } }));
}

type Replied = { row: Row | null; save: SentSave | null };

function replied(id: string, seq: number, read: ChangeContext['read']): Replied {
  const row = read(id);
  if (row?.words.state !== 'sent' || row.words.save.seq !== seq) return { row: null, save: null };
  return { row, save: row.words.save };
}
