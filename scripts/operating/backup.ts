import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf } from '#domain/message-of.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { SQLITE_FILE } from '#server/database/open-store.ts';
import { BackupError, backupSqlite } from '#server/database/sqlite/backup-sqlite.ts';
import { loadEnv } from '#server/load-env.ts';

// npm run backup [file]: a verified copy of the database while the server runs.
let target = '';
try {
  const { dataDir, databaseUrl } = readConfig(loadEnv());
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'This server keeps its data in PostgreSQL: back it up with pg_dump "$DATABASE_URL".',
    );
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  target = resolve(process.argv[2] ?? join(dataDir, 'backups', `cornerstone-${stamp}.db`));
  await backupSqlite(join(dataDir, SQLITE_FILE), target);
  const megabytes = (statSync(target).size / 1_048_576).toFixed(1);
  console.log(`Backed up to ${target} (${megabytes} MB, checked).`);
  console.log(`To restore it: stop the server, then npm run restore ${target}`);
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof ConfigError;
  console.error(
    isExpected
      ? error.message
      : `The backup to ${target} failed: ${messageOf(error, String(error))}. Nothing is left of it; the database is as it was.`,
  );
  process.exitCode = 1;
}
