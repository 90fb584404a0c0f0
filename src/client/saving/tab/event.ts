import type { Change, LastWords } from '#client/saving/row/change.ts';
import type { Row, RowNote, RowOp, SentSave } from '#client/saving/row/row.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { Base, Document } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { KindName } from '#domain/kinds.ts';

/** Messages between one user's tabs in one browser. */
export type TabMessage =
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'docs'; docs: ReceivedDocument[] }
  | { kind: 'nudge'; id: string }
  | { kind: 'session'; uid: string | null }
  | { kind: 'ended' };

export type Refusal = {
  code: ErrorCode;
  message: string;
  retryAfterMs?: number | undefined;
  current?: Base | undefined;
  existing?: Base | undefined;
};

export type Reply =
  | { result: 'saved'; seq: number; version: number; updatedAt: string }
  | { result: 'deleted' }
  | { result: 'restored'; theirs: Base }
  | { result: 'kept'; conflictId: string }
  | { result: 'refused'; op: RowOp; seq: number | null; conflictId: string | null; refusal: Refusal };

/** Who reports that this user is signed in: the person who just did it, the server when asked, or another tab. */
export type SessionSource = 'person' | 'server' | 'tab';

/** `now` is monotonic; `random` and `freshId` come from outside, so that runs are reproducible. */
export type SyncEvent =
  | { type: 'opened'; rows: Row[]; isDurable: boolean; now: number }
  | { type: 'read'; rows: Row[]; now: number }
  | { type: 'create'; kind: KindName; doc: Document; now: number }
  | { type: 'edit'; id: string; doc: Document; isUrgent: boolean; now: number }
  | { type: 'delete'; id: string; now: number }
  | { type: 'undelete'; id: string; now: number }
  | { type: 'forget'; id: string; now: number }
  | { type: 'as-new'; id: string; newId: string; now: number }
  | { type: 'resolve'; id: string; conflictId: string; choice: 'mine' | 'theirs'; at: string; now: number }
  | { type: 'journaled'; change: Change; rows: Row[]; now: number }
  | { type: 'storage-lost'; now: number }
  | { type: 'storage-found'; rows: Row[]; now: number }
  | { type: 'lead'; isLeader: boolean; now: number }
  | { type: 'replied'; id: string; reply: Reply; random: number; freshId: string; now: number }
  | { type: 'listed'; docs: ReceivedDocument[] | null; etag: string | null; now: number }
  | { type: 'list-refused'; refusal: Refusal; now: number }
  | { type: 'session-known'; uid: string | null; from: SessionSource; now: number }
  | { type: 'heard'; message: TabMessage; now: number }
  | { type: 'visible'; isVisible: boolean; now: number }
  | { type: 'poke'; isAsked: boolean; now: number }
  | { type: 'touched'; now: number }
  | { type: 'flush'; now: number }
  | { type: 'leaving'; now: number }
  | { type: 'ended'; now: number }
  | { type: 'tick'; now: number };

type WithoutNow<T> = T extends { now: number } ? Omit<T, 'now'> : never;

/** Without time; the driver adds it. */
export type TimelessEvent = WithoutNow<SyncEvent>;

export type Effect =
  | { do: 'journal'; change: Change }
  | { do: 'read' }
  | { do: 'put'; id: string; sent: SentSave }
  /** Sent without waiting for a reply: the page may be gone. The journal repeats it under the same seq. */
  | { do: 'put-and-leave'; sent: SentSave }
  /** Words without a number yet: left for the next page, and sent under a client id of their own. */
  | { do: 'last-words'; words: LastWords; isSent: boolean }
  | { do: 'delete'; kind: KindName; id: string }
  | { do: 'restore'; kind: KindName; id: string }
  | { do: 'keep'; kind: KindName; id: string; note: RowNote }
  | { do: 'list'; etag: string | null }
  | { do: 'ask-session' }
  | { do: 'tell'; message: TabMessage };
