import type { Document } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
  numberOf,
  type Row,
  type Statement,
  type Steps,
  statement,
  textOf,
} from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { forgetOldClients, isApplied, rememberSave, type Sender, selectApplied } from './applied-saves.ts';
import { type StoredJson, selectLiveOfType, storedJson } from './document-row.ts';
import { keepRevisions, type OldBody, replacedIn } from './keep-replaced-texts.ts';
import { perKind } from './per-kind.ts';
import { storedBody } from './stored-body.ts';

export type Save = {
  uid: string;
  id: string;
  body: Document;
  /** The version that the client built upon; undefined to create it. */
  expected: number | undefined;
  sender: Sender | undefined;
  now: number;
  /** They affect only the speed. */
  hints?: SaveHints;
};

export type SaveHints = {
  /** The text that `body` was parsed from, if it contains nothing else. */
  sent?: string | undefined;
  /** The stored state that the client expects; used only if its version matches. */
  known?: KnownBody | undefined;
};

export type KnownBody = OldBody & { version: number };

export type SaveOutcome =
  | { status: 'saved' | 'repeated'; version: number; updatedAt: string }
  | { status: 'mismatch'; current: StoredJson }
  | { status: 'type-exists'; existing: StoredJson }
  | { status: 'full'; code: ErrorCode }
  | { status: 'type-changed' | 'deleted' | 'unknown' };

const SQL = perKind(({ table }) => ({
  // Without the body, which may be long and isn't needed to refuse.
  current: `SELECT d.type, d.version, d.created_at, d.deleted_at,
       a.seq, a.version AS applied_version, a.updated_at AS applied_at
     FROM ${table} d LEFT JOIN applied_saves a ON a.uid = d.uid AND a.id = ? AND a.client = ?
     WHERE d.uid = ? AND d.id = ? FOR UPDATE OF d`,
  body: `SELECT body FROM ${table} WHERE uid = ? AND id = ?`,
  living: `SELECT COUNT(*) AS living FROM ${table} WHERE uid = ? AND deleted_at IS NULL`,
  insert: `INSERT INTO ${table} (uid, id, type, version, created_at, updated_at, deleted_at, body)
     VALUES (?, ?, ?, 1, ?, ?, NULL, ?) ON CONFLICT DO NOTHING`,
  replace: `UPDATE ${table} SET version = ?, updated_at = ?, body = ? WHERE uid = ? AND id = ?`,
}));

// Callers pass `() => saveSteps(…)`, never their own generator function: V8 gives every new one a prototype and a
// hidden class, which costs as much as the statements.
export function* saveSteps(kind: DocumentKind, save: Save): Steps<SaveOutcome> {
  const { body, expected, sender } = save;
  const { rows } = yield selectCurrent(kind, save, sender?.client ?? '');
  const current = rows[0];
  if (!current) return expected === undefined ? yield* insert(kind, save) : { status: 'unknown' };
  if (current.deleted_at !== null) return { status: 'deleted' };
  if (isApplied(current, sender)) return repeated(current);
  if (numberOf(current, 'version') !== expected) return yield* mismatch(kind, save, current);
  if (current.type !== kind.rules.slotOf(body)) return { status: 'type-changed' };
  return yield* replace(kind, save, current);
}

function selectCurrent(kind: DocumentKind, { uid, id }: Save, client: string): Statement {
  return statement(SQL(kind).current, sharedId(kind, id), client, uid, id);
}

// The version that this client wrote, not the newest: with the newest, it would overwrite another device.
function repeated(row: Row): SaveOutcome {
  return {
    status: 'repeated',
    version: numberOf(row, 'applied_version'),
    updatedAt: textOf(row, 'applied_at'),
  };
}

function* mismatch(kind: DocumentKind, save: Save, current: Row): Steps<SaveOutcome> {
  const { uid, id, sender } = save;
  if (sender) {
    // A repetition that waited for its twin's commit gets the new document from PostgreSQL, but with the sequence
    // number from before the wait. Without this second look, its own words would come back as a conflict.
    const [applied] = (yield selectApplied(uid, sharedId(kind, id), sender.client)).rows;
    if (applied && isApplied(applied, sender)) return repeated(applied);
  }
  return { status: 'mismatch', current: storedJson(yield* withBody(kind, save, current)) };
}

function* withBody(kind: DocumentKind, { uid, id }: Save, current: Row): Steps<Row> {
  const { rows } = yield statement(SQL(kind).body, uid, id);
  return { ...current, body: textOf(rows[0] ?? {}, 'body') };
}

function* insert(kind: DocumentKind, save: Save): Steps<SaveOutcome> {
  const { uid, id, body, sender, now, hints } = save;
  const { createdAt } = body;
  const { most } = kind;
  if (most && (yield* isFull(kind, save, most.count))) return { status: 'full', code: most.code };
  const updatedAt = new Date(now).toISOString();
  const { changes } = yield statement(
    SQL(kind).insert,
    uid,
    id,
    kind.rules.slotOf(body),
    createdAt,
    updatedAt,
    storedBody(body, hints?.sent, { createdAt, updatedAt }),
  );
  if (changes === 0) return yield* whoIsThere(kind, save);
  if (sender) yield rememberSave({ uid, sharedId: sharedId(kind, id), sender, version: 1, updatedAt });
  return { status: 'saved', version: 1, updatedAt };
}

// One that exists under another id is merged there, however many there are.
function* isFull(kind: DocumentKind, { uid, body }: Save, most: number): Steps<boolean> {
  const { rows } = yield statement(SQL(kind).living, uid);
  if (Number(rows[0]?.living) < most) return false;
  return (yield selectLiveOfType(kind, uid, kind.rules.slotOf(body))).rows.length === 0;
}

// Either the type is taken under another id, or another server just inserted this very id.
function* whoIsThere(kind: DocumentKind, save: Save): Steps<SaveOutcome> {
  const { uid, id, body } = save;
  const ofType = (yield selectLiveOfType(kind, uid, kind.rules.slotOf(body))).rows[0];
  if (ofType && ofType.id !== id) return { status: 'type-exists', existing: storedJson(ofType) };
  const same = (yield selectCurrent(kind, save, '')).rows[0];
  if (!same || same.deleted_at !== null) return { status: 'deleted' };
  return yield* mismatch(kind, save, same);
}

function* replace(kind: DocumentKind, save: Save, current: Row): Steps<SaveOutcome> {
  const { uid, id, body, sender, now, hints } = save;
  const version = numberOf(current, 'version') + 1;
  const updatedAt = new Date(now).toISOString();
  const createdAt = textOf(current, 'created_at');
  const old = yield* storedTexts(kind, save, current);
  const text = storedBody(body, hints?.sent, { createdAt, updatedAt });
  yield statement(SQL(kind).replace, version, updatedAt, text, uid, id);
  const key = sharedId(kind, id);
  if (sender) {
    yield rememberSave({ uid, sharedId: key, sender, version, updatedAt });
    if (current.seq === null) yield forgetOldClients(uid, key);
  }
  yield* keepRevisions(uid, key, replacedIn(kind, old, body), now);
  return { status: 'saved', version, updatedAt };
}

function* storedTexts(kind: DocumentKind, save: Save, current: Row): Steps<OldBody> {
  const known = save.hints?.known;
  if (known?.version === numberOf(current, 'version')) return known;
  const body: Document = JSON.parse(textOf(yield* withBody(kind, save, current), 'body'));
  return { body, updatedAt: body.updatedAt };
}
