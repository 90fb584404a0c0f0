import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import {
  numberOf,
  type Row,
  type Statement,
  type Steps,
  statement,
  textOf,
  type Unit,
} from '#server/database/engine.ts';
import type { KnownTexts, Sender } from '#server/fast-saves/recent-texts.ts';
import { type StoredJson, selectLiveOfType, storedJson } from './blueprint-row.ts';
import { keepRevisions, replacedIn } from './keep-replaced-texts.ts';
import { storedBody } from './stored-body.ts';

export type Save = {
  uid: string;
  blueprint: Blueprint;
  /** The text that `blueprint` was read from, if it holds nothing else. */
  sent?: string | undefined;
  /** The version the writer built upon; undefined when it must not exist yet. */
  expected: number | undefined;
  /** Who sent it and as its how-manieth save: a repeated request is answered, not applied again. */
  sender: Sender | undefined;
  now: number;
  /** What the writer believes to be stored; used only if its version is the stored one. */
  known?: KnownTexts | undefined;
};

export type SaveOutcome =
  | { status: 'saved' | 'repeated'; version: number; updatedAt: string }
  | { status: 'mismatch'; current: StoredJson }
  | { status: 'type-exists'; existing: StoredJson }
  | { status: 'type-changed' | 'deleted' | 'unknown' };

// A new one for each page that saves: without an end they would outgrow the document itself.
const REMEMBERED_CLIENTS = 20;

export function saveBlueprint(save: Save): Unit<SaveOutcome> {
  return () => saveSteps(save);
}

// Not written inside the function above: V8 gives every new generator function a prototype and a hidden class of
// its own, which costs as much as the statements.
export function* saveSteps(save: Save): Steps<SaveOutcome> {
  const { uid, blueprint, expected, sender } = save;
  const { rows } = yield selectCurrent(uid, blueprint.id, sender?.client ?? '');
  const current = rows[0];
  if (!current) return expected === undefined ? yield* insert(save) : { status: 'unknown' };
  if (current.deleted_at !== null) return { status: 'deleted' };
  if (isApplied(current, sender)) return repeated(current);
  if (numberOf(current, 'version') !== expected) return yield* mismatch(save, current);
  if (current.type !== blueprint.type) return { status: 'type-changed' };
  return yield* replace(save, current);
}

// Counted per document: two documents of one client travel at once and may arrive in either order.
function isApplied(row: Row, sender: Sender | undefined): boolean {
  return sender !== undefined && row.seq !== null && numberOf(row, 'seq') >= sender.seq;
}

// The version this client wrote, not the newest: told the newest, it would overwrite another device.
function repeated(row: Row): SaveOutcome {
  return {
    status: 'repeated',
    version: numberOf(row, 'applied_version'),
    updatedAt: textOf(row, 'applied_at'),
  };
}

function* mismatch(save: Save, current: Row): Steps<SaveOutcome> {
  const { uid, blueprint, sender } = save;
  if (sender) {
    // A repetition that waited for its twin to commit gets from PostgreSQL the blueprint as it is now, but beside it
    // the number as it was before the wait. Without this second look its own words would come back as a conflict.
    const [applied] = (yield selectApplied(uid, blueprint.id, sender.client)).rows;
    if (applied && isApplied(applied, sender)) return repeated(applied);
  }
  return { status: 'mismatch', current: storedJson(yield* withBody(save, current)) };
}

function selectApplied(uid: string, id: string, client: string): Statement {
  return statement(
    `SELECT seq, version AS applied_version, updated_at AS applied_at FROM applied_saves
     WHERE uid = ? AND id = ? AND client = ?`,
    uid,
    id,
    client,
  );
}

// Without the body, which may be long and is rarely needed: see KnownTexts.
function selectCurrent(uid: string, id: string, client: string): Statement {
  return statement(
    `SELECT b.type, b.version, b.created_at, b.deleted_at,
       a.seq, a.version AS applied_version, a.updated_at AS applied_at
     FROM blueprints b LEFT JOIN applied_saves a ON a.uid = b.uid AND a.id = b.id AND a.client = ?
     WHERE b.uid = ? AND b.id = ? FOR UPDATE OF b`,
    client,
    uid,
    id,
  );
}

function* withBody({ uid, blueprint }: Save, current: Row): Steps<Row> {
  const { rows } = yield statement('SELECT body FROM blueprints WHERE uid = ? AND id = ?', uid, blueprint.id);
  return { ...current, body: textOf(rows[0] ?? {}, 'body') };
}

function* insert(save: Save): Steps<SaveOutcome> {
  const { uid, blueprint, now } = save;
  const updatedAt = new Date(now).toISOString();
  const { changes } = yield statement(
    `INSERT INTO blueprints (uid, id, type, version, created_at, updated_at, deleted_at, body)
     VALUES (?, ?, ?, 1, ?, ?, NULL, ?) ON CONFLICT DO NOTHING`,
    uid,
    blueprint.id,
    blueprint.type,
    blueprint.createdAt,
    updatedAt,
    storedBody(blueprint, save.sent, { createdAt: blueprint.createdAt, updatedAt }),
  );
  if (changes === 0) return yield* whoIsThere(save);
  if (save.sender) yield remember(save, save.sender, 1, updatedAt);
  return { status: 'saved', version: 1, updatedAt };
}

// Either the type is taken under another id, or another server inserted this very id a moment ago.
function* whoIsThere(save: Save): Steps<SaveOutcome> {
  const { uid, blueprint } = save;
  const ofType = (yield selectLiveOfType(uid, blueprint.type)).rows[0];
  if (ofType && ofType.id !== blueprint.id) return { status: 'type-exists', existing: storedJson(ofType) };
  const same = (yield selectCurrent(uid, blueprint.id, '')).rows[0];
  if (!same || same.deleted_at !== null) return { status: 'deleted' };
  return yield* mismatch(save, same);
}

function* replace(save: Save, current: Row): Steps<SaveOutcome> {
  const { uid, blueprint, now } = save;
  const version = numberOf(current, 'version') + 1;
  const updatedAt = new Date(now).toISOString();
  const createdAt = textOf(current, 'created_at');
  const old = yield* storedTexts(save, current);
  yield statement(
    'UPDATE blueprints SET version = ?, updated_at = ?, body = ? WHERE uid = ? AND id = ?',
    version,
    updatedAt,
    storedBody(blueprint, save.sent, { createdAt, updatedAt }),
    uid,
    blueprint.id,
  );
  if (save.sender) {
    yield remember(save, save.sender, version, updatedAt);
    if (current.seq === null) yield forgetOldClients(uid, blueprint.id);
  }
  yield* keepRevisions(uid, blueprint.id, replacedIn(old, blueprint), now);
  return { status: 'saved', version, updatedAt };
}

function* storedTexts(save: Save, current: Row): Steps<Blueprint> {
  if (save.known?.version === numberOf(current, 'version')) return save.known;
  return JSON.parse(textOf(yield* withBody(save, current), 'body'));
}

function remember({ uid, blueprint }: Save, sender: Sender, version: number, updatedAt: string): Statement {
  return statement(
    `INSERT INTO applied_saves (uid, id, client, seq, version, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (uid, id, client)
     DO UPDATE SET seq = excluded.seq, version = excluded.version, updated_at = excluded.updated_at`,
    uid,
    blueprint.id,
    sender.client,
    sender.seq,
    version,
    updatedAt,
  );
}

function forgetOldClients(uid: string, id: string): Statement {
  return statement(
    `DELETE FROM applied_saves WHERE uid = ? AND id = ? AND client IN
       (SELECT client FROM applied_saves WHERE uid = ? AND id = ?
        ORDER BY version DESC LIMIT 200 OFFSET ${REMEMBERED_CLIENTS})`,
    uid,
    id,
    uid,
    id,
  );
}
