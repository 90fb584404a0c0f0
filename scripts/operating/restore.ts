import { join, resolve } from 'node:path';
import { messageOf } from '#domain/message-of.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { NewerDatabaseError } from '#server/database/migration.ts';
import { ALL_MIGRATIONS } from '#server/database/migrations/all-migrations.ts';
import { SQLITE_FILE } from '#server/database/open-store.ts';
import { DatabaseInUseError } from '#server/database/sqlite/data-folder-lock.ts';
import { RestoreError, restoreSqlite } from '#server/database/sqlite/restore-sqlite.ts';
import { loadEnv } from '#server/load-env.ts';

// npm run restore FILE: replaces the database with a backup, with the server stopped.
process.umask(0o077);
try {
  const { dataDir, databaseUrl } = readConfig(loadEnv());
  const [file] = process.argv.slice(2);
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'This server keeps its data in PostgreSQL: restore a dump with pg_restore (docs/operating.md says how).',
    );
  }
  if (file === undefined)
    throw new ConfigError('Say which backup, as in: npm run restore data/backups/NAME.db.');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const aside = join(dataDir, 'backups', `before-restore-${stamp}.db`);
  const { users, setAside } = restoreSqlite(resolve(file), join(dataDir, SQLITE_FILE), ALL_MIGRATIONS, aside);
  console.log(`Restored ${resolve(file)}: ${users} ${users === 1 ? 'account' : 'accounts'}.`);
  if (setAside !== undefined) console.log(`What was there before is kept at ${setAside}.`);
  console.log('Start the server now.');
} catch (error) {
  const expected = [ConfigError, RestoreError, DatabaseInUseError, NewerDatabaseError];
  const isExpected = expected.some((kind) => error instanceof kind);
  const sentence =
    error instanceof Error && isExpected
      ? error.message
      : `The restore failed: ${messageOf(error, String(error))}.`;
  console.error(`${sentence} Nothing was changed.`);
  process.exitCode = 1;
}
