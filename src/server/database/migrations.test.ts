import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnv } from '#harness/child-env.ts';
import { roundsOf } from '#harness/rounds.ts';
import { temporaryFolder } from '#server/testing/engines.ts';
import { type Migration, NewerDatabaseError } from './migration.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { openStore } from './open-store.ts';
import { SqliteEngine } from './sqlite/sqlite-engine.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

const KILLS = roundsOf('MIGRATION_KILLS', { usual: 10, full: 50 });
const PROGRAM = join(import.meta.dirname, 'testing', 'migrate-once.ts');
const NEWEST = Math.max(...ALL_MIGRATIONS.map(({ version }) => version));
const quiet = { onError: () => undefined, onFatal: () => undefined };

function migrate(...args: string[]): { child: ChildProcess; code: Promise<number | null> } {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: childEnv, stdio: 'ignore' });
  return { child, code: new Promise((resolve) => child.once('exit', resolve)) };
}

/** A database of the first release: only the first migration, with one document. */
function olderDatabase(): string {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'cornerstone.db');
  const first = ALL_MIGRATIONS.filter(({ version }) => version === 1);
  const engine = new SqliteEngine({ file, migrations: first, onFatal: quiet.onFatal });
  void engine.close();
  const database = new DatabaseSync(file);
  database.exec(
    "INSERT INTO blueprints (uid, id, type, version, created_at, updated_at, body) VALUES ('u', 'i', 'identity', 1, '', '', '{}')",
  );
  database.close();
  return dataDir;
}

describe('migrations on SQLite', () => {
  it(`killed at ${KILLS} random moments leave a database that boots, with its rows`, async () => {
    const begun = performance.now();
    const whole = olderDatabase();
    await migrate(whole).code;
    const usualMs = performance.now() - begun;
    rmSync(whole, { recursive: true, force: true });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const dataDir = olderDatabase();
      const { child, code } = migrate(dataDir);
      await new Promise((resolve) => setTimeout(resolve, usualMs * (0.4 + Math.random() * 0.7)));
      child.kill('SIGKILL');
      await code;
      const store = await openStore({ dataDir, databaseUrl: undefined, ...quiet });
      expect(await store.read('SELECT MAX(version) AS version FROM schema_migrations')).toEqual([
        { version: NEWEST },
      ]);
      expect(await store.read('SELECT uid, body FROM blueprints')).toEqual([{ uid: 'u', body: '{}' }]);
      expect(await store.read('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 180_000);

  it('leave the schema as it was when one of them fails', async () => {
    const dataDir = olderDatabase();
    const file = join(dataDir, 'cornerstone.db');
    const broken = {
      version: 99,
      name: 'broken',
      statements: ['CREATE TABLE half (x TEXT)', 'CREATE NONSENSE'],
    };
    const open = () =>
      new SqliteEngine({ file, migrations: [...ALL_MIGRATIONS, broken], onFatal: quiet.onFatal });
    expect(open).toThrow(/syntax error/);
    const database = new DatabaseSync(file);
    expect(database.prepare('SELECT version FROM schema_migrations').all()).toEqual([{ version: 1 }]);
    expect(database.prepare("SELECT name FROM sqlite_master WHERE name = 'half'").all()).toEqual([]);
    database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('refuse a database from which a newer version removed something, not one to which it added', async () => {
    const dataDir = olderDatabase();
    const file = join(dataDir, 'cornerstone.db');
    const newer = (migration: Omit<Migration, 'version'>) =>
      new SqliteEngine({
        file,
        migrations: [...ALL_MIGRATIONS, { version: 998 + ++made, ...migration }],
        onFatal: quiet.onFatal,
      }).close();
    let made = 0;
    const open = () => openStore({ dataDir, databaseUrl: undefined, ...quiet });
    await newer({ name: 'an addition', statements: ['CREATE TABLE added (x TEXT)'] });
    await (await open()).close();
    await newer({ name: 'no addition', statements: ['DROP TABLE added'], takesAway: true });
    await expect(open()).rejects.toBeInstanceOf(NewerDatabaseError);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('several servers starting at once', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('migrate an empty SQLite file once', async () => {
    const dataDir = temporaryFolder();
    const codes = await Promise.all(Array.from({ length: 4 }, () => migrate(dataDir).code));
    expect(codes).toEqual([0, 0, 0, 0]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('migrate an empty PostgreSQL database once', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all(
      Array.from({ length: 6 }, () => openStore({ dataDir: '', databaseUrl: url, ...quiet })),
    );
    const rows = await stores[0]?.read('SELECT version FROM schema_migrations ORDER BY version');
    expect(rows).toEqual(ALL_MIGRATIONS.map(({ version }) => ({ version })));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('start no server on a PostgreSQL that may lose confirmed saves', async () => {
    const url = await postgres.newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    await client.end();
    await expect(openStore({ dataDir: '', databaseUrl: url, ...quiet })).rejects.toThrow(
      'This PostgreSQL runs with synchronous_commit=off, so a saved plan could be lost in a power cut. Set synchronous_commit=on, then start again.',
    );
  });
});
