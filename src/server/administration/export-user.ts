import type { AppUser } from '#domain/account/account.ts';
import { VERSION_ORIGINS } from '#domain/api/api-contract.ts';
import { type BackupEntry, type BackupVersion, backupText, makeBackup } from '#domain/backup/backup.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { KINDS_BY_NAME } from '#server/all-kinds.ts';
import { type Engine, numberOf, type Row, textOf } from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';

const VERSIONS = `SELECT saved_at, origin, field, text FROM revisions WHERE uid = ? AND id = ?
  ORDER BY saved_at DESC, kept_at DESC, revision_id`;

/** The same file that the person could download, which this app can restore; with every earlier version. */
export async function exportUser(engine: Engine, uid: string, now: string): Promise<string> {
  const user = await userOf(engine, uid);
  const entries: BackupEntry[] = [];
  for (const kind of KIND_NAMES) {
    const stored = KINDS_BY_NAME[kind];
    for (const { id, body } of await bodiesOf(engine, stored, uid)) {
      const versions = await versionsOf(engine, uid, sharedId(stored, id));
      entries.push({ kind, doc: stored.schema.parse(body), versions });
    }
  }
  return backupText(makeBackup({ user, entries, now }));
}

async function userOf(engine: Engine, uid: string): Promise<AppUser> {
  const [row = {}] = await engine.read('SELECT email, display_name FROM users WHERE uid = ?', [uid]);
  const displayName = typeof row.display_name === 'string' ? row.display_name : null;
  return { uid, email: textOf(row, 'email'), displayName, photoURL: null };
}

async function bodiesOf(engine: Engine, { table }: DocumentKind, uid: string) {
  const live = `SELECT id, body FROM ${table} WHERE uid = ? AND deleted_at IS NULL ORDER BY created_at, id`;
  const rows = await engine.read(live, [uid]);
  return rows.map((row) => ({ id: textOf(row, 'id'), body: JSON.parse(textOf(row, 'body')) as unknown }));
}

async function versionsOf(engine: Engine, uid: string, id: string): Promise<BackupVersion[]> {
  return (await engine.read(VERSIONS, [uid, id])).map((row: Row) => ({
    savedAt: new Date(numberOf(row, 'saved_at')).toISOString(),
    origin: VERSION_ORIGINS.find((origin) => origin === row.origin) ?? 'edited',
    field: textOf(row, 'field'),
    text: textOf(row, 'text'),
  }));
}
