import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startPostgres } from '#server/database/testing/postgres.ts';
import { cpuSecondsOfFamily, parentOf } from './processor-time.ts';

export type Database = {
  name: string;
  dataDir: string;
  url: string | undefined;
  /** CPU time of the database's own processes; SQLite has none. */
  cpuSeconds(): number;
  /** Reclaims space from overwritten rows: otherwise the size depends on when that last happened. */
  tidy(): Promise<void>;
  /** The size on disk, tables and indexes. */
  bytes(): Promise<number>;
  /** Bytes written so far for durability; NaN if the engine doesn't report it. */
  logBytes(): Promise<number>;
  stop(): Promise<void>;
};

export async function openSqliteDatabase(): Promise<Database> {
  const dataDir = scratchFolder();
  return {
    name: 'SQLite',
    dataDir,
    url: undefined,
    cpuSeconds: () => 0,
    // SQLite reuses free pages immediately.
    tidy: async () => undefined,
    bytes: async () => {
      const database = new DatabaseSync(join(dataDir, 'cornerstone.db'), { readOnly: true });
      const [row] = database
        .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
        .all();
      database.close();
      return Number(row?.bytes);
    },
    logBytes: async () => Number.NaN,
    stop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export async function openPostgresDatabase(): Promise<Database> {
  const dataDir = scratchFolder();
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const numberOf = async (sql: string) =>
    Number((await client.query(`SELECT (${sql})::float8 AS n`)).rows[0]?.n);
  const postmaster = parentOf(await numberOf('pg_backend_pid()'));
  return {
    name: 'PostgreSQL',
    dataDir,
    url,
    cpuSeconds: () => cpuSecondsOfFamily(postmaster),
    tidy: async () => void (await client.query('VACUUM FULL')),
    bytes: () => numberOf('pg_database_size(current_database())'),
    logBytes: () => numberOf("pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"),
    async stop() {
      await client.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
