import type { AppUser } from '#domain/account/account.ts';
import { VERSION_ORIGINS } from '#domain/api/api-contract.ts';
import { type BackupVersion, backupText, makeBackup } from '#domain/backup/backup.ts';
import { blueprintSchema } from '#domain/blueprint/blueprint-schema.ts';
import { launchSchema } from '#domain/launch/launch-schema.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { type Engine, numberOf, type Row, textOf } from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { LAUNCH_KIND } from '#server/launch/launch-kind.ts';

const VERSIONS = `SELECT saved_at, origin, field, text FROM revisions WHERE uid = ? AND id = ?
  ORDER BY saved_at DESC, kept_at DESC, revision_id`;

/** The very file that the person could download, which this app can restore; with every earlier text there is. */
export async function exportUser(engine: Engine, uid: string, now: string): Promise<string> {
  const user = await userOf(engine, uid);
  const blueprints = await bodiesOf(engine, BLUEPRINT_KIND, uid);
  const [launch] = await bodiesOf(engine, LAUNCH_KIND, uid);
  const entries = await Promise.all(
    blueprints.map(async ({ id, body }) => ({
      blueprint: blueprintSchema.parse(body),
      versions: await versionsOf(engine, uid, sharedId(BLUEPRINT_KIND, id)),
    })),
  );
  return backupText(
    makeBackup({
      user,
      entries,
      now,
      launch: launch && {
        launch: launchSchema.parse(launch.body),
        versions: await versionsOf(engine, uid, sharedId(LAUNCH_KIND, launch.id)),
      },
    }),
  );
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
