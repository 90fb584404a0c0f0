import { numberOf, type Row, type Statement, statement } from '#server/database/engine.ts';

/** The client of a save and its number there: a repeated save is answered, not applied again. */
export type Sender = { client: string; seq: number };

type Applied = { uid: string; sharedId: string; sender: Sender; version: number; updatedAt: string };

// Every page that saves adds one: without a limit they would outgrow the document.
const REMEMBERED_CLIENTS = 20;

// Counted per document: one client's saves of two documents may arrive in either order.
export function isApplied(row: Row, sender: Sender | undefined): boolean {
  return sender !== undefined && row.seq !== null && numberOf(row, 'seq') >= sender.seq;
}

export function selectApplied(uid: string, sharedId: string, client: string): Statement {
  return statement(
    `SELECT seq, version AS applied_version, updated_at AS applied_at FROM applied_saves
     WHERE uid = ? AND id = ? AND client = ?`,
    uid,
    sharedId,
    client,
  );
}

export function rememberSave({ uid, sharedId, sender, version, updatedAt }: Applied): Statement {
  return statement(
    `INSERT INTO applied_saves (uid, id, client, seq, version, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (uid, id, client)
     DO UPDATE SET seq = excluded.seq, version = excluded.version, updated_at = excluded.updated_at`,
    uid,
    sharedId,
    sender.client,
    sender.seq,
    version,
    updatedAt,
  );
}

export function forgetOldClients(uid: string, sharedId: string): Statement {
  return statement(
    `DELETE FROM applied_saves WHERE uid = ? AND id = ? AND client IN
       (SELECT client FROM applied_saves WHERE uid = ? AND id = ?
        ORDER BY version DESC LIMIT 200 OFFSET ${REMEMBERED_CLIENTS})`,
    uid,
    sharedId,
    uid,
    sharedId,
  );
}
